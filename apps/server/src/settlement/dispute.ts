import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLines, chargeQueries, chargeQueryNotes } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, olderRow, refused } from '../http/failure.ts';
import { postNotice, postToStaff } from '../message/post.ts';
import { sayNumbered } from '../messages/say.ts';
import type { Services } from '../services.ts';
import type { Member, Staff } from '../user/session.ts';
import { issuedLine } from './charge-lines.ts';
import { type AccountStatement, lockStatement } from './find.ts';
import { isQueried } from './info.ts';
import { type AccountEvent, noteAccount } from './note.ts';
import { sendFiles } from './query-files.ts';
import { linesOf, restate, TO_CONFIRM } from './restate.ts';

type Calls = PortalContract['settlement'];
type Query = typeof chargeQueries.$inferSelect;

interface Said {
  readonly side: 'customer' | 'staff';
  readonly userId: number;
  readonly text: string;
  readonly fileIds: readonly number[];
}

async function addNote(tx: Db, { id: queryId, accountId }: Pick<Query, 'id' | 'accountId'>, said: Said): Promise<void> {
  const { side, userId, text, fileIds } = said;
  const [note] = await tx.insert(chargeQueryNotes).values({ queryId, side, userId, text }).returning();
  if (!note) throw new Error('no note was written');
  await sendFiles(tx, note.id, { accountId, userId }, fileIds);
}

/** Queries a line of a statement that is to be confirmed. */
export async function dispute(
  { db, bus }: Services,
  asked: In<Calls['disputeCharge']>,
  { visitor, page, language }: Caller<Member>,
  { account: { accountNo } }: AccountStatement,
): Promise<Out<Calls['disputeCharge']>> {
  const { accountId, lineId, reason, text, expected = null, fileIds, revision, requestId } = asked;
  const { customerId, userId, name, nameEn, company, companyEn } = visitor;
  return db.transaction(async (tx) => {
    const account = await lockStatement(tx, accountId);
    const [sent] = await tx.select().from(chargeQueries).where(eq(chargeQueries.requestId, requestId));
    if (sent?.customerId === customerId) return { queryId: sent.id, revision: sent.revision };
    if (account.revision !== revision)
      throw olderRow({ accountId, status: account.status, revision: account.revision });
    if (!TO_CONFIRM.includes(account.status))
      throw refused('accountNotOpen', { status: sayNumbered(language, 'accountStatus', account.status) });
    const line = (await linesOf(tx, accountId)).find(({ id }) => id === lineId);
    if (!line) throw notFound();
    if (isQueried(line)) throw refused('queryTaken');
    const [query] = await tx
      .insert(chargeQueries)
      .values({
        accountId,
        lineId,
        customerId,
        reason,
        expected,
        requestId,
        line: issuedLine(line, account.bookingId),
      })
      .returning();
    if (!query) throw new Error('no query was written');
    await addNote(tx, query, { side: 'customer', userId, text, fileIds });
    await tx.update(accountLines).set({ check: 'queried' }).where(eq(accountLines.id, lineId));
    await restate(tx, accountId);
    await noteAccount(tx, accountId, 'queried', userId, { charge: line.name, chargeEn: line.nameEn });
    const said = { accountNo, company, companyEn, name, nameEn, text, charge: line.name, chargeEn: line.nameEn };
    await postToStaff(tx, bus, page, 'chargeQueried', said, 'charge:issue');
    await bus.publish(tx, { type: 'desk' });
    return { queryId: query.id, revision: query.revision };
  });
}

interface Turn extends Said {
  readonly from: readonly Query['status'][];
  readonly to: Query['status'];
  readonly check: 'queried' | 'answered' | 'fine';
  readonly event: AccountEvent;
}

/** One turn of the conversation; the statement is held first, as everybody does who changes something of it. */
async function take(tx: Db, queryId: number, revision: number, turn: Turn): Promise<Query> {
  const [found] = await tx.select().from(chargeQueries).where(eq(chargeQueries.id, queryId));
  if (!found) throw notFound();
  await lockStatement(tx, found.accountId);
  const [query] = await tx.select().from(chargeQueries).where(eq(chargeQueries.id, queryId)).for('update');
  if (!query) throw notFound();
  if (query.revision !== revision) throw olderRow({ queryId, status: query.status, revision: query.revision });
  if (!turn.from.includes(query.status))
    throw refused(query.status === 'settled' || query.status === 'changed' ? 'queryClosed' : 'queryNotOpen');
  const [next] = await tx
    .update(chargeQueries)
    .set({ status: turn.to, revision: revision + 1 })
    .where(eq(chargeQueries.id, queryId))
    .returning();
  if (turn.text || turn.fileIds.length > 0) await addNote(tx, query, turn);
  if (query.lineId !== null)
    await tx.update(accountLines).set({ check: turn.check }).where(eq(accountLines.id, query.lineId));
  await restate(tx, query.accountId);
  const { name: charge, nameEn: chargeEn } = query.line;
  await noteAccount(tx, query.accountId, turn.event, turn.userId, { charge, chargeEn });
  return next ?? query;
}

const answered = ({ id, revision }: Query) => ({ queryId: id, revision });

/** The forwarder explains a line, or accepts that it is wrong: then it issues the statement anew. */
export async function answer(
  { db, bus }: Services,
  { queryId, decision, text, fileIds, revision }: In<Calls['answerCharge']>,
  { visitor: { userId }, page }: Caller<Staff>,
): Promise<Out<Calls['answerCharge']>> {
  return db.transaction(async (tx) => {
    const accepts = decision === 'accept';
    const query = await take(tx, queryId, revision, {
      side: 'staff',
      userId,
      text,
      fileIds,
      from: accepts ? ['open', 'answered'] : ['open'],
      to: accepts ? 'accepted' : 'answered',
      check: 'answered',
      event: accepts ? 'accepted' : 'answered',
    });
    const { accountNo } = await lockStatement(tx, query.accountId);
    const { name: charge, nameEn: chargeEn } = query.line;
    const said = { accountNo, text, charge, chargeEn };
    await postNotice(tx, bus, { customerId: query.customerId, page }, 'chargeAnswered', said);
    await bus.publish(tx, { type: 'desk' });
    return answered(query);
  });
}

/** The customer asks again, or takes the answer, or its query back. */
export async function reply(
  { db, bus }: Services,
  { queryId, step, text, fileIds, revision }: In<Calls['replyCharge']>,
  { visitor, page }: Caller<Member>,
): Promise<Out<Calls['replyCharge']>> {
  const { userId, name, nameEn, company, companyEn } = visitor;
  const again = step === 'again';
  return db.transaction(async (tx) => {
    const query = await take(tx, queryId, revision, {
      side: 'customer',
      userId,
      text,
      fileIds,
      from: again ? ['answered', 'open'] : ['answered', 'open', 'accepted'],
      to: again ? 'open' : 'settled',
      check: again ? 'queried' : 'fine',
      event: again ? 'again' : 'settled',
    });
    if (again) {
      const { accountNo } = await lockStatement(tx, query.accountId);
      const { name: charge, nameEn: chargeEn } = query.line;
      const said = { accountNo, company, companyEn, name, nameEn, text, charge, chargeEn };
      await postToStaff(tx, bus, page, 'chargeQueried', said, 'charge:issue');
    }
    await bus.publish(tx, { type: 'desk' });
    return answered(query);
  });
}
