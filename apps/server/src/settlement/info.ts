import type { Out, PortalContract } from '@lading/api-client/contract';
import { amountLess } from '@lading/validators/freight';
import { statementTotals } from '@lading/validators/settlement';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database/open.ts';
import {
  accountLog,
  accounts,
  accountVersions,
  bookings,
  eInvoiceLines,
  eInvoices,
  paymentMatches,
  payments,
  webUsers,
} from '../database/schema.ts';
import { type Language, say, sayNumbered, type TextId } from '../messages/say.ts';
import { orderColumns, orderRow } from '../order/page-row.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { changesOf } from './charge-changes.ts';
import { droppedOf, issuedLine, onStatements, shownLines } from './charge-lines.ts';
import type { AccountStatement } from './find.ts';
import { type AccountLine, linesOf, TO_CONFIRM } from './restate.ts';
import { statementRow, sumsOf } from './row.ts';

type Calls = PortalContract['settlement'];
type Info = Out<Calls['inConfirmInfo']>;

interface Reader {
  readonly language: Language;
  readonly visitor: { readonly customerId: number | null; readonly codes: readonly string[] };
}

/** What a query is not settled about does not go along when a statement is confirmed. */
export const isQueried = ({ check }: Pick<AccountLine, 'check'>): boolean =>
  check === 'queried' || check === 'answered';

const orderIds = (account: { bookingId: number }, lines: readonly { bookingId: number | null }[]): number[] => [
  ...new Set([
    ...lines.map(({ bookingId }) => bookingId ?? account.bookingId),
    ...(lines.length ? [] : [account.bookingId]),
  ]),
];

async function ordersOf(db: Db, { account }: AccountStatement, lines: readonly AccountLine[], language: Language) {
  const ids = orderIds(account, lines);
  const rows = await db
    .select({ ...orderColumns, id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.id));
  return rows.map((row): Info['orders'][number] => {
    const shown = orderRow(row, language);
    const own = lines.filter((line) => (line.bookingId ?? account.bookingId) === row.id);
    return {
      bookingId: row.id,
      bookingNo: shown.bookingNo,
      mblNo: shown.mblNo,
      pol: shown.portStartName || shown.portStartCode,
      pod: shown.portEndName || shown.portEndCode,
      vessel: shown.vessel,
      voyage: shown.voyage,
      etd: shown.etd,
      boxes: shown.containers,
      totals: statementTotals(own),
    };
  });
}

async function historyOf(db: Db, accountId: number, language: Language): Promise<Info['history']> {
  const rows = await db
    .select({ log: accountLog, name: webUsers.name, nameEn: webUsers.nameEn })
    .from(accountLog)
    .leftJoin(webUsers, eq(webUsers.id, accountLog.userId))
    .where(eq(accountLog.accountId, accountId))
    .orderBy(desc(accountLog.id));
  return rows.map(({ log, name, nameEn }) => {
    const { charge = '', chargeEn = '', ...values } = log.values;
    return {
      at: isoInstant(log.createTime),
      by: name === null ? say(language, 'staff') : ofLanguage(language, name, nameEn ?? ''),
      text: say(language, `statementLog_${log.event}` as TextId, {
        ...values,
        charge: ofLanguage(language, charge, chargeEn),
      }),
    };
  });
}

async function moneyOf(db: Db, accountId: number, language: Language) {
  const paid = await db
    .select({ payment: payments, amount: paymentMatches.amount })
    .from(paymentMatches)
    .innerJoin(payments, eq(payments.id, paymentMatches.paymentId))
    .where(eq(paymentMatches.accountId, accountId))
    .orderBy(asc(payments.day), asc(payments.id));
  const invoices = await db
    .selectDistinct({
      id: eInvoices.id,
      invoiceNo: eInvoices.invoiceNo,
      status: eInvoices.status,
      total: eInvoices.totalAmount,
    })
    .from(eInvoices)
    .innerJoin(eInvoiceLines, eq(eInvoiceLines.invoiceId, eInvoices.id))
    .where(eq(eInvoiceLines.accountId, accountId))
    .orderBy(desc(eInvoices.id));
  return {
    payments: paid.map(({ payment: { id, day, way, reference, currency }, amount }) => ({
      id,
      day,
      reference,
      currency,
      amount: amountLess(amount, '0', currency),
      way: say(language, `pay_${way}` satisfies TextId),
    })),
    invoices: invoices.map((one) => ({ ...one, invoiceNo: one.invoiceNo ?? '' })),
  };
}

const neighbour = alias(accounts, 'neighbour');

