import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { messageReads, messages, noticeLetters, webUsers } from '../database/schema.ts';
import { type Language, say } from '../messages/say.ts';
import type { MailItem } from '../outbound/mail-html.ts';
import { post } from '../outbound/post.ts';
import type { Services } from '../services.ts';
import { readable } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { phoneOf } from './settings.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { worded } from './wording.ts';

type Sending = Pick<Services, 'jobs' | 'wrapping'>;
type Person = typeof webUsers.$inferSelect;
type Message = typeof messages.$inferSelect;

/** People that one look writes to, and messages that stand in one mail. */
const PEOPLE = 200;
const MOST = 50;

const waiting = (now: Date) => and(isNull(noticeLetters.sentAt), lte(noticeLetters.dueAt, now));

/** Of a message as it stands in a mail, in the language of its reader. */
export function mailItemOf(message: Message, language: Language, origin: string): MailItem {
  const { messageTypeStr, messageTitle, message: body } = worded(message, language);
  const href = `${origin}/messages?id=${message.id}`;
  const time = say(language, 'mailTime', { time: readable(message.createTime) });
  return { type: messageTypeStr, title: messageTitle, body, time, href };
}

async function mail(tx: Db, sending: Sending, person: Person, rows: readonly Message[], origin: string): Promise<void> {
  const { language, email: receiver, name, nameEn } = person;
  const [only] = rows;
  const kind = rows.length === 1 && only ? only.type : 'all';
  const params = {
    name: ofLanguage(language, name, nameEn),
    house: say(language, 'mailHouse'),
    items: JSON.stringify(rows.map((row) => mailItemOf(row, language, origin))),
    unsubscribe: `${origin}/mail/unsubscribe?token=${unsubscribeToken(sending.wrapping, person.id, kind)}`,
    settings: `${origin}/messages/preferences`,
  };
  await post(tx, sending, { channel: 'mail', receiver, template: 'notice', language, params });
}

async function text(tx: Db, sending: Sending, person: Person, rows: readonly Message[]): Promise<void> {
  const { language, account } = person;
  for (const row of rows) {
    const params = { title: worded(row, language).messageTitle, time: row.values['time'] ?? readable(row.createTime) };
    await post(tx, sending, { channel: 'sms', receiver: phoneOf(account), template: 'cutOff', language, params });
  }
}

/** What is due for one person by one way, in one transaction: it leaves once, however many servers look. */
const sendTo = (db: Db, sending: Sending, origin: string, now: Date, userId: number, channel: 'mail' | 'sms') =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ messageId: noticeLetters.messageId })
      .from(noticeLetters)
      .where(and(waiting(now), eq(noticeLetters.userId, userId), eq(noticeLetters.channel, channel)))
      .orderBy(asc(noticeLetters.messageId))
      .limit(MOST)
      .for('update', { skipLocked: true });
    const ids = due.map(({ messageId }) => messageId);
    const [person] = await tx
      .select()
      .from(webUsers)
      .where(and(eq(webUsers.id, userId), eq(webUsers.active, true)));
    if (ids.length === 0) return 0;
    const ofThem = [eq(noticeLetters.userId, userId), eq(noticeLetters.channel, channel)];
    await tx
      .update(noticeLetters)
      .set({ sentAt: now })
      .where(and(...ofThem, inArray(noticeLetters.messageId, ids)));
    // What was read in the portal meanwhile is known.
    const read = await tx
      .select({ id: messageReads.messageId })
      .from(messageReads)
      .where(
        and(inArray(messageReads.messageId, ids), eq(messageReads.userId, userId), isNotNull(messageReads.readAt)),
      );
    const known = new Set(read.map(({ id }) => id));
    const rows = await tx.select().from(messages).where(inArray(messages.id, ids)).orderBy(asc(messages.id));
    const unread = rows.filter(({ id }) => !known.has(id));
    if (!person || unread.length === 0) return 0;
    if (channel === 'mail' && person.email !== '') await mail(tx, sending, person, unread, origin);
    if (channel === 'sms' && phoneOf(person.account) !== '') await text(tx, sending, person, unread);
    return unread.length;
  });

/** Hands what is due to those who send it: one mail to each person, with all that was gathered for him. */
export async function sendLetters(db: Db, sending: Sending, origin: string, now: Date): Promise<number> {
  const whom = await db
    .selectDistinct({ userId: noticeLetters.userId, channel: noticeLetters.channel })
    .from(noticeLetters)
    .where(waiting(now))
    .limit(PEOPLE);
  let sent = 0;
  for (const { userId, channel } of whom) sent += await sendTo(db, sending, origin, now, userId, channel);
  return sent;
}
