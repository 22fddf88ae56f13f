import type { Code } from '@lading/api-client/contract';

/** Codes that belong together, in the order of the table. One that is in none stands with the last. */
export const GROUPS = {
  orders: [
    'order:view',
    'order:edit',
    'order:submit',
    'order:accept',
    'track:view',
    'file:view',
    'party:view',
    'party:edit',
    'si:edit',
    'vgm:edit',
    'vgm:process',
    'preplan:edit',
    'preplan:process',
    'bill:view',
    'bill:confirm',
    'bill:issue',
    'release:apply',
    'release:decide',
  ],
  rates: [
    'rate:follow',
    'rate:vip',
    'rate:edit',
    'bid:place',
    'bid:answer',
    'quote:export',
    'fuda:view',
    'fuda:edit',
    'fuda:admin',
    'fba:edit',
    'fba:answer',
    'warehouse:edit',
    'air:edit',
  ],
  settlement: [
    'settlement:view',
    'settlement:confirm',
    'invoice:apply',
    'invoice:issue',
    'charge:issue',
    'charge:margin',
  ],
  customers: [
    'company:view',
    'company:edit',
    'company:apply',
    'customer:review',
    'user:manage',
    'inquiry:answer',
    'content:edit',
    'message:view',
    'message:send',
  ],
  house: ['staff:home', 'report:view', 'dictionary:edit', 'house:edit', 'user:admin'],
} as const satisfies Readonly<Record<string, readonly Code[]>>;

export type GroupName = keyof typeof GROUPS;
const NAMES = Object.keys(GROUPS) as GroupName[];

/** The codes of one side under their headings; empty ones are left out. */
export function groupsOf(codes: readonly Code[]) {
  const placed = new Set<Code>(Object.values(GROUPS).flat());
  const others = codes.filter((code) => !placed.has(code));
  return NAMES.map((name) => ({
    name,
    codes: [
      ...(GROUPS[name] as readonly Code[]).filter((code) => codes.includes(code)),
      ...(name === 'house' ? others : []),
    ],
  })).filter((group) => group.codes.length > 0);
}
