import { array, boolean, number, object, string } from 'yup';
import { id, maybeId, pageOf, text } from '../shapes.ts';
import { DESK_QUEUES, type DeskQueueKind } from './shapes.ts';

export const kind = () => string<DeskQueueKind>().strict().oneOf(DESK_QUEUES);
const count = () => number().integer().min(0).required();

const row = object({
  kind: kind().required(),
  id: id(),
  // Null for somebody without an account.
  customerId: maybeId().nullable().defined(),
  customerName: text(),
  // Enough to tell it by: the name in an application, the beginning of a question.
  what: text(),
  createTime: string().required(),
  // The desk's own limit, or a cut-off; null where nothing closes.
  dueAt: string().nullable().defined(),
  zone: text(),
  // Who took it; empty where nobody has.
  owner: text(),
  mine: boolean().required(),
});

const queue = object({
  kind: kind().required(),
  count: count(),
  // Since when the oldest of them waits, and when the next one closes.
  oldest: string().nullable().defined(),
  nextDue: string().nullable().defined(),
});

/** What a desk shows. */
export const deskShown = () =>
  pageOf(row).shape({
    // Those that one may see, with what is in them for the scope.
    queues: array(queue).required(),
    scopes: object({ mine: count(), team: count(), all: count() }).required(),
    // Who has how many of what is looked at, and how many of them close today; whoever has most first, what nobody took last, with an empty name.
    team: array(object({ name: text(), count: count(), due: count() })).required(),
    // What was done lately in the queues that one may see, the newest first.
    recent: array(object({ id: text(), at: string().required(), text: text() })).required(),
  });
