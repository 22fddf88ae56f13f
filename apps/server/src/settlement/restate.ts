import type { InvoiceCover, StatementState } from '@lading/api-client/contract';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { amountLess, variance } from '@lading/validators/freight';
import { type Balance, balances, paidState, statementTotals } from '@lading/validators/settlement';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import {
  accountLines,
  accountSums,
  accounts,
  chargeQueries,
  eInvoiceLines,
  eInvoices,
  paymentMatches,
  payments,
} from '../database/schema.ts';

export type Account = typeof accounts.$inferSelect;
export type AccountLine = typeof accountLines.$inferSelect;

const STATUS = ACCOUNT_STATUS;
/** From here on it is owed, and money can come. */
export const AGREED: readonly number[] = [STATUS.confirmed, STATUS.partPaid, STATUS.paid];
export const TO_CONFIRM: readonly number[] = [STATUS.toConfirm, STATUS.reissued];
/** A query that is not settled. */
export const UNSETTLED = ['open', 'answered', 'accepted'] as const;

export const linesOf = (db: Db, accountId: number): Promise<AccountLine[]> =>
  db
    .select()
    .from(accountLines)
    .where(eq(accountLines.accountId, accountId))
    .orderBy(asc(accountLines.position), asc(accountLines.id));

type Compared = Pick<AccountLine, 'id' | 'bookingId' | 'code' | 'currency' | 'amount' | 'predicted'>;

const keyOf = ({ bookingId, code, currency }: Pick<Compared, 'bookingId' | 'code' | 'currency'>) =>
  JSON.stringify([bookingId, code, currency]);

/** How lines stand to what was predicted: the difference of all of a charge stands at its first line. */
export function variancesOf(lines: readonly Compared[], frozen: readonly { currency: string; cnyPerUnit: string }[]) {
  const named = lines.map(({ code, id, ...line }) => ({ ...line, id, code: code || `#${id}` }));
  const asked = ({ bookingId, code, currency }: (typeof named)[number], amount: string) => ({
    booking: String(bookingId),
    code,
    currency,
    amount,
  });
  const { rows } = variance(
    named.flatMap((line) => (line.predicted === null ? [] : [asked(line, line.predicted)])),
    named.map((line) => asked(line, line.amount)),
    { currency: 'CNY', frozen },
  );
  const found = new Map(
    rows.map((row) => [JSON.stringify([Number(row.booking ?? 0), row.code, row.currency]), row] as const),
  );
  const seen = new Set<string>();
  return new Map(
    named.map((line) => {
      const key = keyOf(line);
      const row = found.get(JSON.stringify([Number(line.bookingId), line.code, line.currency]));
      const first = !seen.has(key);
      seen.add(key);
      if (!row || !first) return [line.id, { diff: null, percent: null, state: 'same' as const }] as const;
      const { diff, percent, state } = row;
      return [line.id, { diff: row.predicted === null ? null : diff, percent, state }] as const;
    }),
  );
}

function stateOf(status: number, queries: number, invoices: InvoiceCover): StatementState {
  if (status === STATUS.void) return 'void';
  if (status === STATUS.paid) return 'paid';
  if (status === STATUS.partPaid) return 'partPaid';
  if (status === STATUS.confirmed) return invoices === 'issued' ? 'invoiced' : 'confirmed';
  if (queries > 0) return 'queried';
  return status === STATUS.reissued ? 'reissued' : 'toConfirm';
}

/** How far money has come: from confirmed on it decides the status. */
function paidStatus(status: number, of: readonly Balance[]): number {
  if (!AGREED.includes(status)) return status;
  const paid = paidState(of);
  if (paid === 'paid') return STATUS.paid;
  return paid === 'part' ? STATUS.partPaid : STATUS.confirmed;
}

const ISSUED = 2;

async function coverOf(tx: Db, accountId: number, lines: readonly AccountLine[]): Promise<InvoiceCover> {
  const live = await tx
    .select({ line: eInvoiceLines.accountLineId, status: eInvoices.status })
    .from(eInvoiceLines)
    .innerJoin(eInvoices, eq(eInvoices.id, eInvoiceLines.invoiceId))
    .where(and(eq(eInvoiceLines.accountId, accountId), eq(eInvoiceLines.live, true)));
  if (live.length === 0) return 'none';
  const issued = live.filter(({ status }) => status === ISSUED).length;
  // What is left can be asked for.
  if (issued === 0 && live.length === lines.length) return 'asked';
  return issued === lines.length ? 'issued' : 'part';
}

/** Reckons anew what is kept of a statement beside its lines; it has to be held. The revision goes on by one. */
export async function restate(tx: Db, accountId: number): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error(`no statement ${accountId}`);
  const lines = await linesOf(tx, accountId);
  const queries = await tx
    .select({ lineId: chargeQueries.lineId, status: chargeQueries.status })
    .from(chargeQueries)
    .where(and(eq(chargeQueries.accountId, accountId), inArray(chargeQueries.status, [...UNSETTLED])));
  const paid = await tx
    .select({ currency: payments.currency, amount: paymentMatches.amount, day: payments.day })
    .from(paymentMatches)
    .innerJoin(payments, eq(payments.id, paymentMatches.paymentId))
    .where(eq(paymentMatches.accountId, accountId));
  const invoices = await coverOf(tx, accountId, lines);
  const owed = balances(lines, paid);
  const status = paidStatus(account.status, owed);
  const asked = new Set(queries.flatMap(({ lineId }) => lineId ?? []));
  const sumBy = (list: readonly { currency: string; amount: string }[]) =>
    new Map(statementTotals(list).map(({ currency, amount }) => [currency, amount]));
  const disputed = sumBy(lines.filter(({ id }) => asked.has(id)));
  const predicted = sumBy(
    lines.flatMap(({ currency, predicted: amount }) => (amount === null ? [] : [{ currency, amount }])),
  );
  const apart = variancesOf(lines, account.fx);
  const differing = [...apart.values()].filter(({ state }) => state !== 'same').length;
  const answered = queries.filter((query) => query.status === 'answered').length;
  const days = paid.map(({ day }) => day).sort();
  const state = stateOf(status, queries.length, invoices);
  const { customerId, kind, issueDay, dueDay } = account;
  await tx.delete(accountSums).where(eq(accountSums.accountId, accountId));
  if (owed.length > 0)
    await tx.insert(accountSums).values(
      owed.map(({ currency, due, paid: came }, position) => ({
        accountId,
        customerId,
        currency,
        position,
        kind,
        state,
        issueDay,
        dueDay,
        differs: differing > 0,
        amount: due,
        predicted: predicted.get(currency) ?? amountLess('0', '0', currency),
        paid: came,
        disputed: disputed.get(currency) ?? '0',
        open: status !== STATUS.void && status !== STATUS.paid,
      })),
    );
  const [row] = await tx
    .update(accounts)
    .set({
      status,
      invoices,
      state,
      orders: new Set(lines.map(({ bookingId }) => bookingId ?? account.bookingId)).size || 1,
      lines: lines.length,
      variances: differing,
      openQueries: queries.length - answered,
      answeredQueries: answered,
      paidDay: status === STATUS.paid ? (days.at(-1) ?? null) : null,
      revision: account.revision + 1,
    })
    .where(eq(accounts.id, accountId))
    .returning();
  return row ?? account;
}
