import { array, boolean, number, object, string } from 'yup';

import { day } from '../content/fields.ts';
import { command, query } from '../define.ts';
import { exactText, id, pageOf, paging } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { MESSAGE_GROUPS, type MessageGroup, messageRow, openMessage } from './shapes.ts';

const MOST = 100;
const TYPES: readonly (MessageGroup | '')[] = [...MESSAGE_GROUPS, ''];
const count = () => number().integer().min(0).required();

const group = () => string<MessageGroup | ''>().strict().oneOf(TYPES).default('');
const ids = () => array(id()).min(1).max(MOST).required();
/** How many are unread, of those that do not wait until later. */
const unreadLeft = object({ unread: count() });

export const messageDetail = query('/ws/pub/queryDetail.do', 'One message; reading it marks it read', {
  access: 'message:view',
  about: ['message', 'id'],
  input: object({ id: id() }),
  output: openMessage,
});

export const messagePage = query('/ws/pub/queryAll.do', 'Messages to the caller, unread first, then the newest', {
  access: 'message:view',
  input: object({
    ...paging(20),
    type: group(),
    unread: boolean().default(false),
    // Those that wait until later; else all others.
    later: boolean().default(false),
    // Stands in the title or in what it says: a number, a name, a word.
    keyword: line(50).default(''),
    // Told between these days, both with them.
    from: day(),
    to: day(),
    sort: exactText().oneOf(['unread', 'newest', 'oldest']).default('unread'),
  }),
  output: pageOf(messageRow).shape({ unread: count() }),
});

export const messageCounts = query('/ws/queryCounts.do', 'How many messages there are of each kind', {
  access: 'message:view',
  assumed: true,
  output: object({
    all: count(),
    unread: count(),
    later: count(),
    groups: object({
      papers: count(),
      booking: count(),
      transit: count(),
      charges: count(),
      rates: count(),
      system: count(),
    }).required(),
  }),
});

const lists = () => [messagePage, messageCounts];

export const readMessages = command('/ws/pub/read.do', 'Marks messages read', {
  access: 'message:view',
  about: ['message', 'ids'],
  input: object({ ids: ids() }),
  output: unreadLeft,
  invalidates: lists,
});

export const readAllMessages = command('/ws/pub/readAll.do', 'Marks all messages of a kind read, or all', {
  access: 'message:view',
  input: object({ type: group() }),
  output: unreadLeft,
  invalidates: lists,
});

export const deleteMessages = command('/ws/pub/delete.do', 'Takes messages out of the list of the caller alone', {
  access: 'message:view',
  about: ['message', 'ids'],
  input: object({ ids: ids() }),
  output: unreadLeft,
  invalidates: lists,
});

export const deleteReadMessages = command('/ws/pub/deleteRead.do', 'Takes all that were read out of the list', {
  access: 'message:view',
  input: object({ type: group() }),
  // For whoever thinks better of it: the newest hundred.
  output: object({ deleted: count(), ids: array(id()).required() }),
  invalidates: lists,
});

export const restoreMessages = command('/ws/restore.do', 'Brings deleted messages back', {
  access: 'message:view',
  assumed: true,
  about: ['message', 'ids'],
  input: object({ ids: ids() }),
  output: unreadLeft,
  invalidates: lists,
});

export const snoozeMessages = command('/ws/snooze.do', 'Puts messages off until then; they come back unread', {
  access: 'message:view',
  assumed: true,
  about: ['message', 'ids'],
  // An instant within the next thirty days; null brings them back now.
  input: object({ ids: ids(), until: string().strict().nullable().defined() }),
  output: unreadLeft,
  // What is open says until when it is put off.
  invalidates: () => [...lists(), messageDetail],
});
