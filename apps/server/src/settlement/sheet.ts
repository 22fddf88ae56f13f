import type { Out, PortalContract } from '@lading/api-client/contract';
import { amountLess, lineAmount } from '@lading/validators/freight';
import { chargeTotals, dueDay, SUMMED_IN } from '@lading/validators/settlement';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bookingForms, bookings, chargeSheets, customers, fxRates, type LockedRate } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import { orderColumns, orderRow } from '../order/page-row.ts';
import { chinaDate } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { chargeOf } from './charge.ts';
import { droppedOf } from './charge-lines.ts';
import { withPromise } from './order-charges.ts';
import { billedLines, leftPromise, sumIn, unbilled } from './promise.ts';
import { variancesOf } from './restate.ts';
import { today } from './row.ts';
import { termsOf } from './terms.ts';

type Sheet = Out<PortalContract['settlement']['chargeSheet']>;
type Shown = Sheet['lines'][number];

/** The rates of exchange of today, as a statement locks them. */
export async function ratesNow(db: Db): Promise<LockedRate[]> {
  const rows = await db
    .selectDistinctOn([fxRates.currency])
    .from(fxRates)
    .orderBy(fxRates.currency, desc(fxRates.time));
  return rows.map(({ currency, cnyPerUnit, time, source }) => ({ currency, cnyPerUnit, day: chinaDate(time), source }));
}

/** The charges of an order as the forwarder sees them; what is paid and earned only for who may. */
export async function chargeSheetOf(
  db: Db,
  booking: typeof bookings.$inferSelect,
  { language, codes }: { language: Language; codes: readonly string[] },
): Promise<Sheet> {
  const marginShown = codes.includes('charge:margin');
  const [row] = await db.select(orderColumns).from(bookings).where(eq(bookings.id, booking.id));
  if (!row) throw new Error(`no booking ${booking.id}`);
  const order = orderRow(row, language);
  const [customer] = await db.select().from(customers).where(eq(customers.id, booking.customerId));
  const [sheet] = await db.select().from(chargeSheets).where(eq(chargeSheets.bookingId, booking.id));
  const [form] = await db
    .select({ cost: sql<boolean>`${bookingForms.cost} is not null` })
    .from(bookingForms)
    .where(eq(bookingForms.bookingId, booking.id));
  const billed = await billedLines(db, booking.id);
  const waiting = await unbilled(db, booking.id);
  const left = leftPromise(
    sheet?.promised ?? [],
    billed.map(({ line }) => line),
  );
  const all = [
    ...billed.map(({ line, account: { id, accountNo, status } }) => ({ ...line, account: { id, accountNo, status } })),
    ...withPromise(waiting, left).map((charge) => ({ ...charge, account: null, source: sheet?.source ?? null })),
  ];
  // Ids of the two kinds of lines may be the same.
  const apart = variancesOf(
    all.map((line, at) => ({ ...line, id: at, bookingId: booking.id })),
    [],
  );
  const lines = all.map((line, at): Shown => {
    const { id, quantity, currency, amount, predicted } = line;
    const cost = marginShown ? line.cost : null;
    const costAmount = cost === null ? null : lineAmount(cost, quantity, currency);
    return {
      ...chargeOf(line),
      id,
      predicted,
      cost,
      costAmount,
      variance: apart.get(at)?.diff ?? null,
      reason: line.reason,
      reasonText: line.reasonText,
      source: predicted === null ? null : line.source,
      margin: costAmount === null ? null : amountLess(amount, costAmount, currency),
      supplier: marginShown ? line.supplier : '',
      account: line.account,
    };
  });
  const fx = await ratesNow(db);
  const terms = termsOf(customer);
  const { totals, overall } = chargeTotals(
    lines.map(({ currency, amount, costAmount }) => ({ currency, amount, cost: costAmount })),
    SUMMED_IN,
    fx,
  );
  return {
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    customerId: booking.customerId,
    customerName: customer ? ofLanguage(language, customer.name, customer.nameEn) : '',
    vessel: booking.vessel,
    voyage: booking.voyage,
    pol: order.portStartName || order.portStartCode,
    pod: order.portEndName || order.portEndCode,
    etd: booking.etd,
    boxes: order.containers,
    terms: { by: terms.by, days: terms.days },
    lines,
    totals: totals.map(({ currency, receivable, payable }) => ({
      currency,
      receivable,
      payable: marginShown ? payable : null,
      predicted: sumIn(sheet?.promised ?? [], currency),
    })),
    dropped: await droppedOf(
      db,
      [booking.id],
      billed.map(({ line }) => line),
    ),
    overall: overall && (marginShown ? overall : { ...overall, payable: null, margin: null, percent: null }),
    marginShown,
    fx,
    dueDay: dueDay(today(), terms),
    revision: sheet?.revision ?? 0,
    canTake: form?.cost === true || (sheet?.promised.length ?? 0) > 0,
  };
}
