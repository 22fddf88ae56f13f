import { array, boolean, number, object, string } from 'yup';
import { revision } from '../basedata/fields.ts';
import { command, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { id, pageOf, requestId, text, tidyText } from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import * as part from './declaration-fields.ts';
import { PREPLAN_ACTIONS, PREPLAN_DECISIONS, type PreplanAction, type PreplanDecision } from './declaration-shapes.ts';
import { preplanDraft, preplanState } from './preplan-fields.ts';

/** What is filed with the customs of China before a container is loaded: written by the customer, sent on and answered by the forwarder. */

const about = ['booking', 'bookingId'] as const;
const readers = ['order:view', 'preplan:process'] as const;

export const preplan = query(
  '/order/WebPreplan/query.do',
  'The pre-plan of a booking, how it stands with customs, and where the instruction says otherwise',
  {
    access: readers,
    about,
    assumed: true,
    input: object({ bookingId: id() }),
    output: object({
      ...part.of,
      // 0 where nothing was written yet; the draft then is what the other papers say.
      revision: part.seen(),
      status: preplanState(),
      statusName: text(),
      draft: preplanDraft,
      // Why it was refused, as customs or the forwarder said it; kept until it is accepted.
      answer: text(),
      reasons: part.saidReasons,
      answeredAt: string().nullable().defined(),
      submittedAt: string().nullable().defined(),
      // Everything that the instruction says otherwise now.
      differences: array(part.change).required(),
      // Of those, what customs have to hear of; it was sent already, and the bill has changed since.
      differs: array(part.change).required(),
      log: part.story,
    }),
  },
);

export const preplanPage = query(
  '/order/WebPreplan/queryPage.do',
  'Bookings with how their pre-plans stand, those that have to be accepted first at the top',
  {
    access: readers,
    assumed: true,
    input: object(part.listInput),
    output: pageOf(
      object({
        ...part.of,
        // 0 where nothing was written yet.
        status: number().integer().min(0).max(6).required(),
        statusName: text(),
        mblNo: text(),
        number: text(),
        weight: text(),
        boxes: number().integer().min(0).required(),
        submittedAt: string().nullable().defined(),
        differs: boolean().required(),
      }),
    ),
  },
);

const stale = () => [preplan, preplanPage, deskQueue, toDoList, toDoCount];

export const savePreplan = command(
  '/order/WebPreplan/save.do',
  'Write on a pre-plan, submit it, or begin anew after it was cancelled',
  {
    access: 'preplan:edit',
    about,
    assumed: true,
    bodyLimit: 1_000_000,
    input: object({
      bookingId: id(),
      action: string<PreplanAction>().strict().oneOf(PREPLAN_ACTIONS).required(),
      draft: preplanDraft,
      revision: part.seen(),
      requestId: requestId(),
    }),
    output: object({ id: id(), status: preplanState(), revision: revision(), issues: array(part.issue).required() }),
    invalidates: stale,
  },
);

export const syncPreplan = command(
  '/order/WebPreplan/sync.do',
  'Fill the pre-plan from another paper of the booking; a dry run answers what would change',
  {
    access: 'preplan:edit',
    about,
    assumed: true,
    input: object({
      bookingId: id(),
      from: part.source(),
      dryRun: boolean().default(true),
      revision: part.seen(),
      requestId: requestId(),
    }),
    output: object({ revision: part.seen(), draft: preplanDraft, changes: array(part.change).required() }),
    invalidates: stale,
  },
);

export const answerPreplan = command(
  '/order/WebPreplan/answerPreplan.do',
  'Send a pre-plan to customs, tell that they accepted or refused it, or take it back',
  {
    access: 'preplan:process',
    about,
    assumed: true,
    input: object({
      bookingId: id(),
      decision: string<PreplanDecision>().strict().oneOf(PREPLAN_DECISIONS).required(),
      reason: tidyText().max(500).default(''),
      reasons: part.reasons(),
      revision: part.seen(),
      requestId: requestId(),
    }),
    output: object({ status: preplanState(), revision: revision() }),
    invalidates: stale,
  },
);
