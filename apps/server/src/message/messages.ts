import type { FileHandlers } from '../handler-files.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { countsOf, ofGroup, openedMessage, pageOfMessages, unreadOf } from './list.ts';
import { hideRead, mark, markIds } from './marks.ts';

const LONGEST = 30 * 86_400_000;

/** An instant that is still to come, and not too far away. */
function instantOf(until: string | null): Date | null {
  if (until === null) return null;
  const at = new Date(until);
  const away = at.getTime() - Date.now();
  if (!(away > 0 && away <= LONGEST)) throw refused('snoozeUntil', {}, 'until');
  return at;
}

export const messages = ({ db }: Services): FileHandlers<'message', 'messages'> => ({
  async messageDetail({ id }, { visitor, language }, message) {
    await markIds(db, [id], visitor, { readAt: new Date() });
    return openedMessage(db, message, visitor, language);
  },
  messagePage: (asked, { visitor, language }) => pageOfMessages(db, asked, visitor, language),
  messageCounts: (_asked, { visitor }) => countsOf(db, visitor),
  async readMessages({ ids }, { visitor }) {
    await markIds(db, ids, visitor, { readAt: new Date() });
    return { unread: await unreadOf(db, visitor) };
  },
  async readAllMessages({ type = '' }, { visitor }) {
    await mark(db, ofGroup(type), visitor, { readAt: new Date() });
    return { unread: await unreadOf(db, visitor) };
  },
  async deleteMessages({ ids }, { visitor }) {
    await markIds(db, ids, visitor, { hiddenAt: new Date() });
    return { unread: await unreadOf(db, visitor) };
  },
  deleteReadMessages: ({ type = '' }, { visitor }) => hideRead(db, ofGroup(type), visitor),
  async restoreMessages({ ids }, { visitor }) {
    await markIds(db, ids, visitor, { hiddenAt: null });
    return { unread: await unreadOf(db, visitor) };
  },
  async snoozeMessages({ ids, until }, { visitor }) {
    await markIds(db, ids, visitor, { snoozedUntil: instantOf(until), readAt: null });
    return { unread: await unreadOf(db, visitor) };
  },
});
