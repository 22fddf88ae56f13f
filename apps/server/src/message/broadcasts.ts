import type { contract, In, Out } from '@lading/api-client/contract';
import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { plainText, safeHtml } from '../content/safe-html.ts';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { broadcasts, customers, messageReads, messages, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { badInput, notFound, refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Staff } from '../user/session.ts';
import { anybody, reachOf, sendBroadcast } from './broadcast-send.ts';

type Calls = typeof contract.message;
type Asked = In<Calls['sendMessage']>;
type State = 'scheduled' | 'sent' | 'cancelled';
type Receivers = Pick<Asked, 'audience' | 'level' | 'customerId'>;

const LONGEST = 366 * 86_400_000;
const RECEIVERS = 20;

const WHERE: Readonly<Record<State, SQL | undefined>> = {
  scheduled: and(isNull(broadcasts.sentAt), isNull(broadcasts.cancelledAt)),
  sent: isNotNull(broadcasts.sentAt),
  cancelled: isNotNull(broadcasts.cancelledAt),
};
const stateOf = ({ sentAt, cancelledAt }: typeof broadcasts.$inferSelect): State =>
  sentAt ? 'sent' : cancelledAt ? 'cancelled' : 'scheduled';

/** Exactly what the audience names: a level for a level, a customer for a customer. */
function receivers({ audience, level, customerId }: Receivers) {
  if (audience === 'level' && level === undefined) throw badInput('level');
  if (audience === 'customer' && customerId === undefined) throw badInput('customerId');
  return {
    audience,
    level: audience === 'level' ? (level ?? null) : null,
    customerId: audience === 'customer' ? (customerId ?? null) : null,
  };
}

/** Both languages made safe; without a word in one of them nothing is sent. */
function bodies({ htmlCn, htmlEn }: Pick<Asked, 'htmlCn' | 'htmlEn'>) {
  const safe = { htmlCn: safeHtml(htmlCn), htmlEn: safeHtml(htmlEn) };
  for (const field of ['htmlCn', 'htmlEn'] as const)
    if (plainText(safe[field]) === '') throw refused('messageEmpty', {}, field);
  return safe;
}

function momentOf(sendAt: string | null): Date {
  if (sendAt === null) return new Date();
  const away = Date.parse(sendAt) - Date.now();
  if (!(away > 0 && away <= LONGEST)) throw refused('messageMoment', {}, 'sendAt');
  return new Date(sendAt);
}

async function send({ db, bus }: Services, asked: Asked, { userId }: Staff, page: string | undefined) {
  const { titleCn, titleEn, requestId } = asked;
  const [whom, safe, sendAt] = [receivers(asked), bodies(asked), momentOf(asked.sendAt)];
  return db.transaction(async (tx) => {
    if ((await reachOf(tx, whom)).people === 0) throw refused('messageNobody', {}, 'audience');
    const [row] = await tx
      .insert(broadcasts)
      .values({ ...whom, ...safe, titleCn, titleEn, authorId: userId, sendAt, requestId })
      .onConflictDoNothing()
      .returning();
    if (row) {
      if (asked.sendAt === null) await sendBroadcast(tx, bus, row, new Date(), page);
      return { id: row.id };
    }
    const [before] = await tx
      .select({ id: broadcasts.id })
      .from(broadcasts)
      .where(and(eq(broadcasts.requestId, requestId), eq(broadcasts.authorId, userId)));
    if (!before) throw badInput('requestId');
    return before;
  });
}

/** Of each: the people in whose list it stands, and those of them who have read it. */
async function figuresOf(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, { delivered: number; read: number }>();
  const rows = await db
    .select({ id: messages.broadcastId, delivered: count(), read: count(messageReads.readAt) })
    .from(messages)
    .innerJoin(webUsers, and(eq(webUsers.customerId, messages.customerId), eq(webUsers.active, true)))
    .leftJoin(messageReads, and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, webUsers.id)))
    .where(inArray(messages.broadcastId, ids))
    .groupBy(messages.broadcastId);
  return new Map(rows.map(({ id, ...figures }) => [id ?? 0, figures]));
}

