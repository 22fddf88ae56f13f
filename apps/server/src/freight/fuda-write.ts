import { FUDA_STATE, type FudaState, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type FudaBox, fudaRates, fudaRateVersions } from '../database/schema.ts';
import { olderRow, refused } from '../http/failure.ts';
import type { Visitor } from '../user/session.ts';
import { type FudaRow, holds } from './fuda-find.ts';
import { costsFor, rateNoOf, sellPrice, shownFuda } from './fuda-shown.ts';
import { carriersOf, portsOf } from './named.ts';

type Calls = PortalContract['freight'];
type Written = Omit<In<Calls['updateFuda']>, 'id' | 'revision' | 'submit'>;
type Who = Pick<Visitor, 'customerId' | 'codes' | 'userId'>;

/** What is written of a rate as its row; refuses what is no rate. */
async function valuesOf(db: Db, { prices, sellMarkup = '0.00', spaceLeft = null, ...asked }: Written) {
  const { polId, podId, viaIds, shippingId, validFrom, validTo, currency } = asked;
  if (polId === podId) throw refused('sameEnds', {}, 'podId');
  if (validTo < validFrom) throw refused('fudaDays', {}, 'validTo');
  if (new Set(prices.map(({ ctnType }) => ctnType)).size < prices.length) throw refused('fudaBoxTwice', {}, 'prices');
  const [ports, carriers] = await Promise.all([portsOf(db, [polId, podId, ...viaIds]), carriersOf(db)]);
  const missing = (['polId', 'podId'] as const).find((end) => !ports.has(asked[end]));
  if (missing) throw refused('fudaNoPort', {}, missing);
  if (viaIds.some((id) => !ports.has(id))) throw refused('fudaNoPort', {}, 'viaIds');
  if (!carriers.has(shippingId)) throw refused('fudaNoCarrier', {}, 'shippingId');
  if (asked.spaceState === 'limited' && spaceLeft === null) throw refused('fudaSpaceLeft', {}, 'spaceLeft');
  const boxes = prices.map(({ ctnType, cost = null, member = null }): FudaBox => ({ ctnType, cost, member }));
  const isPriced = boxes.every((box) => {
    const price = sellPrice(box, sellMarkup, currency);
    return price !== null && compareDecimal(price, '0') > 0 && !box.cost?.startsWith('-');
  });
  if (!isPriced) throw refused('fudaPrice', {}, 'prices');
  return { ...asked, etdDays: [...new Set(asked.etdDays)].sort(), prices: boxes, sellMarkup, spaceLeft };
}

/** What becomes of a rate that is written: an administrator's is on once handed in, anybody else's waits for one. */
function stateAfter(now: FudaState, submit: boolean | undefined, who: Who): FudaState {
  const isAdmin = holds(who, 'fuda:admin');
  if (submit) return isAdmin ? FUDA_STATE.on : FUDA_STATE.submitted;
  return isAdmin ? now : FUDA_STATE.draft;
}

/** Adds a rate, once for each sending. */
export async function addRate(
  db: Db,
  { partnerId, requestId, submit, ...asked }: In<Calls['addFuda']>,
  who: Who,
): Promise<{ id: number }> {
  const values = await valuesOf(db, asked);
  const auditState = stateAfter(FUDA_STATE.draft, submit, who);
  const [row] = await db
    .insert(fudaRates)
    .values({ ...values, partnerId, auditState, requestId, editedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: fudaRates.id });
  if (row) return row;
  const [sent] = await db
    .select({ id: fudaRates.id })
    .from(fudaRates)
    .where(and(eq(fudaRates.requestId, requestId), eq(fudaRates.partnerId, partnerId)));
  // Of another partner the same words name another sending.
  if (!sent) throw refused('fudaSentTwice');
  return sent;
}

/** Keeps what a rate was. */
const keep = (tx: Db, row: FudaRow, userId: number) =>
  tx.insert(fudaRateVersions).values({ rateId: row.id, version: row.version, content: { ...row }, userId });

/** Makes the next version of a rate. */
export async function updateRate(
  db: Db,
  { id, revision, submit, ...asked }: In<Calls['updateFuda']>,
  who: Who,
): Promise<Out<Calls['updateFuda']>> {
  const values = await valuesOf(db, asked);
  const tells = await costsFor(db, who);
  const row = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(fudaRates).where(eq(fudaRates.id, id)).for('update');
    if (!before) return undefined;
    if (before.revision !== revision) throw olderRow((await shownFuda(tx, [before], tells))[0]);
    await keep(tx, before, who.userId);
    const next = { version: before.version + 1, revision: revision + 1, editedAt: new Date(), reason: '' };
    const auditState = stateAfter(before.auditState, submit, who);
    const [after] = await tx
      .update(fudaRates)
      .set({ ...values, ...next, auditState })
      .where(eq(fudaRates.id, id))
      .returning();
    return after;
  });
  const [shown] = await shownFuda(db, row ? [row] : [], tells);
  if (!shown) throw refused('fudaState', { rateNo: String(id) });
  return shown;
}

/** Takes rates away; the rows stay. */
export async function removeRates(db: Db, ids: readonly number[]): Promise<{ deleted: number }> {
  const gone = await db
    .update(fudaRates)
    .set({ removedAt: new Date(), editedAt: new Date(), revision: sql`${fudaRates.revision} + 1` })
    .where(and(inArray(fudaRates.id, [...ids]), isNull(fudaRates.removedAt)))
    .returning({ id: fudaRates.id });
  return { deleted: gone.length };
}

const { draft, submitted, on, refused: sentBack, off } = FUDA_STATE;
/** From which states a partner may bring a rate into another one, and from which the forwarder. */
const BY_PARTNER: Readonly<Record<FudaState, readonly FudaState[]>> = {
  [draft]: [submitted, sentBack, off],
  [submitted]: [draft, sentBack, off],
  [on]: [],
  [sentBack]: [],
  [off]: [on, submitted],
};
const BY_ADMIN: Readonly<Record<FudaState, readonly FudaState[]>> = {
  ...BY_PARTNER,
  [on]: [draft, submitted, sentBack, off],
  [sentBack]: [submitted, on],
};

/** Brings rates into another state, all of them or none. */
export async function moveRates(
  db: Db,
  { ids, state, reason }: In<Calls['changeFudaState']>,
  who: Who,
): Promise<{ changed: number }> {
  if (state === sentBack && reason === '') throw refused('reasonMissing', {}, 'reason');
  const from = (holds(who, 'fuda:admin') ? BY_ADMIN : BY_PARTNER)[state];
  return db.transaction(async (tx) => {
    const wanted = and(inArray(fudaRates.id, [...ids]), isNull(fudaRates.removedAt));
    const rows = await tx.select().from(fudaRates).where(wanted).orderBy(fudaRates.id).for('update');
    const stuck = rows.find(({ auditState }) => !from.includes(auditState));
    if (stuck) throw refused('fudaState', { rateNo: rateNoOf(stuck) });
    await tx
      .update(fudaRates)
      .set({
        auditState: state,
        reason: state === sentBack ? reason : '',
        editedAt: new Date(),
        revision: sql`${fudaRates.revision} + 1`,
      })
      .where(wanted);
    return { changed: rows.length };
  });
}
