import { type InferType, object, string } from 'yup';
import { messageBody } from '../contract/message/shapes.ts';
import { REVIEW_CHANGES, type ReviewEvent } from '../contract/pushed.ts';
import { assumed, id, versionOrNone } from '../contract/shapes.ts';

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

export type Frame =
  | { readonly type: 'notice'; readonly message: LiveMessage }
  | { readonly type: 'review'; readonly review: ReviewChange }
  /** the forwarder's queues have changed */
  | { readonly type: 'desk' }
  /** the server may have missed something: everything shown is to be asked again */
  | { readonly type: 'resync' }
  | { readonly type: 'pong' }
  /** instant messaging, which is not ours, and commands of a newer server */
  | { readonly type: 'ignored'; readonly cmd: string }
  | { readonly type: 'malformed' };

const MALFORMED: Frame = { type: 'malformed' };
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
  if (cmd === 'pong' || cmd === 'resync' || cmd === 'desk') return { type: cmd };
  if (cmd === 'bill_review') {
    const review = asReview(isRecord(msg) ? msg.data : undefined);
    return review ? { type: 'review', review } : MALFORMED;
  }
  if (cmd !== 'notice_msg') return { type: 'ignored', cmd };
  const message = asMessage(isRecord(msg) ? msg.data : undefined);
  return message ? { type: 'notice', message } : MALFORMED;
}
