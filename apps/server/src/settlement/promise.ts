import type { ChargeUnit } from '@lading/api-client/contract';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { amountLess, type CostBasis, lineAmount } from '@lading/validators/freight';
import { statementTotals, type TaxRate } from '@lading/validators/settlement';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import type { FrozenCost } from '../database/schema/booking-forms.ts';
import {
  accountLines,
  accounts,
  bookingForms,
  type bookings,
  type ChargeSource,
  chargeSheets,
  charges,
  fclRates,
  type PromisedCharge,
  quotes,
} from '../database/schema.ts';
import { type Line, nameOfLine } from '../freight/line-words.ts';

type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'customerId'>;

const UNITS: Readonly<Record<CostBasis, ChargeUnit>> = {
  PER_CTN: 'box',
  PER_TEU: 'box',
  PER_BL: 'bill',
  PER_SHIPMENT: 'time',
  PER_RT: 'weight',
  PER_KG: 'weight',
  PERCENT: 'percent',
  AT_COST: 'time',
};

/** International freight and what is paid abroad is free of the tax; trucking bears 9 %, services in China 6 %. */
function taxOf(code: string, currency: string): TaxRate {
  if (currency !== 'CNY' || code === 'OF') return '0';
  return code === 'TRK' ? '9' : '6';
}

function promisedOf(line: Line): PromisedCharge[] {
  const { code, currency, state, chosen, amount, unitPrice, quantity, basis } = line;
  if (amount === null || !(state === 'charged' || (state === 'optional' && chosen))) return [];
  // A percentage, and a price that was raised to the least one, is no price for each.
  const each = unitPrice !== null && basis !== 'PERCENT' && lineAmount(unitPrice, quantity, currency) === amount;
  return [
    {
      code,
      currency,
      amount,
      taxRate: taxOf(code, currency),
      unit: UNITS[basis],
      name: nameOfLine(line, 'zh-CN'),
      nameEn: nameOfLine(line, 'en-US'),
      unitPrice: each ? unitPrice : amount,
      quantity: each ? quantity : '1',
    },
  ];
}

const promisesOf = (cost: FrozenCost): PromisedCharge[] => (cost.lines as readonly Line[]).flatMap(promisedOf);

/** The rate of a booking, and the quotation of it that the company was given last. */
async function sourceOf(tx: Db, { id, customerId }: Booking): Promise<ChargeSource | null> {
  const [form] = await tx.select().from(bookingForms).where(eq(bookingForms.bookingId, id));
  if (!form?.rateId) return null;
  const [rate] = await tx.select().from(fclRates).where(eq(fclRates.id, form.rateId));
  if (!rate) return null;
  const [quote] = await tx
    .select({ id: quotes.id, quoteNo: quotes.quoteNo })
    .from(quotes)
    .where(and(eq(quotes.customerId, customerId), sql`${quotes.rates} @> ${JSON.stringify([{ id: rate.id }])}::jsonb`))
    .orderBy(sql`${quotes.id} desc`)
    .limit(1);
  return {
    rateNo: rate.rateNo,
    rateId: rate.id,
    version: rate.revision,
    quoteNo: quote?.quoteNo ?? '',
    quoteId: quote?.id ?? null,
  };
}

export async function sheetOf(tx: Db, bookingId: number) {
  const [sheet] = await tx.select().from(chargeSheets).where(eq(chargeSheets.bookingId, bookingId)).for('update');
  return sheet;
}

/** Charges of an order that are on no statement. */
export const unbilled = (tx: Db, bookingId: number) =>
  tx.select().from(charges).where(eq(charges.bookingId, bookingId)).orderBy(asc(charges.position), asc(charges.id));

export const billedLines = (tx: Db, bookingId: number) =>
  tx
    .select({ line: accountLines, account: accounts })
    .from(accountLines)
    .innerJoin(accounts, eq(accounts.id, accountLines.accountId))
    .where(and(eq(accountLines.bookingId, bookingId), ne(accounts.status, ACCOUNT_STATUS.void)))
    .orderBy(asc(accounts.id), asc(accountLines.position), asc(accountLines.id));

/**
 * Keeps what the rate of an order promised, and makes charges of what no line bills yet. The sheet is held, or made. How many were added.
 */
export async function takePromise(tx: Db, booking: Booking): Promise<{ revision: number; added: number }> {
  const { id: bookingId, customerId } = booking;
  const [form] = await tx.select().from(bookingForms).where(eq(bookingForms.bookingId, bookingId));
  const before = await sheetOf(tx, bookingId);
  const promised = form?.cost ? promisesOf(form.cost) : (before?.promised ?? []);
  const known = new Set(
    [...(await unbilled(tx, bookingId)), ...(await billedLines(tx, bookingId)).map(({ line }) => line)].map(
      ({ code, currency }) => `${code} ${currency}`,
    ),
  );
  const added = promised.filter(({ code, currency }) => !known.has(`${code} ${currency}`));
  const revision = (before?.revision ?? 0) + 1;
  const values = { promised, source: await sourceOf(tx, booking), revision };
  await tx
    .insert(chargeSheets)
    .values({ bookingId, customerId, ...values })
    .onConflictDoUpdate({ target: chargeSheets.bookingId, set: values });
  const first = await tx.$count(charges, eq(charges.bookingId, bookingId));
  if (added.length > 0)
    await tx.insert(charges).values(added.map((line, at) => ({ ...line, bookingId, position: first + at })));
  return { revision, added: added.length };
}

/** What was promised of each charge that is billed: the first line of a code has it. */
export function leftPromise(
  promised: readonly PromisedCharge[],
  taken: readonly { readonly code: string; readonly currency: string; readonly predicted: string | null }[],
): PromisedCharge[] {
  const gone = new Set(
    taken.filter(({ predicted }) => predicted !== null).map(({ code, currency }) => `${code} ${currency}`),
  );
  return promised.filter(({ code, currency }) => !gone.has(`${code} ${currency}`));
}

const zero = (currency: string): string => amountLess('0', '0', currency);
export const sumIn = (list: readonly { currency: string; amount: string }[], currency: string): string =>
  statementTotals(list).find((sum) => sum.currency === currency)?.amount ?? zero(currency);
