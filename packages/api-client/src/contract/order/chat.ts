import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactNumber, exactText, id, maybeId, pageOf, paging, requestId, text } from '../shapes.ts';
import { by } from './fields.ts';
import { smallFile } from './paper-fields.ts';
import { CHAT_TEXT_MOST } from './paper-shapes.ts';

/** The conversation of a booking between the customer and the forwarder; kept with the booking, told live. */

/** Both sides of the counter talk. */
const talkers = ['order:view', 'order:accept', 'release:decide', 'bill:issue'] as const;
const about = ['booking', 'bookingId'] as const;

const message = object({
  id: id(),
  text: text(),
  file: smallFile.nullable().default(null),
  ...by,
  mine: boolean().required(),
});

export const chatPage = query('/order/im/queryChatPage.do', 'The messages of a booking, the newest last', {
  access: talkers,
  about,
  assumed: true,
  input: object({
    bookingId: id(),
    // The messages before this one; the newest where it is left out.
    before: maybeId(),
    size: exactNumber().min(1).max(100).default(50),
  }),
  output: object({
    // Null as long as nobody began.
    groupId: maybeId().nullable().defined(),
    list: array(message).required(),
    // There are older ones.
    more: boolean().required(),
    // How far each of the others has read.
    reads: array(object({ ...by, lastId: id() })).required(),
    // What the one who asks has not read.
    unread: number().integer().min(0).required(),
  }),
});

export const chatOrders = query(
  '/order/weborder/initImPageOrderWeb.do',
  'Bookings to talk about, where something was said last first',
  {
    access: 'order:view',
    assumed: true,
    input: object({ ...paging(10), keyword: exactText().max(200).default('') }),
    output: pageOf(
      object({
        bookingId: id(),
        bookingNo: text(),
        mblNo: text(),
        portStartName: text(),
        portEndName: text(),
        webStatus: number().integer().required(),
        webStatusName: text(),
        groupId: maybeId().nullable().defined(),
        unread: number().integer().min(0).required(),
        lastText: text(),
        lastAt: string().nullable().defined(),
        // Of the booking.
        createdAt: text(),
      }),
    ),
  },
);

const stale = () => [chatPage, chatOrders];

export const createChat = command(
  '/order/weborder/createImGroup.do',
  'The conversation of a booking; begins it where there is none',
  {
    access: talkers,
    about,
    assumed: true,
    input: object({ bookingId: id() }),
    output: object({ groupId: id() }),
    invalidates: stale,
  },
);

export const sendChat = command('/order/im/sendChat.do', 'Say something, or show a paper of the booking', {
  access: talkers,
  about,
  assumed: true,
  limit: 120,
  input: object({
    bookingId: id(),
    text: string().strict().max(CHAT_TEXT_MOST).defined(),
    fileId: maybeId(),
    requestId: requestId(),
  }),
  output: message,
  invalidates: stale,
});

export const readChat = command('/order/im/readChat.do', 'Everything up to a message was read', {
  access: talkers,
  about,
  assumed: true,
  input: object({ bookingId: id(), lastId: id() }),
  invalidates: stale,
});
