import { type Code, FUDA_STATE } from '@lading/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fudaPartners, fudaRates, fudaSurcharges } from '../database/schema.ts';
import type { Visitor } from '../user/session.ts';
import { dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

export type FudaRow = typeof fudaRates.$inferSelect;
export type FudaCharge = typeof fudaSurcharges.$inferSelect;
export type Partner = typeof fudaPartners.$inferSelect;
type Who = Pick<Visitor, 'customerId' | 'codes'>;

export const holds = ({ codes }: Pick<Visitor, 'codes'>, code: Code): boolean => codes.includes(code);

/** The partner that a company is; undefined where it is none. */
export async function partnerOf(db: Db, customerId: number): Promise<Partner | undefined> {
  const [row] = await db
    .select()
    .from(fudaPartners)
    .where(and(eq(fudaPartners.customerId, customerId), eq(fudaPartners.active, true)));
  return row;
}

/** Whether what is a partner's is the visitor's own business: his company's, or any for the forwarder's people. */
async function isOwn(db: Db, partnerId: number, { customerId }: Who): Promise<boolean> {
  return customerId === null || (await partnerOf(db, customerId))?.id === partnerId;
}

/** A partner for whom the visitor may write. */
export async function findFudaPartner(db: Db, id: number, visitor: Who) {
  const [row] = await db.select().from(fudaPartners).where(eq(fudaPartners.id, id));
  return row && (await isOwn(db, id, visitor)) ? row : undefined;
}

/** A rate that the visitor may change. */
export async function findFudaRate(db: Db, id: number, visitor: Who) {
  const [row] = await db
    .select()
    .from(fudaRates)
    .where(and(eq(fudaRates.id, id), isNull(fudaRates.removedAt)));
  return row && (await isOwn(db, row.partnerId, visitor)) ? row : undefined;
}

/** A rate that the visitor may read: one that he may change, or for a member one that is on and shown to him. */
export async function findFudaOffer(db: Db, id: number, visitor: Who) {
  const own = await findFudaRate(db, id, visitor);
  if (own) return own;
  if (visitor.customerId === null || !holds(visitor, 'fuda:view')) return undefined;
  const on = and(eq(fudaRates.id, id), eq(fudaRates.auditState, FUDA_STATE.on), isNull(fudaRates.removedAt));
  const [row] = await db.select().from(fudaRates).where(on);
  if (!row || row.validTo < dayIn(new Date(), CHINA)) return undefined;
  return row.shareTo === 'all' || !(await partnerOf(db, visitor.customerId)) ? row : undefined;
}

/** A charge that the visitor may change. */
export async function findFudaSurcharge(db: Db, id: number, visitor: Who) {
  const [row] = await db
    .select()
    .from(fudaSurcharges)
    .where(and(eq(fudaSurcharges.id, id), isNull(fudaSurcharges.removedAt)));
  return row && (await isOwn(db, row.partnerId, visitor)) ? row : undefined;
}
