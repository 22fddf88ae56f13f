import type { Code, CustomerRole, StaffRole } from '@lading/api-client/contract';

/** What each role is granted, on its side of the counter; the codes of pages never open a call. */
export const ROLES = {
  customer: {
    owner: [
      'order:view',
      'bill:view',
      'bill:confirm',
      'settlement:view',
      'settlement:confirm',
      'company:view',
      'company:edit',
      'company:apply',
      'user:manage',
      'message:view',
    ],
    ops: ['order:view', 'bill:view', 'bill:confirm', 'company:view', 'message:view'],
    finance: ['order:view', 'bill:view', 'settlement:view', 'settlement:confirm', 'company:view', 'message:view'],
    viewer: ['order:view', 'bill:view', 'company:view', 'message:view'],
    tracker: ['order:view', 'message:view'],
  },
  staff: {
    sales: ['content:edit', 'customer:review', 'inquiry:answer', 'staff:home', 'message:send', 'message:view'],
    pricing: ['warehouse:edit', 'air:edit', 'dictionary:edit', 'inquiry:answer', 'staff:home', 'message:view'],
    op: ['inquiry:answer', 'staff:home', 'message:view'],
    doc: ['bill:issue', 'inquiry:answer', 'staff:home', 'message:view'],
    finance: ['customer:review', 'inquiry:answer', 'staff:home', 'message:view'],
    content: ['content:edit', 'inquiry:answer', 'staff:home', 'message:send', 'message:view'],
    admin: [
      'bill:issue',
      'customer:review',
      'inquiry:answer',
      'staff:home',
      'user:admin',
      'warehouse:edit',
      'air:edit',
      'dictionary:edit',
      'house:edit',
      'content:edit',
      'message:send',
      'message:view',
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
}

/** The permission codes of a user: those of his roles, then those granted one by one. A role that his side does not know grants none. */
export function codesOf({ customerId, roles, codes }: Granted): string[] {
  const known: Readonly<Record<string, readonly Code[]>> = customerId === null ? ROLES.staff : ROLES.customer;
  const granted = roles.flatMap((role) => (Object.hasOwn(known, role) ? (known[role] ?? []) : []));
  return [...new Set<string>([...granted, ...codes])];
}
