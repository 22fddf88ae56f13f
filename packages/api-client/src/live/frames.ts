import { type InferType, object, string } from 'yup';
import { messageBody } from '../contract/message/shapes.ts';
import { ORDER_CHANGES, type OrderEvent, REVIEW_CHANGES, type ReviewEvent } from '../contract/pushed.ts';
import { assumed, id, versionOrNone } from '../contract/shapes.ts';
import { type Cursor, cursorBody } from './cursor.ts';

/** A notice also names the page whose doing it tells of. */
const noticeBody = messageBody.shape({ page: assumed(string()) });

/** The message a notice carries; its `message` is HTML and is sanitised where it is shown. */
export type LiveMessage = InferType<typeof noticeBody>;

/** What happened in a review. */
const reviewBody = object({
  bookingId: id(),
  change: string<ReviewEvent>().oneOf(REVIEW_CHANGES).required(),
  // The newest draft after it.
  version: versionOrNone(),
  // The page that did it.
  page: string(),
});
export type ReviewChange = InferType<typeof reviewBody>;

/** What of a booking has changed beside its review. */
const orderBody = object({
  bookingId: id(),
  change: string<OrderEvent>().oneOf(ORDER_CHANGES).required(),
  // The page that did it.
  page: string(),
});
export type OrderChange = InferType<typeof orderBody>;

/** Something was said in the conversation of a booking, or read. */
const chatBody = object({ bookingId: id(), page: string() });
export type ChatChange = InferType<typeof chatBody>;

export type Frame =
  | { readonly type: 'notice'; readonly message: LiveMessage }
  | { readonly type: 'review'; readonly review: ReviewChange }
  | { readonly type: 'order'; readonly order: OrderChange }
  | { readonly type: 'chat'; readonly chat: ChatChange }
  /** the forwarder's queues have changed */
  | { readonly type: 'desk' }
  /** a bid has come, or has become something else */
  | { readonly type: 'bids' }
  /** what the company follows has changed */
  | { readonly type: 'rates' }
  /** who reads may do something else than before */
  | { readonly type: 'rights' }
  /** the server may have missed something: everything shown is to be asked again */
  | { readonly type: 'resync' }
  /** up to where everything was told */
  | { readonly type: 'cursor'; readonly cursor: Cursor }
  | { readonly type: 'pong' }
  /** instant messaging, which is not ours, and commands of a newer server */
  | { readonly type: 'ignored'; readonly cmd: string }
  | { readonly type: 'malformed' };

const MALFORMED: Frame = { type: 'malformed' };
/** What says all by its name. */
export type Plain = 'resync' | 'desk' | 'bids' | 'rates' | 'rights';
const PLAIN: readonly unknown[] = ['resync', 'desk', 'bids', 'rates', 'rights'] satisfies Plain[];
export const isPlain = (type: unknown): type is Plain => PLAIN.includes(type);

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** The message when it has all its fields in their types, else undefined. */
export function asMessage(value: unknown): LiveMessage | undefined {
  // An absent object would count as an optional one.
  if (!isRecord(value) || !noticeBody.isValidSync(value, { strict: true })) return undefined;
  return noticeBody.cast(value, { stripUnknown: true });
}

/** What happened in a review, when it has all its fields in their types, else undefined. */
export function asReview(value: unknown): ReviewChange | undefined {
  if (!isRecord(value) || !reviewBody.isValidSync(value, { strict: true })) return undefined;
  return reviewBody.cast(value, { stripUnknown: true });
}

/** The same of a booking, and of its conversation. */
export function asOrder(value: unknown): OrderChange | undefined {
  if (!isRecord(value) || !orderBody.isValidSync(value, { strict: true })) return undefined;
  return orderBody.cast(value, { stripUnknown: true });
}
export function asChat(value: unknown): ChatChange | undefined {
  if (!isRecord(value) || !chatBody.isValidSync(value, { strict: true })) return undefined;
  return chatBody.cast(value, { stripUnknown: true });
}

export function asCursor(value: unknown): Cursor | undefined {
  if (!isRecord(value) || !cursorBody.isValidSync(value, { strict: true })) return undefined;
  return cursorBody.cast(value, { stripUnknown: true });
}

const dataOf = (msg: unknown): unknown => (isRecord(msg) ? msg.data : undefined);

/** What came over the socket; never throws. */
export function parseFrame(raw: unknown): Frame {
  if (typeof raw !== 'string') return MALFORMED;
  let frame: unknown;
  try {
    frame = JSON.parse(raw);
  } catch {
    return MALFORMED;
  }
  if (!isRecord(frame) || typeof frame.cmd !== 'string') return MALFORMED;
  const { cmd, msg } = frame;
  if (cmd.includes('im')) return { type: 'ignored', cmd };
  if (cmd === 'pong' || isPlain(cmd)) return { type: cmd };
  if (cmd === 'order_msg') {
    const order = asOrder(dataOf(msg));
    return order ? { type: 'order', order } : MALFORMED;
  }
  if (cmd === 'chat_msg') {
    const chat = asChat(dataOf(msg));
    return chat ? { type: 'chat', chat } : MALFORMED;
  }
  if (cmd === 'bill_review') {
    const review = asReview(dataOf(msg));
    return review ? { type: 'review', review } : MALFORMED;
  }
  if (cmd === 'cursor') {
    const cursor = asCursor(dataOf(msg));
    return cursor ? { type: 'cursor', cursor } : MALFORMED;
  }
  if (cmd !== 'notice_msg') return { type: 'ignored', cmd };
  const message = asMessage(dataOf(msg));
  return message ? { type: 'notice', message } : MALFORMED;
}
