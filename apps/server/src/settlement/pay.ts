import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { amountLess, moneyDecimals } from '@lading/validators/freight';
import { balances, statementTotals } from '@lading/validators/settlement';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accounts, paymentMatches, payments } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, notFound, olderRow, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { Staff } from '../user/session.ts';
import { checkMonthOpen } from './months.ts';
import { noteAccount } from './note.ts';
import { AGREED, linesOf, restate } from './restate.ts';
import { totalsSentence } from './totals.ts';

type Calls = PortalContract['settlement'];
type Matches = In<Calls['recordPayment']>['matches'];
type Payment = typeof payments.$inferSelect;

const isPositive = (amount: string): boolean => /[1-9]/.test(amount) && !amount.startsWith('-');

/** What all other payments paid of a statement. */
const paidOf = (tx: Db, accountId: number) =>
  tx
    .select({ paymentId: payments.id, currency: payments.currency, amount: paymentMatches.amount })
    .from(paymentMatches)
    .innerJoin(payments, eq(payments.id, paymentMatches.paymentId))
    .where(eq(paymentMatches.accountId, accountId));

/** Statements are held in the order of their ids, so that two payments never wait for each other. */
async function held(tx: Db, payment: Payment, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(asc(accounts.id))
    .for('update');
  if (rows.length !== new Set(ids).size) throw notFound();
  for (const { customerId } of rows) if (customerId !== payment.customerId) throw refused('paymentOther');
  return rows;
}

async function write(tx: Db, payment: Payment, matches: Matches, userId: number): Promise<void> {
  const { id: paymentId, currency, amount } = payment;
  if (new Set(matches.map(({ accountId }) => accountId)).size !== matches.length) throw badInput('matches');
  if (!matches.every((one) => isPositive(one.amount))) throw refused('paymentPositive', {}, 'matches');
  const used = statementTotals(matches.map((one) => ({ currency, amount: one.amount })))[0]?.amount ?? '0';
  if (amountLess(amount, used, currency).startsWith('-')) throw refused('paymentTooMuch', {}, 'matches');

  const before = await tx.select().from(paymentMatches).where(eq(paymentMatches.paymentId, paymentId));
  const touched = [...new Set([...before, ...matches].map(({ accountId }) => accountId))];
  const rows = touched.length === 0 ? [] : await held(tx, payment, touched);
  for (const { accountId, amount: wanted } of matches) {
    const account = rows.find(({ id }) => id === accountId);
    if (!account) throw notFound();
    const { accountNo } = account;
    if (!AGREED.includes(account.status)) throw refused('paymentNotConfirmed', { accountNo });
    const others = (await paidOf(tx, accountId)).filter((one) => one.paymentId !== paymentId);
    const open = balances(await linesOf(tx, accountId), others).find((one) => one.currency === currency)?.open ?? '0';
    if (amountLess(open, wanted, currency).startsWith('-'))
      throw refused('paymentOpen', { accountNo, currency, open: amountLess(open, '0', currency) });
  }
  await tx.delete(paymentMatches).where(eq(paymentMatches.paymentId, paymentId));
  if (matches.length > 0) await tx.insert(paymentMatches).values(matches.map((one) => ({ ...one, paymentId })));
  for (const accountId of touched) {
    const [was, is] = [before, matches].map((list) => list.find((one) => one.accountId === accountId)?.amount);
    await restate(tx, accountId);
    if (was !== undefined && is !== undefined && amountLess(was, is, currency) === amountLess('0', '0', currency))
      continue;
    if (was !== undefined)
      await noteAccount(tx, accountId, 'unpaid', userId, { money: totalsSentence([{ currency, amount: was }]) });
    if (is !== undefined)
      await noteAccount(tx, accountId, 'paid', userId, { money: totalsSentence([{ currency, amount: is }]) });
  }
}

/** Records money that came; the same sending is recorded once. */
export async function record(
  { db, bus }: Services,
  { matches, requestId, ...asked }: In<Calls['recordPayment']>,
  { visitor: { userId } }: Caller<Staff>,
): Promise<Out<Calls['recordPayment']>> {
  if (!isPositive(asked.amount)) throw refused('paymentPositive', {}, 'amount');
  const { day } = asked;
  if (!day) throw badInput('day');
  if (moneyDecimals(asked.currency) === 0 && /\.0*[1-9]/.test(asked.amount)) throw badInput('amount');
  return db.transaction(async (tx) => {
    await checkMonthOpen(tx, day);
    const [made] = await tx
      .insert(payments)
      .values({ ...asked, day, requestId, userId })
      .onConflictDoNothing({ target: payments.requestId })
      .returning();
    if (!made) {
      const [sent] = await tx.select().from(payments).where(eq(payments.requestId, requestId));
      if (sent?.customerId !== asked.customerId) throw notFound();
      return { id: sent.id, revision: sent.revision };
    }
    await write(tx, made, matches, userId);
    await bus.publish(tx, { type: 'desk' });
    return { id: made.id, revision: made.revision };
  });
}

/** Says anew which statements a payment is for. */
export async function match(
  { db, bus }: Services,
  { id, matches, revision }: In<Calls['matchPayment']>,
  { visitor: { userId } }: Caller<Staff>,
): Promise<Out<Calls['matchPayment']>> {
  return db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (!payment) throw notFound();
    if (payment.revision !== revision) throw olderRow({ id, revision: payment.revision });
    await checkMonthOpen(tx, payment.day);
    await write(tx, payment, matches, userId);
    await tx
      .update(payments)
      .set({ revision: revision + 1 })
      .where(eq(payments.id, id));
    await bus.publish(tx, { type: 'desk' });
    return { id, revision: revision + 1 };
  });
}
