import { type contract, INQUIRY_STATE, type In, type Out } from '@lading/api-client/contract';
import { and, asc, desc, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { customers, fbaWarehouses, inquiries as table, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import { forgetTaken } from '../desk/taken.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { refused } from '../http/failure.ts';
import { postToStaff, postToUser } from '../message/post.ts';
import type { Language } from '../messages/say.ts';
import { post } from '../outbound/post.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from './name.ts';
import { spendCaptcha } from './proof/captcha.ts';
import type { Member, Staff } from './session.ts';

type Calls = typeof contract.user;
type Row = typeof table.$inferSelect;
type Name = { readonly name: string; readonly nameEn: string } | null;

const answerers = alias(webUsers, 'answerers');
const named = (language: Language, who: Name) => (who ? ofLanguage(language, who.name, who.nameEn) : '');

const shown = (row: Row, by: Name, language: Language) => ({
  id: row.id,
  topic: row.topic,
  state: row.state,
  question: row.question,
  answer: row.answer,
  createTime: isoInstant(row.createTime),
  answeredBy: named(language, by),
  answeredAt: row.answeredAt && isoInstant(row.answeredAt),
});

async function mine(
  db: Db,
  { current, size }: In<Calls['myInquiries']>,
  { visitor, language }: Caller<Member>,
): Promise<Out<Calls['myInquiries']>> {
  // What he asked before he had an account is his too: the number is proven, for it is what he logs in with.
  const before = and(isNull(table.userId), eq(table.phone, visitor.account));
  const own = or(eq(table.userId, visitor.userId), before);
  const rows = await db
    .select({ row: table, by: { name: answerers.name, nameEn: answerers.nameEn }, total: total() })
    .from(table)
    .leftJoin(answerers, eq(answerers.id, table.answeredBy))
    .where(own)
    .orderBy(desc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row, by }) => shown(row, by, language));
  return { records, total: rows[0]?.total ?? (current > 1 ? await db.$count(table, own) : 0) };
}

async function all(
  db: Db,
  { current, size, id, state, topic, keyword }: In<Calls['inquiryPage']>,
  language: Language,
): Promise<Out<Calls['inquiryPage']>> {
  const pattern = containing(keyword);
  const columns = [
    table.question,
    table.name,
    table.phone,
    table.email,
    table.bookingNo,
    customers.name,
    customers.nameEn,
  ];
  const wanted = and(
    id === undefined ? undefined : eq(table.id, id),
    state === undefined ? undefined : eq(table.state, state as 1 | 2),
    topic === undefined ? undefined : eq(table.topic, topic),
    keyword === '' ? undefined : or(...columns.map((column) => ilike(column, pattern))),
  );
  const rows = await db
    .select({
      row: table,
      by: { name: answerers.name, nameEn: answerers.nameEn },
      asker: { name: webUsers.name, nameEn: webUsers.nameEn },
      company: { name: customers.name, nameEn: customers.nameEn },
      warehouseCode: fbaWarehouses.code,
      total: total(),
    })
    .from(table)
    .leftJoin(answerers, eq(answerers.id, table.answeredBy))
    .leftJoin(webUsers, eq(webUsers.id, table.userId))
    .leftJoin(customers, eq(customers.id, table.customerId))
    .leftJoin(fbaWarehouses, eq(fbaWarehouses.id, table.warehouseId))
    .where(wanted)
    // Who waits longest comes first; what is answered, the newest first.
    .orderBy(asc(table.state), desc(table.answeredAt), asc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row, by, asker, company, warehouseCode }) => ({
    ...shown(row, by, language),
    name: named(language, asker) || row.name,
    phone: row.phone,
    email: row.email,
    replyBy: row.replyBy,
    bookingNo: row.bookingNo,
    transportType: row.transportType,
    warehouseCode: warehouseCode ?? '',
    companyName: named(language, company),
  }));
  return { records, total: rows[0]?.total ?? 0 };
}

/** Writes a question down, once for each sending, and tells those who answer. */
export async function ask(
  { db, bus }: Services,
  values: typeof table.$inferInsert,
  page: string | undefined,
  who: Name,
) {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(table).values(values).onConflictDoNothing().returning({ id: table.id });
    if (row) {
      const notice = {
        name: who?.name ?? values.name ?? '',
        nameEn: who?.nameEn ?? '',
        question: values.question.slice(0, 200),
      };
      await postToStaff(tx, bus, page, 'inquirySent', notice, 'inquiry:answer');
      await bus.publish(tx, { type: 'desk' });
      return row;
    }
    const same = and(eq(table.userId, values.userId ?? 0), eq(table.requestId, values.requestId ?? ''));
    const [before] = await tx.select({ id: table.id }).from(table).where(same);
    if (!before) throw new Error('no inquiry was written');
    return before;
  });
}

/** Who reads the answer here: who asked, or who has registered since with the number that he left. */
async function readerOf(tx: Db, { userId, phone }: Row): Promise<number | null> {
  if (userId !== null) return userId;
  const [since] = await tx
    .select({ id: webUsers.id })
    .from(webUsers)
    .where(and(eq(webUsers.account, phone), isNotNull(webUsers.customerId), eq(webUsers.active, true)));
  return since?.id ?? null;
}

async function answer(
  services: Services,
  { id, answer: text }: In<Calls['answerInquiry']>,
  { visitor, page }: Caller<Staff>,
) {
  const { db, bus } = services;
  await db.transaction(async (tx) => {
    const values = { answer: text, state: INQUIRY_STATE.answered, answeredBy: visitor.userId, answeredAt: new Date() };
    const open = and(eq(table.id, id), eq(table.state, INQUIRY_STATE.open));
    const [row] = await tx.update(table).set(values).where(open).returning();
    if (!row) throw refused('inquiryClosed');
    await forgetTaken(tx, row.topic === 'feedback' ? 'feedback' : 'inquiry', id);
    const notice = { question: row.question.slice(0, 200), answer: text };
    const reader = await readerOf(tx, row);
    if (reader !== null) await postToUser(tx, bus, reader, page, 'inquiryAnswered', notice);
    if (row.email !== '' && row.replyBy === 'mail') {
      const letter = { channel: 'mail', receiver: row.email, template: 'inquiryAnswered' } as const;
      await post(tx, services, { ...letter, language: row.language, params: { ...notice, name: row.name } });
    }
    await bus.publish(tx, { type: 'desk' });
  });
  return null;
}

/** Questions to the forwarder, and their answers. */
export const inquiries = (services: Services): FileHandlers<'user', 'inquiries'> => ({
  askInquiry: ({ topic, question, requestId }, { visitor, page }) => {
    const { customerId, userId, account: phone, name, nameEn } = visitor;
    return ask(services, { customerId, userId, phone, name, topic, question, requestId }, page, { name, nameEn });
  },
  async askAsVisitor({ topic, question, name, phone, captcha }, { page }) {
    await spendCaptcha(services.db, captcha);
    return ask(services, { topic, question, name, phone }, page, null);
  },
  myInquiries: (asked, caller) => mine(services.db, asked, caller),
  inquiryPage: (asked, { language }) => all(services.db, asked, language),
  answerInquiry: (asked, caller) => answer(services, asked, caller),
});
