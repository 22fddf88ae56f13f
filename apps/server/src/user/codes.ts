import type { Code, CustomerRole, StaffRole } from '@lading/api-client/contract';
import type { FudaMembership } from '../database/schema.ts';
import type { Grants } from './grants.ts';
import { codesOfMember } from './membership.ts';

/** What each role is granted, on its side of the counter; the codes of pages never open a call. */
export const ROLES = {
  customer: {
    owner: [
      'order:view',
      'order:edit',
      'order:submit',
      'track:view',
      'bill:view',
      'bill:confirm',
      'si:edit',
      'vgm:edit',
      'preplan:edit',
      'settlement:view',
      'settlement:confirm',
      'invoice:apply',
      'company:view',
      'company:edit',
      'company:apply',
      'user:manage',
      'rate:follow',
      'bid:place',
      'quote:export',
      'message:view',
      'file:view',
      'release:apply',
      'party:view',
      'party:edit',
    ],
    ops: [
      'order:view',
      'order:edit',
      'order:submit',
      'track:view',
      'bill:view',
      'bill:confirm',
      'si:edit',
      'vgm:edit',
      'preplan:edit',
      'rate:follow',
      'bid:place',
      'quote:export',
      'company:view',
      'message:view',
      'file:view',
      'release:apply',
      'party:view',
      'party:edit',
    ],
    finance: [
      'order:view',
      'track:view',
      'bill:view',
      'settlement:view',
      'settlement:confirm',
      'invoice:apply',
      'company:view',
      'message:view',
      'file:view',
      'release:apply',
      'party:view',
    ],
    viewer: ['order:view', 'track:view', 'bill:view', 'company:view', 'message:view', 'file:view', 'party:view'],
    tracker: ['order:view', 'track:view', 'message:view'],
  },
  staff: {
    sales: [
      'bid:answer',
      'fba:answer',
      'content:edit',
      'customer:review',
      'inquiry:answer',
      'staff:home',
      'message:send',
      'message:view',
    ],
    pricing: [
      'bid:answer',
      'fba:answer',
      'fba:edit',
      'rate:edit',
      'warehouse:edit',
      'air:edit',
      'dictionary:edit',
      'fuda:edit',
      'fuda:admin',
      'inquiry:answer',
      'staff:home',
      'message:view',
    ],
    op: [
      'report:view',
      'order:accept',
      'vgm:process',
      'preplan:process',
      'inquiry:answer',
      'staff:home',
      'message:view',
    ],
    doc: [
      'report:view',
      'bill:issue',
      'vgm:process',
      'preplan:process',
      'inquiry:answer',
      'staff:home',
      'message:view',
      'release:decide',
    ],
    finance: [
      'report:view',
      'customer:review',
      'inquiry:answer',
      'staff:home',
      'message:view',
      'release:decide',
      'charge:issue',
      'charge:margin',
      'invoice:issue',
    ],
    content: ['content:edit', 'inquiry:answer', 'staff:home', 'message:send', 'message:view'],
    admin: [
      'report:view',
      'order:accept',
      'vgm:process',
      'preplan:process',
      'bill:issue',
      'bid:answer',
      'fba:answer',
      'fba:edit',
      'rate:edit',
      'customer:review',
      'inquiry:answer',
      'staff:home',
      'user:admin',
      'warehouse:edit',
      'air:edit',
      'dictionary:edit',
      'fuda:edit',
      'fuda:admin',
      'house:edit',
      'content:edit',
      'message:send',
      'message:view',
      'release:decide',
      'charge:issue',
      'charge:margin',
      'invoice:issue',
    ],
  },
} as const satisfies {
  customer: Readonly<Record<CustomerRole, readonly Code[]>>;
  staff: Readonly<Record<StaffRole, readonly Code[]>>;
};

interface Granted {
  readonly customerId: number | null;
  readonly roles: readonly string[];
  readonly codes: readonly string[];
  /** of the customer */
  readonly level?: number;
  readonly fuda?: FudaMembership | null | undefined;
  /** what the house grants to roles of his side instead, and to those that it made */
  readonly grants?: Grants | null | undefined;
}

/** From this level of a customer on there are prices of its own. */
export const VIP_FROM = 3;

/** The permission codes of a user: those of his roles, those of his company's level and membership, then those granted one by one. A role that his side does not know grants none. */
export function codesOf({ customerId, roles, codes, level = 0, fuda = null, grants = null }: Granted): string[] {
  const built: Grants = customerId === null ? ROLES.staff : ROLES.customer;
  const known: Grants = { ...built, ...grants };
  const granted = roles.flatMap((role) => (Object.hasOwn(known, role) ? (known[role] ?? []) : []));
  const byLevel = customerId !== null && level >= VIP_FROM ? ['rate:vip'] : [];
  const byMembership = customerId === null ? [] : codesOfMember(fuda, roles);
  return [...new Set<string>([...granted, ...byLevel, ...byMembership, ...codes])];
}
