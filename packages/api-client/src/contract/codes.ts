/**
 * Every permission code, and on which side of the counter it counts: a customer's people, the forwarder's, or both. Held on the other
 * side it opens nothing. Which role is granted which code is the server's business.
 */
export const CODES = {
  'order:view': 'customer',
  'order:edit': 'customer',
  'order:submit': 'customer',
  'order:accept': 'staff',
  'track:view': 'customer',
  'bill:view': 'customer',
  'bill:confirm': 'customer',
  'si:edit': 'customer',
  'vgm:edit': 'customer',
  'preplan:edit': 'customer',
  'vgm:process': 'staff',
  'preplan:process': 'staff',
  'bill:issue': 'staff',
  'settlement:view': 'customer',
  'settlement:confirm': 'customer',
  'invoice:apply': 'customer',
  'invoice:issue': 'staff',
  'charge:issue': 'staff',
  // Who sees what the forwarder pays and earns.
  'charge:margin': 'staff',
  'rate:follow': 'customer',
  'bid:place': 'customer',
  'rate:vip': 'customer',
  'quote:export': 'customer',
  'fuda:view': 'customer',
  'fuda:edit': 'both',
  'fuda:admin': 'staff',
  'company:view': 'customer',
  'company:edit': 'customer',
  'company:apply': 'customer',
  'bid:answer': 'staff',
  'rate:edit': 'staff',
  'fba:edit': 'staff',
  'fba:answer': 'staff',
  'customer:review': 'staff',
  'user:manage': 'customer',
  'user:admin': 'staff',
  'inquiry:answer': 'staff',
  'staff:home': 'staff',
  'report:view': 'staff',
  'warehouse:edit': 'staff',
  'air:edit': 'staff',
  'dictionary:edit': 'staff',
  'house:edit': 'staff',
  'content:edit': 'staff',
  'message:view': 'both',
  'message:send': 'staff',
  'file:view': 'customer',
  'release:apply': 'customer',
  'release:decide': 'staff',
  'party:view': 'customer',
  'party:edit': 'customer',
} as const;

export type Code = keyof typeof CODES;

/** Every login is given these beside its own: they open pages, never a call. */
export type PageCode = 'backstage' | 'backhome' | 'sysmessage';