/** A statement with everything that its page shows beside the lines. */
export async function statementInfo(db: Db, statement: AccountStatement, { language, visitor }: Reader): Promise<Info> {
  const { account, booking, customer, totals } = statement;
  const lines = await linesOf(db, account.id);
  const people = await db
    .select()
    .from(webUsers)
    .where(
      inArray(
        webUsers.id,
        [account.issuedBy, account.confirmedBy].flatMap((id) => id ?? []),
      ),
    );
  const nameOf = (id: number | null) => {
    const person = people.find((one) => one.id === id);
    return person ? ofLanguage(language, person.name, person.nameEn) : '';
  };
  const versions = await db
    .select({ version: accountVersions, name: webUsers.name, nameEn: webUsers.nameEn })
    .from(accountVersions)
    .leftJoin(webUsers, eq(webUsers.id, accountVersions.userId))
    .where(eq(accountVersions.accountId, account.id))
    .orderBy(desc(accountVersions.version));
  const one = { id: neighbour.id, accountNo: neighbour.accountNo };
  const [follows] =
    account.followsId === null ? [] : await db.select(one).from(neighbour).where(eq(neighbour.id, account.followsId));
  const [followedBy] = await db.select(one).from(neighbour).where(eq(neighbour.followsId, account.id)).limit(1);
  const open = TO_CONFIRM.includes(account.status);
  const confirmable = lines.filter((line) => !isQueried(line)).length;
  const sums = (await sumsOf(db, [account.id])).get(account.id) ?? [];
  return {
    id: account.id,
    accountNo: account.accountNo,
    bookingNo: booking.bookingNo,
    status: account.status,
    statusName: sayNumbered(language, 'accountStatus', account.status),
    type: account.type,
    lines: lines.map(({ id, name, nameEn, currency, unitPrice, quantity, amount }) => ({
      id,
      name,
      nameEn,
      currency,
      unitPrice,
      quantity,
      amount,
    })),
    totals,
    row: statementRow({ account, bookingNo: booking.bookingNo, customer, sums }, language),
    canConfirm: open && confirmable > 0 && visitor.customerId !== null && visitor.codes.includes('settlement:confirm'),
    confirmable: open ? confirmable : 0,
    orders: await ordersOf(db, statement, lines, language),
    versions: versions.map(({ version, name, nameEn }) => ({
      version: version.version,
      at: isoInstant(version.createTime),
      by: name === null ? say(language, 'staff') : ofLanguage(language, name, nameEn ?? ''),
      why: version.why,
      totals: statementTotals(version.lines),
    })),
    history: await historyOf(db, account.id, language),
    fx: account.fx,
    ...(await moneyOf(db, account.id, language)),
    issuedBy: nameOf(account.issuedBy) || say(language, 'staff'),
    issuedAt: isoInstant(account.createTime),
    confirmedBy: nameOf(account.confirmedBy),
    confirmedAt: account.confirmedAt && isoInstant(account.confirmedAt),
    follows: follows ?? null,
    followedBy: followedBy ?? null,
    note: account.note,
  };
}

/** The lines of a statement, and what of them is otherwise than in an earlier version. */
export async function statementCharges(
  db: Db,
  { account }: AccountStatement,
  compare: number | undefined,
  language: Language,
): Promise<Out<Calls['inConfirmCharges']>> {
  const lines = await linesOf(db, account.id);
  const wanted = compare ?? account.version - 1;
  const [former] = await db
    .select()
    .from(accountVersions)
    .where(and(eq(accountVersions.accountId, account.id), eq(accountVersions.version, wanted)));
  const list = await shownLines(db, lines, () => account, language);
  const orders = orderIds(account, lines);
  const named = await db
    .select({ id: bookings.id, bookingNo: bookings.bookingNo })
    .from(bookings)
    .where(inArray(bookings.id, [...orders, ...(former?.lines ?? []).map(({ bookingId }) => bookingId)]));
  const predicted = statementTotals(
    lines.flatMap(({ currency, predicted: amount }) => (amount === null ? [] : [{ currency, amount }])),
  );
  return {
    list,
    // Those of a follow-up have their promise in the statement that it follows.
    dropped: account.followsId === null ? await droppedOf(db, orders, await onStatements(db, orders)) : [],
    compared: former?.version ?? null,
    changes: former
      ? changesOf(
          former.lines,
          lines.map((line) => issuedLine(line, account.bookingId)),
          new Map(named.map(({ id, bookingNo }) => [id, bookingNo])),
        )
      : [],
    sums: statementTotals(lines).map(({ currency, amount }) => {
      const promised = predicted.find((sum) => sum.currency === currency)?.amount ?? amountLess('0', '0', currency);
      return { currency, predicted: promised, billed: amount, variance: amountLess(amount, promised, currency) };
    }),
  };
}