async function countStates(db: Db): Promise<Record<State, number>> {
  const [row] = await db
    .select({
      scheduled: sql<number>`count(*) filter (where ${WHERE.scheduled})`.mapWith(Number),
      sent: sql<number>`count(*) filter (where ${WHERE.sent})`.mapWith(Number),
      cancelled: sql<number>`count(*) filter (where ${WHERE.cancelled})`.mapWith(Number),
    })
    .from(broadcasts);
  return row ?? { scheduled: 0, sent: 0, cancelled: 0 };
}

async function page(
  db: Db,
  { current, size, state, keyword }: In<Calls['broadcastPage']>,
  language: Language,
): Promise<Out<Calls['broadcastPage']>> {
  const like = containing(keyword);
  const { titleCn, titleEn } = broadcasts;
  const found =
    keyword === '' ? undefined : or(ilike(titleCn, like), ilike(titleEn, like), ilike(customers.name, like));
  const rows = await db
    .select({ row: broadcasts, author: webUsers, customer: customers, total: total() })
    .from(broadcasts)
    .innerJoin(webUsers, eq(webUsers.id, broadcasts.authorId))
    .leftJoin(customers, eq(customers.id, broadcasts.customerId))
    .where(and(state && WHERE[state], found))
    .orderBy(desc(broadcasts.createTime), desc(broadcasts.id))
    .limit(size)
    .offset((current - 1) * size);
  const figures = await figuresOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return {
    records: rows.map(({ row, author, customer }) => ({
      id: row.id,
      audience: row.audience,
      level: row.level,
      customerId: row.customerId,
      customerName: customer ? ofLanguage(language, customer.name, customer.nameEn) : '',
      titleCn: row.titleCn,
      titleEn: row.titleEn,
      htmlCn: row.htmlCn,
      htmlEn: row.htmlEn,
      author: ofLanguage(language, author.name, author.nameEn),
      state: stateOf(row),
      sendAt: isoInstant(row.sendAt),
      sentAt: row.sentAt && isoInstant(row.sentAt),
      createTime: isoInstant(row.createTime),
      ...(figures.get(row.id) ?? { delivered: 0, read: 0 }),
    })),
    total: rows[0]?.total ?? 0,
    counts: await countStates(db),
  };
}

/** The first of those that are called so. */
async function receiverList(db: Db, keyword: string, language: Language) {
  const like = containing(keyword);
  const called = or(ilike(customers.name, like), ilike(customers.nameEn, like), ilike(customers.code, like));
  const rows = await db
    .select()
    .from(customers)
    .where(and(anybody(db), keyword === '' ? undefined : called))
    .orderBy(customers.code)
    .limit(RECEIVERS);
  return { list: rows.map(({ id, code, name, nameEn }) => ({ id, code, name: ofLanguage(language, name, nameEn) })) };
}

async function cancel(db: Db, id: number) {
  const [row] = await db
    .update(broadcasts)
    .set({ cancelledAt: new Date() })
    .where(and(eq(broadcasts.id, id), WHERE.scheduled))
    .returning({ id: broadcasts.id });
  if (row) return null;
  const [now] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  if (!now) throw notFound();
  // Taken back twice is taken back.
  if (now.sentAt) throw refused('messageSent');
  return null;
}

/** What the forwarder's people write to customers. */
export const broadcastCalls = (services: Services): FileHandlers<'message', 'broadcasts'> => ({
  broadcastPage: (asked, { language }) => page(services.db, asked, language),
  receiverList: ({ keyword }, { language }) => receiverList(services.db, keyword, language),
  broadcastReach: (asked) => reachOf(services.db, receivers(asked)),
  previewBroadcast: async ({ htmlCn, htmlEn }) => ({ htmlCn: safeHtml(htmlCn), htmlEn: safeHtml(htmlEn) }),
  sendMessage: (asked, { visitor, page: by }) => send(services, asked, visitor, by),
  cancelBroadcast: ({ id }) => cancel(services.db, id),
});
