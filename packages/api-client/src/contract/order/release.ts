import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { exactNumber, exactText, id, maybeId, pageOf, paging, requestId, text, tidyText } from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import { bookingFiles, filePage } from './files.ts';
import { actor, receiver, releaseKind, releaseState, smallFile } from './paper-fields.ts';
import {
  RELEASE_CHECKS,
  RELEASE_DECISIONS,
  RELEASE_KINDS,
  RELEASE_STATE,
  RELEASE_STEPS,
  type ReleaseCheck,
  type ReleaseKind,
} from './paper-shapes.ts';

/** Release of the cargo: what stands in its way and who acts, the application, and the forwarder's answer. */

const revision = () => number().strict().integer().min(0).required();

const application = object({
  id: id(),
  status: releaseState().required(),
  statusName: text(),
  kind: releaseKind().required(),
  receiver: receiver().required(),
  guarantee: smallFile.nullable().default(null),
  originalsIssued: boolean().required(),
  originalsReturned: boolean().required(),
  feeConfirmed: boolean().required(),
  applicant: text(),
  appliedAt: string().nullable().defined(),
  // What the forwarder answered: why, and the number of the telex or of the courier.
  reason: text(),
  telexNo: text(),
  courierNo: text(),
  decider: text(),
  decidedAt: string().nullable().defined(),
  revision: revision(),
});

const check = object({
  code: string<ReleaseCheck>().oneOf(RELEASE_CHECKS).required(),
  ok: boolean().required(),
  // Which kinds of release ask for it.
  kinds: array(string<ReleaseKind>().oneOf(RELEASE_KINDS).required()).required(),
  who: actor(),
  // What is so, or what is missing, in the reader's language with the figure behind it.
  text: text(),
});

const billState = {
  // Of the main bill, too: an application is for one bill.
  billId: id(),
  billNo: text(),
  main: boolean().required(),
  webStatus: number().integer().required(),
  webStatusName: text(),
  // What the bill itself says of its release.
  kind: releaseKind().required(),
  consignee: text(),
  application: application.nullable().default(null),
  checks: array(check).required(),
};

const readers = ['order:view', 'release:decide'] as const;

export const releaseStatus = query(
  '/order/weborder/queryReleaseStatus.do',
  'What stands in the way of the release of each bill, who acts, and how its application stands',
  {
    access: readers,
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id() }),
    output: object({ list: array(object(billState)).required() }),
  },
);

export const releasePage = query(
  '/order/weborder/queryReleasePage.do',
  'Applications for release, those that wait longest first',
  {
    access: 'release:decide',
    assumed: true,
    input: object({
      ...paging(20),
      keyword: exactText().max(200).default(''),
      status: exactNumber().oneOf(Object.values(RELEASE_STATE)).optional(),
      // Those that wait for the forwarder alone.
      open: boolean().strict(),
      // One of them.
      id: maybeId(),
    }),
    output: pageOf(
      object({
        id: id(),
        bookingId: id(),
        bookingNo: text(),
        customerName: text(),
        billNo: text(),
        kind: releaseKind().required(),
        status: releaseState().required(),
        statusName: text(),
        applicant: text(),
        appliedAt: string().nullable().defined(),
        decider: text(),
        decidedAt: string().nullable().defined(),
        // How many of what has to be is missing still.
        missing: number().integer().min(0).required(),
      }),
    ),
  },
);

const stale = () => [releaseStatus, releasePage, deskQueue, toDoList, toDoCount, bookingFiles, filePage];
const answer = object({ id: id(), status: releaseState().required(), revision: revision() });

export const applyRelease = command(
  '/order/weborder/applyReleaseCargo.do',
  'Write an application for release, send it, or take it back; one that cannot be sent says what is missing',
  {
    access: 'release:apply',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      billId: id(),
      step: string<(typeof RELEASE_STEPS)[number]>().strict().oneOf(RELEASE_STEPS).required(),
      kind: releaseKind().strict().required(),
      receiver: receiver().default(undefined).optional(),
      guaranteeFileId: maybeId(),
      originalsIssued: boolean().strict(),
      originalsReturned: boolean().strict(),
      feeConfirmed: boolean().strict(),
      // The one that was seen; 0 where there was none.
      revision: revision(),
      requestId: requestId(),
    }),
    output: answer,
    invalidates: stale,
  },
);

export const decideRelease = command(
  '/order/weborder/decideRelease.do',
  'Take an application up, release the bill, return it for what is missing, or refuse it',
  {
    access: 'release:decide',
    about: ['release', 'id'],
    assumed: true,
    input: object({
      id: id(),
      decision: string<(typeof RELEASE_DECISIONS)[number]>().strict().oneOf(RELEASE_DECISIONS).required(),
      // Said where it is returned or refused.
      reason: tidyText().max(500).default(''),
      telexNo: tidyText().max(60).default(''),
      courierNo: tidyText().max(60).default(''),
      revision: revision(),
      requestId: requestId(),
    }),
    output: answer,
    invalidates: stale,
  },
);
