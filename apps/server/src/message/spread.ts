import { NOTICE_KINDS } from '@lading/api-client/contract';
import type { Db } from '../database/open.ts';
import { messageReads, type messages, noticeLetters } from '../database/schema.ts';
import { dueAt } from './due.ts';
import { choiceOf, kindOf, phoneOf, receiversOf, timingOf } from './settings.ts';

type Written = Pick<typeof messages.$inferSelect, 'id' | 'customerId' | 'userId' | 'type'>;

/**
 * Does with a message what its readers want: for whoever does not want to see its kind it is hidden from the beginning, and what is to leave
 * the house is noted with the moment it is due. The forwarder's own people read all in the portal.
 */
export async function spread(tx: Db, message: Written, now = new Date()): Promise<void> {
  const kind = kindOf(message.type);
  if (!kind) return;
  const letters: (typeof noticeLetters.$inferInsert)[] = [];
  const hidden: number[] = [];
  for (const { user, settings } of await receiversOf(tx, message)) {
    const { portal, mail, sms } = choiceOf(kind, settings?.choices);
    const [timing, urgent] = [timingOf(settings), NOTICE_KINDS[kind].sms];
    const note = (channel: 'mail' | 'sms') =>
      letters.push({ messageId: message.id, userId: user.id, channel, dueAt: dueAt(now, timing, urgent) });
    if (!portal) hidden.push(user.id);
    if (mail && user.email !== '') note('mail');
    if (sms && phoneOf(user.account) !== '') note('sms');
  }
  if (letters.length > 0) await tx.insert(noticeLetters).values(letters).onConflictDoNothing();
  if (hidden.length > 0)
    await tx
      .insert(messageReads)
      .values(hidden.map((userId) => ({ messageId: message.id, userId, hiddenAt: now })))
      .onConflictDoNothing();
}
