import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { amountLess } from '@lading/validators/freight';
import { statementTotals } from '@lading/validators/settlement';
import { and, asc, desc, eq, exists, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import {
  accountSums,
  accounts,
  bookings,
  payments as came,
  customers,
  paymentMatches,
  webUsers,
} from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { type Language, say } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { ofLanguage } from '../user/name.ts';
import { closeMonth, monthsOf } from './months.ts';
import { match, record } from './pay.ts';
import { AGREED } from './restate.ts';

type Calls = PortalContract['settlement'];
type Row = Out<Calls['paymentPage']>['records'][number];

function foundBy(db: Db, asked: In<Calls['paymentPage']>, own: number | null): SQL | undefined {
  const { accountId, from, to, keyword } = asked;
  const customerId = own ?? asked.customerId;
  const like = containing(keyword.trim());
  const matched = (wanted: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(paymentMatches)
        .innerJoin(accounts, eq(accounts.id, paymentMatches.accountId))
        .where(and(eq(paymentMatches.paymentId, came.id), wanted)),
    );
  return and(
    customerId === undefined ? undefined : eq(came.customerId, customerId),
    accountId === undefined ? undefined : matched(eq(accounts.id, accountId)),
    from ? gte(came.day, from) : undefined,
    to ? lte(came.day, to) : undefined,
    keyword.trim() === '' ? undefined : or(ilike(came.reference, like), matched(ilike(accounts.accountNo, like))),
  );
}

async function page(db: Db, asked: In<Calls['paymentPage']>, own: number | null, language: Language) {
  const wanted = foundBy(db, asked, own);
  const rows = await db
    .select({ payment: came, customer: customers, by: webUsers.name, byEn: webUsers.nameEn })
    .from(came)
    .innerJoin(customers, eq(customers.id, came.customerId))
    .leftJoin(webUsers, eq(webUsers.id, came.userId))
    .where(wanted)
    .orderBy(desc(came.day), desc(came.id))
    .limit(asked.size)
    .offset((asked.current - 1) * asked.size);
  const ids = rows.map(({ payment }) => payment.id);
  const matches =
    ids.length === 0
      ? []
      : await db
          .select({ match: paymentMatches, accountNo: accounts.accountNo })
          .from(paymentMatches)
          .innerJoin(accounts, eq(accounts.id, paymentMatches.accountId))
          .where(inArray(paymentMatches.paymentId, ids))
          .orderBy(asc(accounts.id));
  const totals = await db
    .select({ currency: came.currency, amount: sql<string>`sum(${came.amount})` })
    .from(came)
    .where(wanted)
    .groupBy(came.currency)
    .orderBy(desc(came.currency));
  const records = rows.map(({ payment, customer, by, byEn }): Row => {
    const { id, customerId, day, way, reference, currency, amount, note, revision } = payment;
    const own = matches.filter(({ match: { paymentId } }) => paymentId === id);
    const used = statementTotals(own.map((one) => ({ currency, amount: one.match.amount })))[0]?.amount ?? '0';
    return {
      id,
      customerId,
      day,
      way,
      reference,
      currency,
      note,
      revision,
      amount: amountLess(amount, '0', currency),
      customerName: ofLanguage(language, customer.name, customer.nameEn),
      wayName: say(language, `pay_${way}`),
      left: amountLess(amount, used, currency),
      by: by === null ? say(language, 'staff') : ofLanguage(language, by, byEn ?? ''),
      matches: own.map(({ match: one, accountNo }) => ({
        accountId: one.accountId,
        accountNo,
        amount: amountLess(one.amount, '0', currency),
      })),
    };
  });
  return { records, total: await db.$count(came, wanted), totals: statementTotals(totals) };
}

async function openOf(db: Db, customerId: number, currency: string): Promise<Out<Calls['paymentOpen']>> {
  const rows = await db
    .select({ account: accounts, bookingNo: bookings.bookingNo, sum: accountSums })
    .from(accountSums)
    .innerJoin(accounts, eq(accounts.id, accountSums.accountId))
    .innerJoin(bookings, eq(bookings.id, accounts.bookingId))
    .where(
      and(
        eq(accountSums.customerId, customerId),
        eq(accountSums.currency, currency),
        accountSums.open,
        inArray(accounts.status, [...AGREED]),
        sql`${accountSums.amount} > ${accountSums.paid}`,
      ),
    )
    .orderBy(sql`${accounts.dueDay} asc nulls last`, asc(accounts.id));
  return {
    list: rows.map(({ account: { id, accountNo, state, dueDay, revision }, bookingNo, sum }) => ({
      id,
      accountNo,
      bookingNo,
      state,
      revision,
      dueDay: dueDay ?? '',
      open: amountLess(sum.amount, sum.paid, currency),
    })),
  };
}

/** Money that came, and the months that it closes. */
export const payments = (services: Services): FileHandlers<'settlement', 'payments'> => ({
  paymentPage: (asked, { language, visitor: { customerId } }) => page(services.db, asked, customerId, language),
  paymentOpen: ({ customerId, currency }) => openOf(services.db, customerId, currency),
  recordPayment: (asked, caller) => record(services, asked, caller),
  matchPayment: (asked, caller) => match(services, asked, caller),
  monthPage: async (_asked, { language }) => ({ list: await monthsOf(services.db, language) }),
  closeMonth: ({ month }, { visitor }) => closeMonth(services.db, month, visitor.userId),
});
