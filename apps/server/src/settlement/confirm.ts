import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS, BUS_TYPE } from '@lading/validators/bill';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLines, accounts, accountVersions, chargeQueries } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { Failure, olderRow, refused } from '../http/failure.ts';
import { postNotice } from '../message/post.ts';
import { say, sayNumbered } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { readable } from '../time.ts';
import type { Member } from '../user/session.ts';
import { closeToDo } from '../user/to-do-items.ts';
import { issuedLine } from './charge-lines.ts';
import { type AccountStatement, lockStatement } from './find.ts';
import { isQueried } from './info.ts';
import { askToConfirm, noteAccount } from './note.ts';
import { type Account, type AccountLine, AGREED, linesOf, restate, TO_CONFIRM } from './restate.ts';
import { totalsSentence } from './totals.ts';

type Calls = PortalContract['settlement'];

const SUFFIX = /-\d+$/;

/** `ST26110012-2`: the next number of what was split off a statement. */
async function nextPart(tx: Db, accountNo: string): Promise<string> {
  const base = accountNo.replace(SUFFIX, '');
  const parts = await tx
    .select({ accountNo: accounts.accountNo })
    .from(accounts)
    .where(sql`starts_with(${accounts.accountNo}, ${`${base}-`})`);
  const numbers = parts.map((part) => Number(part.accountNo.slice(base.length + 1))).filter(Number.isInteger);
  return `${base}-${Math.max(1, ...numbers) + 1}`;
}

export async function addVersion(
  tx: Db,
  { id, version, bookingId }: Account,
  { why = '', userId, requestId }: { why?: string; userId: number | null; requestId?: string },
): Promise<void> {
  const lines = (await linesOf(tx, id)).map((line) => issuedLine(line, bookingId));
  await tx.insert(accountVersions).values({ accountId: id, version, lines, why, userId, requestId });
}

/** Queried lines go on in a statement of their own, so that the others need not wait for them. */
async function splitOff(tx: Db, account: Account, queried: readonly AccountLine[], userId: number): Promise<Account> {
  const accountNo = await nextPart(tx, account.accountNo);
  const { customerId, kind, periodFrom, periodTo, issueDay, dueDay, confirmBy, fx, issuedBy } = account;
  const [part] = await tx
    .insert(accounts)
    .values({
      customerId,
      kind,
      periodFrom,
      periodTo,
      issueDay,
      dueDay,
      confirmBy,
      fx,
      issuedBy,
      accountNo,
      bookingId: queried[0]?.bookingId ?? account.bookingId,
      status: ACCOUNT_STATUS.reissued,
      followsId: account.id,
    })
    .returning();
  if (!part) throw new Error('no statement was written');
  const ids = queried.map(({ id }) => id);
  await tx.update(accountLines).set({ accountId: part.id }).where(inArray(accountLines.id, ids));
  await tx
    .update(chargeQueries)
    .set({ accountId: part.id })
    .where(and(eq(chargeQueries.accountId, account.id), inArray(chargeQueries.lineId, ids)));
  await tx.execute(sql`
    update account_files set account_id = ${part.id} where note_id in (
      select note.id from charge_query_notes note inner join charge_queries query on query.id = note.query_id
      where query.account_id = ${part.id})`);
  await addVersion(tx, part, { userId });
  await noteAccount(tx, account.id, 'follows', userId, { accountNo });
  const stated = await restate(tx, part.id);
  await askToConfirm(tx, stated);
  return stated;
}

type Asked = Pick<In<Calls['updateInConfirm']>, 'accountId' | 'type' | 'revision'>;

/** Confirms a statement of charges in one transaction; only one that is to confirm or reissued, and of it what is not queried. */
export async function confirmAccount(
  { db, bus }: Services,
  { accountId, type, revision }: Asked,
  caller: Caller<Member>,
  { booking }: Pick<AccountStatement, 'booking'>,
): Promise<null> {
  const { customerId, userId, name, nameEn } = caller.visitor;
  await db.transaction(async (tx) => {
    const account = await lockStatement(tx, accountId);
    const { status } = account;
    if (revision !== undefined && revision !== account.revision)
      throw olderRow({ accountId, status, revision: account.revision });
    if (AGREED.includes(status)) throw refused('accountConfirmed');
    if (!TO_CONFIRM.includes(status))
      throw refused('accountNotOpen', { status: sayNumbered(caller.language, 'accountStatus', status) });
    const lines = await linesOf(tx, accountId);
    const queried = lines.filter(isQueried);
    if (queried.length > 0 && queried.length === lines.length) throw refused('accountAllQueried');

    const now = new Date();
    const values = { status: ACCOUNT_STATUS.confirmed, type, confirmedBy: userId, confirmedAt: now };
    if (queried.length > 0) {
      await splitOff(tx, account, queried, userId);
      const next = { ...account, version: account.version + 1 };
      await addVersion(tx, next, { userId });
      await tx
        .update(accounts)
        .set({ ...values, version: next.version })
        .where(eq(accounts.id, accountId));
    } else await tx.update(accounts).set(values).where(eq(accounts.id, accountId));
    await tx
      .update(accountLines)
      .set({ check: 'fine' })
      .where(and(eq(accountLines.accountId, accountId), eq(accountLines.check, 'none')));
    await restate(tx, accountId);
    const agreed = lines.filter((line) => !isQueried(line));
    await noteAccount(tx, accountId, 'confirmed', userId, { count: String(agreed.length) });
    await closeToDo(tx, BUS_TYPE.accountConfirm, { accountId });
    await postNotice(tx, bus, { customerId, page: caller.page }, 'accountConfirmed', {
      name,
      nameEn,
      time: readable(now),
      accountNo: account.accountNo,
      bookingNo: booking.bookingNo,
      totals: totalsSentence(agreed),
    });
    await bus.publish(tx, { type: 'desk' });
  });
  return null;
}

/** Each by itself: one that cannot be confirmed holds no other up. */
export async function confirmSeveral(
  services: Services,
  statements: readonly AccountStatement[],
  caller: Caller<Member>,
): Promise<Out<Calls['confirmStatements']>> {
  const list: Out<Calls['confirmStatements']>['refused'] = [];
  let confirmed = 0;
  for (const statement of statements) {
    const { id: accountId, accountNo } = statement.account;
    try {
      await confirmAccount(services, { accountId, type: '4' }, caller, statement);
      confirmed += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      list.push({ accountId, accountNo, message: say(caller.language, error.id, error.values) });
    }
  }
  return { confirmed, refused: list };
}

/** Notes of lines that they look right, or are to be looked at again; what is queried stays so. */
export async function markLines(
  { db }: Services,
  { accountId, lineIds, fine }: In<Calls['markCharges']>,
): Promise<Out<Calls['markCharges']>> {
  return db.transaction(async (tx) => {
    const account = await lockStatement(tx, accountId);
    if (!TO_CONFIRM.includes(account.status)) throw refused('accountConfirmed');
    await tx
      .update(accountLines)
      .set({ check: fine ? 'fine' : 'none' })
      .where(
        and(
          eq(accountLines.accountId, accountId),
          inArray(accountLines.id, lineIds),
          inArray(accountLines.check, ['none', 'fine']),
        ),
      );
    return { revision: account.revision };
  });
}
