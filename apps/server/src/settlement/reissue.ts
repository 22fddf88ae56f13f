import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS, BUS_TYPE } from '@lading/validators/bill';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLines, accounts, accountVersions, chargeQueries, chargeSheets, charges } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, olderRow, refused } from '../http/failure.ts';
import { postNotice } from '../message/post.ts';
import type { Services } from '../services.ts';
import type { Staff } from '../user/session.ts';
import { closeToDo } from '../user/to-do-items.ts';
import { chargeOf } from './charge.ts';
import { changesOf } from './charge-changes.ts';
import { writtenLine } from './charge-edits.ts';
import { issuedLine } from './charge-lines.ts';
import { addVersion } from './confirm.ts';
import { type AccountStatement, lockStatement } from './find.ts';
import { checkMonthOpen } from './months.ts';
import { askToConfirm, noteAccount } from './note.ts';
import { type Account, linesOf, restate, TO_CONFIRM, UNSETTLED } from './restate.ts';
import { today } from './row.ts';

type Calls = PortalContract['settlement'];
type Line = In<Calls['reissueStatement']>['lines'][number];

/** The statement as whoever changes it has seen it, and as it can be changed. */
async function seen(tx: Db, accountId: number, revision: number): Promise<Account> {
  const account = await lockStatement(tx, accountId);
  if (account.revision !== revision) throw olderRow({ accountId, status: account.status, revision: account.revision });
  if (!TO_CONFIRM.includes(account.status)) throw refused('reissueClosed');
  await checkMonthOpen(tx, account.issueDay ?? today());
  return account;
}

async function writeLines(tx: Db, account: Account, lines: readonly Line[], mayCost: boolean): Promise<void> {
  const before = new Map((await linesOf(tx, account.id)).map((line) => [line.id, line]));
  const orders = new Set([...before.values()].map((line) => line.bookingId ?? account.bookingId));
  const kept: number[] = [];
  for (const [position, line] of lines.entries()) {
    const former = line.id === null ? undefined : before.get(line.id);
    if ((line.id !== null && !former) || !orders.has(line.bookingId)) throw notFound();
    const values = { ...writtenLine(line, former, mayCost), position, bookingId: line.bookingId };
    if (former) {
      const same = former.amount === values.amount && former.currency === values.currency;
      const check = same || former.check === 'none' ? former.check : 'none';
      await tx
        .update(accountLines)
        .set({ ...values, check })
        .where(eq(accountLines.id, former.id));
      kept.push(former.id);
    } else {
      const [row] = await tx
        .insert(accountLines)
        .values({ ...values, accountId: account.id })
        .returning({ id: accountLines.id });
      if (row) kept.push(row.id);
    }
  }
  await tx.delete(accountLines).where(and(eq(accountLines.accountId, account.id), notInArray(accountLines.id, kept)));
}

/** Queries whose lines were changed or taken off are answered by that. */
async function settleQueries(tx: Db, accountId: number, changed: ReadonlySet<number>): Promise<void> {
  const waiting = await tx
    .select()
    .from(chargeQueries)
    .where(and(eq(chargeQueries.accountId, accountId), inArray(chargeQueries.status, [...UNSETTLED])));
  for (const query of waiting) {
    if (query.lineId !== null && !changed.has(query.lineId)) continue;
    await tx
      .update(chargeQueries)
      .set({ status: 'changed', revision: query.revision + 1 })
      .where(eq(chargeQueries.id, query.id));
    if (query.lineId !== null)
      await tx.update(accountLines).set({ check: 'none' }).where(eq(accountLines.id, query.lineId));
  }
}

/** Issues a statement anew as its next version. */
export async function reissue(
  { db, bus }: Services,
  asked: In<Calls['reissueStatement']>,
  { visitor, page }: Caller<Staff>,
  { booking }: AccountStatement,
): Promise<Out<Calls['reissueStatement']>> {
  const { accountId, why, lines, revision, requestId } = asked;
  return db.transaction(async (tx) => {
    const [sent] = await tx.select().from(accountVersions).where(eq(accountVersions.requestId, requestId));
    if (sent?.accountId === accountId) {
      const account = await lockStatement(tx, accountId);
      return { version: sent.version, revision: account.revision };
    }
    const account = await seen(tx, accountId, revision);
    const before = (await linesOf(tx, accountId)).map((line) => issuedLine(line, account.bookingId));
    await writeLines(tx, account, lines, visitor.codes.includes('charge:margin'));
    const after = (await linesOf(tx, accountId)).map((line) => issuedLine(line, account.bookingId));
    const changes = changesOf(before, after, new Map());
    if (changes.length === 0) throw refused('reissueSame');
    await settleQueries(tx, accountId, new Set(changes.flatMap(({ lineId }) => lineId ?? [])));
    const version = account.version + 1;
    await tx.update(accounts).set({ version, status: ACCOUNT_STATUS.reissued }).where(eq(accounts.id, accountId));
    const next = await restate(tx, accountId);
    await addVersion(tx, next, { why, userId: visitor.userId, requestId });
    await noteAccount(tx, accountId, 'reissued', visitor.userId, { version: String(version), why });
    await askToConfirm(tx, next);
    const { accountNo, customerId } = account;
    await postNotice(tx, bus, { customerId, page }, 'statementReissued', {
      accountNo,
      bookingNo: booking.bookingNo,
      version: String(version),
      why,
    });
    await bus.publish(tx, { type: 'desk' });
    return { version, revision: next.revision };
  });
}

/** Takes a statement back; its charges are on the sheets of their orders again. */
export async function takeBack(
  { db, bus }: Services,
  { accountId, why, revision }: In<Calls['voidStatement']>,
  { visitor }: Caller<Staff>,
): Promise<null> {
  await db.transaction(async (tx) => {
    const account = await seen(tx, accountId, revision);
    const lines = await linesOf(tx, accountId);
    await tx.update(accounts).set({ status: ACCOUNT_STATUS.void }).where(eq(accounts.id, accountId));
    const orders = [...new Set(lines.map((line) => line.bookingId ?? account.bookingId))];
    for (const bookingId of orders)
      await tx.insert(chargeSheets).values({ bookingId, customerId: account.customerId }).onConflictDoNothing();
    if (lines.length > 0)
      await tx.insert(charges).values(
        lines.map((line) => ({
          ...chargeOf(line),
          bookingId: line.bookingId ?? account.bookingId,
          cost: line.cost,
          supplier: line.supplier,
          reason: line.reason,
          reasonText: line.reasonText,
          position: line.position,
        })),
      );
    await restate(tx, accountId);
    await noteAccount(tx, accountId, 'void', visitor.userId, { why });
    await closeToDo(tx, BUS_TYPE.accountConfirm, { accountId });
    await bus.publish(tx, { type: 'desk' });
  });
  return null;
}
