import { type Arg, type contract, MESSAGE_GROUPS, type MessageGroup } from '@lading/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { DESK_ZONE, momentIn } from '../basedata/zones.ts';
import { plainText } from '../content/safe-html.ts';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { messageReads, messages } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { Language } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { groupOf, matterOf, OTHER_GROUPS, typesOf } from './kinds.ts';
import { typesSaying, worded } from './wording.ts';

type Asked = Arg<typeof contract.message.messagePage>;

const SUMMARY = 120;

/** Messages to this person, or to all people of the same customer. */
export const toCaller = ({ userId, customerId }: Visitor): SQL | undefined =>
  or(eq(messages.userId, userId), customerId === null ? undefined : eq(messages.customerId, customerId));

const marks = (userId: number) => and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, userId));
const waits = (now: Date) => gt(messageReads.snoozedUntil, now);
const waitsNot = (now: Date) => or(isNull(messageReads.snoozedUntil), lte(messageReads.snoozedUntil, now));

export const ofGroup = (group: MessageGroup | ''): SQL | undefined => {
  if (group === '') return undefined;
  if (group === 'system') return notInArray(messages.type, OTHER_GROUPS.flatMap(typesOf));
  return inArray(messages.type, typesOf(group));
};

/** Our own words are chosen when they are read: a word of theirs finds the types that say it. */
function saying(keyword: string, language: Language): SQL | undefined {
  if (keyword === '') return undefined;
  const like = containing(keyword);
  const types = typesSaying(keyword, language);
  return or(
    ilike(messages.title, like),
    ilike(messages.html, like),
    ilike(messages.titleEn, like),
    ilike(messages.htmlEn, like),
    sql`${messages.values}::text ilike ${like}`,
    types.length > 0 ? inArray(messages.type, types) : undefined,
  );
}

const ORDERS = {
  unread: [sql`${messageReads.readAt} is not null`, desc(messages.createTime), desc(messages.id)],
  newest: [desc(messages.createTime), desc(messages.id)],
  oldest: [asc(messages.createTime), asc(messages.id)],
} as const;

const DAY = 86_400_000;

/** Days of the clock of the house, both with them. */
const between = (from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from ? gte(messages.createTime, momentIn(from, '00:00', DESK_ZONE)) : undefined,
    to ? lte(messages.createTime, new Date(momentIn(to, '00:00', DESK_ZONE).getTime() + DAY - 1)) : undefined,
  );

/** What of them is on the list of the caller. */
const listed = (db: Db, visitor: Visitor) =>
  db
    .select({ message: messages, readAt: messageReads.readAt, until: messageReads.snoozedUntil, total: total() })
    .from(messages)
    .leftJoin(messageReads, marks(visitor.userId));

export async function unreadOf(db: Db, visitor: Visitor, now = new Date()): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .leftJoin(messageReads, marks(visitor.userId))
    .where(and(toCaller(visitor), isNull(messageReads.readAt), isNull(messageReads.hiddenAt), waitsNot(now)));
  return row?.unread ?? 0;
}

/** When it is told again, and where its matter is dealt with. */
function standingOf({ type, values }: typeof messages.$inferSelect, until: Date | null | undefined, now: Date) {
  const matter = matterOf(type);
  const no = values['bookingNo'] ?? '';
  return {
    snoozedUntil: until && until > now ? isoInstant(until) : null,
    link: matter && (matter !== 'order' || no !== '') ? { matter, no } : null,
  };
}

/** The message that somebody opens. */
export async function openedMessage(db: Db, message: typeof messages.$inferSelect, visitor: Visitor, said: Language) {
  const [mark] = await db
    .select({ until: messageReads.snoozedUntil })
    .from(messageReads)
    .where(and(eq(messageReads.messageId, message.id), eq(messageReads.userId, visitor.userId)));
  return { ...worded(message, said), ...standingOf(message, mark?.until, new Date()) };
}

export async function pageOfMessages(db: Db, asked: Asked, visitor: Visitor, language: Language) {
  const { current = 1, size = 20, type = '', unread = false, later = false, keyword = '', sort = 'unread' } = asked;
  const { from, to } = asked;
  const now = new Date();
  const rows = await listed(db, visitor)
    .where(
      and(
        toCaller(visitor),
        isNull(messageReads.hiddenAt),
        later ? waits(now) : waitsNot(now),
        unread ? isNull(messageReads.readAt) : undefined,
        ofGroup(type),
        between(from, to),
        saying(keyword, language),
      ),
    )
    .orderBy(...(ORDERS[sort as keyof typeof ORDERS] ?? ORDERS.unread))
    .limit(size)
    .offset((current - 1) * size);
  return {
    records: rows.map(({ message, readAt, until }) => {
      const { message: html, ...said } = worded(message, language);
      return {
        ...said,
        type: groupOf(message.type),
        summary: plainText(html).slice(0, SUMMARY),
        read: readAt !== null,
        ...standingOf(message, until, now),
      };
    }),
    total: rows[0]?.total ?? 0,
    unread: await unreadOf(db, visitor, now),
  };
}

export async function countsOf(db: Db, visitor: Visitor) {
  const waiting = sql<boolean>`${messageReads.snoozedUntil} is not null and ${messageReads.snoozedUntil} > now()`;
  const rows = await db
    .select({ type: messages.type, later: waiting, read: isNotNull(messageReads.readAt), count: count() })
    .from(messages)
    .leftJoin(messageReads, marks(visitor.userId))
    .where(and(toCaller(visitor), isNull(messageReads.hiddenAt)))
    .groupBy(messages.type, waiting, isNotNull(messageReads.readAt));
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((whole, row) => whole + (of(row) ? row.count : 0), 0);
  const groups = Object.fromEntries(
    MESSAGE_GROUPS.map((group) => [group, sum(({ type, later }) => !later && groupOf(type) === group)]),
  ) as Record<MessageGroup, number>;
  return {
    all: sum(({ later }) => !later),
    unread: sum(({ later, read }) => !later && !read),
    later: sum(({ later }) => later),
    groups,
  };
}
