import { and, asc, eq, gt, gte, isNotNull, isNull, lt, max, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { messageReads, messages } from '../database/schema.ts';
import { toCaller } from '../message/list.ts';
import type { Language } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { noticeFrames, type Since } from './frames.ts';

type Message = typeof messages.$inferSelect;

/**
 * A lower number may be committed after a higher one, and what was told may not have arrived: so many numbers and milliseconds are looked
 * back, and a page leaves out what it knows.
 */
const NUMBERS = 500;
export const LATE = 120_000;
/** What is younger may still be on its way to the page that has just come. */
const ON_ITS_WAY = 5_000;
const PAGE = 100;
const LONGEST = 86_400_000;

function lookedBack(at: number): Date {
  const now = Date.now();
  return new Date(Math.min(Math.max(at, now - LONGEST), now) - LATE);
}

/** Everything that was written since, the oldest first, however much it is. */
export async function* messagesSince(db: Db, { id, at }: Since, whose: SQL | undefined): AsyncGenerator<Message> {
  const from = lookedBack(at);
  let last = id - NUMBERS;
  for (;;) {
    const rows = await db
      .select()
      .from(messages)
      .where(and(gt(messages.id, last), gte(messages.createTime, from), whose))
      .orderBy(messages.id)
      .limit(PAGE);
    yield* rows;
    const newest = rows.at(-1);
    if (!newest || rows.length < PAGE) return;
    last = newest.id;
  }
}

/** What was put off and has come back since: by whom, and when, as pages were told it. */
export async function wokenSince(db: Db, { at }: Pick<Since, 'at'>, whose: SQL | undefined) {
  const rows = await db
    .select({ message: messages, userId: messageReads.userId, wokenAt: messageReads.wokenAt })
    .from(messageReads)
    .innerJoin(messages, eq(messages.id, messageReads.messageId))
    .where(
      and(
        gte(messageReads.wokenAt, lookedBack(at)),
        isNull(messageReads.readAt),
        isNull(messageReads.hiddenAt),
        isNull(messageReads.snoozedUntil),
        whose,
      ),
    )
    .orderBy(asc(messageReads.wokenAt), asc(messages.id));
  return rows.flatMap(({ wokenAt, ...row }) => (wokenAt ? [{ ...row, wokenAt, again: isoInstant(wokenAt) }] : []));
}

/** Those of a person that he has neither read nor taken away nor put off. What came back is told apart. */
const open = (db: Db, visitor: Visitor): SQL | undefined =>
  and(
    toCaller(visitor),
    notExists(
      db
        .select({ id: messageReads.messageId })
        .from(messageReads)
        .where(
          and(
            eq(messageReads.messageId, messages.id),
            eq(messageReads.userId, visitor.userId),
            or(
              isNotNull(messageReads.readAt),
              isNotNull(messageReads.hiddenAt),
              isNotNull(messageReads.wokenAt),
              gt(messageReads.snoozedUntil, sql`now()`),
            ),
          ),
        ),
    ),
  );

/** What a page is told when it comes: what it missed since it was there last, and from where on it misses something if it goes. */
export async function* entryFrames(
  db: Db,
  visitor: Visitor,
  language: Language,
  since: Since | undefined,
): AsyncGenerator<string> {
  const [top] = await db
    .select({ id: max(messages.id), at: sql`extract(epoch from now()) * 1000`.mapWith(Number) })
    .from(messages);
  const cursor = { id: top?.id ?? 0, at: Math.floor(top?.at ?? 0) };
  let told: string[] = [];
  const his = and(eq(messageReads.userId, visitor.userId), toCaller(visitor));
  if (since) {
    for await (const row of messagesSince(db, since, open(db, visitor))) yield noticeFrames(row)(language);
    for (const { message, again } of await wokenSince(db, since, his))
      yield noticeFrames(message, undefined, again)(language);
  } else {
    const arrived = new Date(cursor.at - ON_ITS_WAY);
    const rows = await db
      .select({ id: messages.id, createTime: messages.createTime })
      .from(messages)
      .where(
        and(
          gt(messages.id, cursor.id - NUMBERS),
          gte(messages.createTime, new Date(cursor.at - LATE)),
          lt(messages.createTime, arrived),
          toCaller(visitor),
        ),
      );
    const woken = (await wokenSince(db, cursor, his)).filter(({ wokenAt }) => wokenAt < arrived);
    told = [
      ...rows.map(({ id, createTime }) => `${id} ${isoInstant(createTime)}`),
      ...woken.map(({ message, again }) => `${message.id} ${again}`),
    ];
  }
  yield JSON.stringify({ cmd: 'cursor', msg: { data: { ...cursor, told } } });
}
