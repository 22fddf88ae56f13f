import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import {
  billId,
  exactNumber,
  exactText,
  id,
  maybeVersion,
  pageOf,
  paging,
  requestId,
  text,
  version,
  versionOrNone,
} from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import { orderPage } from './bookings.ts';
import { blChangeFiles } from './change-files.ts';
import { booking, by, feedback, kind, requestState, time } from './fields.ts';
import { BILL_SOURCES, CUTOFF_CODES, LOG_EVENTS, MARK_STEPS, VERSION_STATES } from './shapes.ts';

/** The review of a draft by the customer: versions, marks, changes asked for, and the story of it all. */

const billVersion = object({
  source: string<(typeof BILL_SOURCES)[number]>().oneOf(BILL_SOURCES).required(),
  version: version(),
  ...by,
  // Why it was issued, in the words of whoever did.
  note: text(),
  // `sent` and `superseded` of an instruction; all but `sent` of a draft.
  state: string<(typeof VERSION_STATES)[number]>().oneOf(VERSION_STATES).required(),
  viewed: array(object({ name: text(), at: time() })).required(),
  // SHA-256 of its bills, hexadecimal: the same where nothing was changed.
  hash: text(),
});

export const blVersions = query('/order/websi/queryBlVersions.do', 'Drafts, then instructions, the newest first', {
  access: ['bill:view', 'bill:issue'],
  about: ['booking', 'bookingId'],
  assumed: true,
  input: booking(),
  output: object({
    kind: kind(),
    // 0 where there is none.
    newestInstruction: versionOrNone(),
    newestDraft: versionOrNone(),
    // The newest draft was viewed by someone of the company.
    viewed: boolean().required(),
    // The newest draft was viewed by who asks.
    viewedByMe: boolean().required(),
    openRequests: number().integer().min(0).required(),
    // Master and house bills both exist: queryBlCompareMaster has something to compare.
    bothKinds: boolean().required(),
    versions: array(billVersion).required(),
  }),
});

const VERDICTS = ['ok', 'change', 'waived'] as const;
const comment = object({ id: id(), ...by, version: version(), text: text() });

/** What people wrote about one place of a bill, on one draft. */
const mark = object({
  billId: billId().defined(),
  path: text(),
  // Counts the verdicts that were given and taken back; 0 where there is only a thread.
  revision: number().integer().min(0).required(),
  verdict: object({
    kind: string<(typeof VERDICTS)[number]>().oneOf(VERDICTS).required(),
    proposed: text(),
    reason: text(),
    ...by,
    mine: boolean().required(),
  })
    .nullable()
    .default(null),
  // The draft it was given on, where a later one left the field alone.
  carriedFrom: maybeVersion().nullable().defined(),
  // There was a verdict, and the field has changed or the request was answered since.
  again: boolean().required(),
  request: object({ status: requestState(), reason: text(), author: text(), at: text() }).nullable().default(null),
  comments: array(comment).required(),
});

const marks = () => array(mark).required();

export const blMarks = query('/order/websi/queryBlMarks.do', 'Marks of a draft; of the newest without version', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: object({ bookingId: id(), version: maybeVersion() }),
  output: object({ version: versionOrNone(), marks: marks() }),
});

const step = object({
  billId: billId(),
  path: string().strict().min(1).max(200).required(),
  kind: string<(typeof MARK_STEPS)[number]>().strict().oneOf(MARK_STEPS).required(),
  // The revision that its author saw: a verdict on another one is not taken, and theirs is answered; 0 where it is left out.
  revision: exactNumber().min(0),
  // Of a change.
  proposed: exactText().max(20_000),
  // Of a change one of CHANGE_REASONS, of a waiver a sentence.
  reason: exactText().max(500),
  // Of a comment, with a name of its own, so that what is sent twice is written once.
  text: exactText().max(2_000),
  key: exactText().max(64),
});

export const saveBlMarks = command(
  '/order/websi/saveBlMarks.do',
  'Decide differences of the newest draft; 409 when a newer one came',
  {
    access: 'bill:confirm',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      version: version(),
      marks: array(step.required()).min(1).max(50).required(),
    }),
    // The marks as they stand now, and those of others that were not overwritten.
    output: object({ version: version(), saved: marks(), conflicts: marks() }),
    invalidates: () => [blMarks, blLog],
  },
);

export const markBlViewed = command('/order/websi/markBlViewed.do', 'Say that a draft was looked at', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: object({ bookingId: id(), version: version() }),
  invalidates: () => [blVersions, blLog],
});

export const blRequests = query(
  '/order/websi/queryBlRequests.do',
  'Changes that were asked for, the newest draft first',
  {
    access: ['bill:view', 'bill:issue'],
    about: ['booking', 'bookingId'],
    assumed: true,
    input: booking(),
    output: object({ list: array(feedback).required() }),
  },
);

export const submitBlChanges = command(
  '/order/websi/submitBlChanges.do',
  'Send the marked changes to the forwarder: web status 5; 409 when a newer draft came',
  {
    access: 'bill:confirm',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), version: version(), requestId: requestId() }),
    output: object({ list: array(feedback).required() }),
    invalidates: () => [toDoList, toDoCount, orderPage, blVersions, blMarks, blRequests, blLog, blChangeFiles],
  },
);

const logEntry = object({
  id: id(),
  event: string<(typeof LOG_EVENTS)[number]>().oneOf(LOG_EVENTS).required(),
  source: string<(typeof BILL_SOURCES)[number]>().oneOf(BILL_SOURCES).required(),
  version: versionOrNone(),
  billId: billId().defined(),
  // Empty where it is about the whole draft.
  path: text(),
  ...by,
  // The whole of it as a sentence in the reader's language.
  text: text(),
  // Only what was written or counted: the proposed value, the reason, the comment, the note, how many.
  words: text(),
});

export const blLog = query(
  '/order/websi/queryBlLog.do',
  'Who did what when, on which version, the newest first; staff read what was sent',
  {
    access: ['bill:view', 'bill:issue'],
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), ...paging(50) }),
    output: pageOf(logEntry),
  },
);

const cutoff = object({
  code: string<(typeof CUTOFF_CODES)[number]>().oneOf(CUTOFF_CODES).required(),
  name: text(),
  // With the offset of the port.
  time: time(),
  passed: boolean().required(),
  // Decimal string and ISO 4217; empty where it is not known what a change costs after.
  feeAmount: text(),
  feeCurrency: text(),
  // What a change costs after, as a sentence; empty where it is not known.
  feeText: text(),
});

export const blCutoffs = query('/order/websi/queryBlCutoffs.do', 'Documentation, VGM, container and customs cut-offs', {
  access: ['bill:view', 'bill:issue'],
  about: ['booking', 'bookingId'],
  assumed: true,
  input: booking(),
  output: object({
    portName: text(),
    portCode: text(),
    // IANA, as `Asia/Shanghai`.
    zone: text(),
    // The earliest first; empty where none is known.
    list: array(cutoff).required(),
  }),
});
