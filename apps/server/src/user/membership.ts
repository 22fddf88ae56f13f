import type { Code } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, type FudaMembership, fudaPartners } from '../database/schema.ts';
import { chinaDate } from '../time.ts';

/** Of a membership: it counts, it is over, it was paused. */
const MEMBERSHIP = { member: 2, expired: 4, paused: 5 } as const;

/** Roles that see the rates of partners, and those that write them for a partner. */
const SEE: ReadonlySet<string> = new Set(['owner', 'ops', 'finance']);
const WRITE: ReadonlySet<string> = new Set(['owner', 'ops']);

const stateOf = ({ validTo, paused }: FudaMembership, today = chinaDate(new Date())) => {
  if (paused) return MEMBERSHIP.paused;
  return validTo < today ? MEMBERSHIP.expired : MEMBERSHIP.member;
};

/** What a membership grants to people of these roles: nothing from the day after its last one. */
export function codesOfMember(fuda: FudaMembership | null | undefined, roles: readonly string[]): Code[] {
  if (!fuda || stateOf(fuda) !== MEMBERSHIP.member) return [];
  const sees: Code[] = roles.some((role) => SEE.has(role)) ? ['fuda:view'] : [];
  return fuda.partner && roles.some((role) => WRITE.has(role)) ? [...sees, 'fuda:edit'] : sees;
}

export const shownMembership = (fuda: FudaMembership | null) =>
  fuda && {
    memberNo: fuda.memberNo,
    validTo: fuda.validTo,
    partner: fuda.partner ?? false,
    state: stateOf(fuda),
  };

interface Joining {
  readonly id: number;
  readonly content: unknown;
}

/** Takes a company into the programme; a forwarder becomes a partner, who writes rates for the others. */
export async function joinProgramme(
  tx: Db,
  customer: typeof customers.$inferSelect,
  { id, content }: Joining,
  validTo: string,
): Promise<void> {
  const isPartner = (content as { role?: string }).role === 'forwarder';
  const memberNo = customer.fuda?.memberNo ?? `FD${String(id).padStart(6, '0')}`;
  const fuda = { memberNo, validTo, ...(isPartner && { partner: true }) };
  await tx.update(customers).set({ fuda }).where(eq(customers.id, customer.id));
  if (!isPartner) return;
  const { code, name, nameEn } = customer;
  await tx
    .insert(fudaPartners)
    .values({ code, name, nameEn, customerId: customer.id })
    .onConflictDoUpdate({ target: fudaPartners.customerId, set: { active: true, name, nameEn } });
}
