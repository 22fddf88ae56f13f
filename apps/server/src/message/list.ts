import { type Arg, type contract, MESSAGE_GROUPS, type MessageGroup } from '@lading/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
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

export async function pageOfMessages(db: Db, asked: Asked, visitor: Visitor, language: Language) {
  const { current = 1, size = 20, type = '', unread = false, later = false, keyword = '', sort = 'unread' } = asked;
  const now = new Date();
  const rows = await listed(db, visitor)
    .where(
      and(
        toCaller(visitor),
        isNull(messageReads.hiddenAt),
        later ? waits(now) : waitsNot(now),
        unread ? isNull(messageReads.readAt) : undefined,
        ofGroup(type),
        saying(keyword, language),
      ),
    )
    .orderBy(...(ORDERS[sort as keyof typeof ORDERS] ?? ORDERS.unread))
    .limit(size)
    .offset((current - 1) * size);
  return {
    records: rows.map(({ message, readAt, until }) => {
      const { message: html, ...said } = worded(message, language);
      const matter = matterOf(message.type);
      const no = message.values['bookingNo'] ?? '';
      return {
        ...said,
        type: groupOf(message.type),
        summary: plainText(html).slice(0, SUMMARY),
        read: readAt !== null,
        snoozedUntil: until && until > now ? isoInstant(until) : null,
        link: matter && (matter !== 'order' || no !== '') ? { matter, no } : null,
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
