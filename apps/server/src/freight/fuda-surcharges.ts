import { FUDA_CHARGE_STATUS, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fudaRates, fudaSurcharges as table } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { badInput, notFound, olderRow, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../user/session.ts';
import { type FudaRow, partnerOf } from './fuda-find.ts';
import { chargesForRate } from './fuda-offers.ts';
import { shownCharges } from './fuda-shown.ts';

type Calls = PortalContract['freight'];

async function page(
  db: Db,
  { current, size, code }: In<Calls['fudaSurcharges']>,
  { customerId }: Visitor,
  rate: FudaRow | undefined,
): Promise<Out<Calls['fudaSurcharges']>> {
  const own = customerId === null ? undefined : await partnerOf(db, customerId);
  if (customerId !== null && !own) return { records: [], total: 0 };
  const wanted = and(
    isNull(table.removedAt),
    own && eq(table.partnerId, own.id),
    rate && and(eq(table.partnerId, rate.partnerId), or(isNull(table.rateId), eq(table.rateId, rate.id))),
    code === '' ? undefined : eq(table.code, code.toUpperCase()),
  );
  const rows = await db
    .select()
    .from(table)
    .where(wanted)
    .orderBy(asc(table.partnerId), asc(table.code), asc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  return { records: await shownCharges(db, rows), total: await db.$count(table, wanted) };
}

/** What of a charge has to hold together. */
function insist({ validFrom, validTo }: { validFrom: string; validTo: string | null }, path = 'validTo'): void {
  if (validTo && validTo < validFrom) throw refused('fudaDays', {}, path);
}

function valuesOf(asked: Omit<In<Calls['saveFudaSurcharge']>, 'id' | 'revision' | 'requestId'>) {
  const { basis, amountsByCtn, validTo } = asked;
  const amount = asked.amount ?? null;
  const isAtCost = basis === 'AT_COST';
  if (!isAtCost && amount === null && amountsByCtn.length === 0) throw refused('fudaAmount', {}, 'amount');
  const values = {
    ...asked,
    amount: isAtCost ? null : amount,
    min: asked.min ?? null,
    max: asked.max ?? null,
    polId: asked.polId ?? null,
    podId: asked.podId ?? null,
    lane: asked.lane ?? null,
    shippingId: asked.shippingId ?? null,
    rateId: asked.rateId ?? null,
    validTo: validTo || null,
    status: asked.status ?? FUDA_CHARGE_STATUS.live,
  };
  insist(values);
  return values;
}

async function save(
  db: Db,
  { id, revision, requestId, ...asked }: In<Calls['saveFudaSurcharge']>,
): Promise<{ id: number }> {
  const values = valuesOf(asked);
  const { partnerId, rateId } = values;
  if (rateId !== null) {
    const own = and(eq(fudaRates.id, rateId), eq(fudaRates.partnerId, partnerId), isNull(fudaRates.removedAt));
    if ((await db.$count(fudaRates, own)) === 0) throw notFound();
  }
  if (id === undefined) {
    const [row] = await db
      .insert(table)
      .values({ ...values, requestId, editedAt: new Date() })
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (row) return row;
    const [sent] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.requestId, requestId), eq(table.partnerId, partnerId)));
    if (!sent) throw refused('fudaSentTwice');
    return sent;
  }
  if (revision === undefined) throw badInput('revision');
  const mine = and(eq(table.id, id), eq(table.partnerId, partnerId), isNull(table.removedAt));
  const [row] = await db
    .update(table)
    .set({ ...values, revision: revision + 1, editedAt: new Date() })
    .where(and(mine, eq(table.revision, revision)))
    .returning({ id: table.id });
  if (row) return row;
  const now = await db.select().from(table).where(mine);
  const [shown] = await shownCharges(db, now);
  throw shown ? olderRow(shown) : notFound();
}

/** Puts something else into charges: what makes one of them wrong changes none. */
async function patch(db: Db, { ids, patch: asked }: In<Calls['updateFudaSurcharges']>): Promise<{ updated: number }> {
  const { amount, validFrom, validTo, status } = asked;
  const put = {
    ...(amount !== undefined && { amount }),
    ...(validFrom && { validFrom }),
    ...(validTo !== undefined && { validTo: validTo || null }),
    ...(status !== undefined && { status }),
  };
  if (Object.keys(put).length === 0) throw refused('fudaNothing', {}, 'patch');
  return db.transaction(async (tx) => {
    const wanted = and(inArray(table.id, [...ids]), isNull(table.removedAt));
    const rows = await tx.select().from(table).where(wanted).orderBy(asc(table.id)).for('update');
    for (const row of rows) {
      insist({ ...row, ...put }, 'patch.validTo');
      if (amount !== undefined && row.basis === 'AT_COST')
        throw refused('fudaAtCost', { code: row.code }, 'patch.amount');
    }
    await tx
      .update(table)
      .set({ ...put, editedAt: new Date(), revision: sql`${table.revision} + 1` })
      .where(wanted);
    return { updated: rows.length };
  });
}

async function remove(db: Db, ids: readonly number[]): Promise<{ deleted: number }> {
  const gone = await db
    .update(table)
    .set({ removedAt: new Date(), editedAt: new Date(), revision: sql`${table.revision} + 1` })
    .where(and(inArray(table.id, [...ids]), isNull(table.removedAt)))
    .returning({ id: table.id });
  return { deleted: gone.length };
}

/** What partners charge beside the freight. */
export const fudaSurcharges = ({ db }: Services): FileHandlers<'freight', 'fudaSurcharges'> => ({
  fudaSurcharges: (asked, { visitor }, rate) => page(db, asked, visitor, rate),
  saveFudaSurcharge: (asked) => save(db, asked),
  deleteFudaSurcharges: ({ ids }) => remove(db, ids),
  async fudaSurcharge(_asked, _caller, row) {
    const [shown] = await shownCharges(db, [row]);
    if (!shown) throw notFound();
    return shown;
  },
  updateFudaSurcharges: (asked) => patch(db, asked),
  fudaCommonSurcharges: (_asked, _caller, row) => chargesForRate(db, row),
});
