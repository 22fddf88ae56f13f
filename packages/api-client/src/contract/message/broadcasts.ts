import { array, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactText, id, maybeId, pageOf, paging, requestId, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { messageCounts, messagePage } from './messages.ts';
import {
  BROADCAST_AUDIENCES,
  BROADCAST_LIMIT,
  BROADCAST_STATES,
  type BroadcastAudience,
  type BroadcastState,
} from './shapes.ts';

/** What the forwarder's people write to customers. */

const count = () => number().integer().min(0).required();
const audience = () => string<BroadcastAudience>().strict().oneOf(BROADCAST_AUDIENCES).required();
const level = () => number().strict().integer().min(0).max(5);
const html = () => exactText().max(BROADCAST_LIMIT).required();

const broadcast = object({
  id: id(),
  audience: audience(),
  level: level().nullable().defined(),
  customerId: maybeId().nullable().defined(),
  customerName: text(),
  titleCn: text(),
  titleEn: text(),
  htmlCn: text(),
  htmlEn: text(),
  author: text(),
  state: string<BroadcastState>().oneOf(BROADCAST_STATES).required(),
  sendAt: string().required(),
  sentAt: string().nullable().defined(),
  createTime: string().required(),
  // People in whose list it stands, and those of them who have read it.
  delivered: count(),
  read: count(),
});

export const broadcastPage = query('/ws/queryBroadcastPage.do', 'What staff wrote to customers, the newest first', {
  access: 'message:send',
  assumed: true,
  input: object({
    ...paging(20),
    state: exactText().oneOf<BroadcastState>([...BROADCAST_STATES]),
    keyword: line(50).default(''),
  }),
  output: pageOf(broadcast).shape({
    counts: object({ scheduled: count(), sent: count(), cancelled: count() }).required(),
  }),
});

/** Whom it goes to: exactly the level or the customer that the audience names. */
const receivers = { audience: audience(), level: level(), customerId: maybeId() };

export const receiverList = query(
  '/ws/queryReceivers.do',
  'Customers of whom somebody can be written to, by name or code',
  {
    access: 'message:send',
    assumed: true,
    input: object({ keyword: line(64).default('') }),
    output: object({ list: array(object({ id: id(), code: text(), name: text() })).required() }),
  },
);

export const broadcastReach = query('/ws/queryReach.do', 'How many customers and people a message would reach', {
  access: 'message:send',
  about: ['customer', 'customerId'],
  assumed: true,
  input: object(receivers),
  output: object({ customers: count(), people: count() }),
});

export const previewBroadcast = query(
  '/ws/previewMessage.do',
  'What is left of a message when it is made safe: as its readers will see it',
  {
    access: 'message:send',
    assumed: true,
    bodyLimit: 256 * 1024,
    input: object({
      htmlCn: exactText().max(BROADCAST_LIMIT).default(''),
      htmlEn: exactText().max(BROADCAST_LIMIT).default(''),
    }),
    output: object({ htmlCn: text(), htmlEn: text() }),
  },
);

const stale = () => [broadcastPage, messagePage, messageCounts];

export const sendMessage = command(
  '/ws/sendMessage.do',
  'Write to a customer, to all of a level or to all customers, in both languages, now or later',
  {
    access: 'message:send',
    about: ['customer', 'customerId'],
    assumed: true,
    bodyLimit: 256 * 1024,
    limit: 30,
    input: object({
      ...receivers,
      titleCn: named(1, 80),
      titleEn: named(1, 160),
      htmlCn: html(),
      htmlEn: html(),
      // With its offset, within a year; null is now.
      sendAt: string().strict().nullable().max(40).default(null),
      requestId: requestId(),
    }),
    output: object({ id: id() }),
    invalidates: stale,
  },
);

export const cancelBroadcast = command('/ws/cancelMessage.do', 'Take back what was to be sent later', {
  access: 'message:send',
  assumed: true,
  input: object({ id: id() }),
  invalidates: stale,
});
