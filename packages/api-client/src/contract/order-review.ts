import { CHANGE_REASONS } from '@lading/validators/bill';
import { array, boolean, number, object, string } from 'yup';
import { command, query } from './define.ts';
import { exactNumber, exactText, id, pageOf, paging, text } from './fields.ts';
import { billId, booking, SOURCES } from './order-bills.ts';

/** The review of a draft by the customer: versions, marks, changes asked for, and the story of it all. */

const assumed = true as const;

/** An instant with the offset of China, or of the port where it says so. */
const time = () => string().required();
const draftVersion = () => number().strict().integer().positive().required();
const kind = () => string<'MBL' | 'HBL'>().oneOf(['MBL', 'HBL']).required();

/** Name in the reader's language, and which side of the counter it stands on. */
const by = {
  author: text(),
  side: string<'customer' | 'staff'>().oneOf(['customer', 'staff']).required(),
  at: time(),
};

export const VERSION_STATES = ['sent', 'new', 'viewed', 'changeRequested', 'confirmed', 'superseded'] as const;

const billVersion = object({
  source: string<(typeof SOURCES)[number]>().oneOf(SOURCES).required(),
  version: draftVersion(),
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
  assumed,
  input: booking(),
  output: object({
    kind: kind(),
    // 0 where there is none.
    newestInstruction: number().integer().min(0).required(),
    newestDraft: number().integer().min(0).required(),
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
export const REQUEST_STATES = ['open', 'accepted', 'declined'] as const;
const requestState = () => string<(typeof REQUEST_STATES)[number]>().oneOf(REQUEST_STATES).required();

const comment = object({ id: id(), ...by, version: draftVersion(), text: text() });

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
  carriedFrom: number().integer().nullable().defined(),
  // There was a verdict, and the field has changed or the request was answered since.
  again: boolean().required(),
  request: object({ status: requestState(), reason: text(), author: text(), at: text() }).nullable().default(null),
  comments: array(comment).required(),
});

const marks = () => array(mark).required();

export const blMarks = query('/order/websi/queryBlMarks.do', 'Marks of a draft; of the newest without version', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  assumed,
  input: object({ bookingId: id(), version: number().strict().integer().positive() }),
  output: object({ version: number().integer().min(0).required(), marks: marks() }),
});

export const MARK_STEPS = ['ok', 'undo', 'change', 'waived', 'comment'] as const;

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
    assumed,
    input: object({
      bookingId: id(),
      version: draftVersion(),
      marks: array(step.required()).min(1).max(50).required(),
    }),
    // The marks as they stand now, and those of others that were not overwritten.
    output: object({ version: draftVersion(), saved: marks(), conflicts: marks() }),
    invalidates: () => [blMarks, blLog],
  },
);

export const markBlViewed = command('/order/websi/markBlViewed.do', 'Say that a draft was looked at', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  assumed,
  input: object({ bookingId: id(), version: draftVersion() }),
  invalidates: () => [blVersions, blLog],
});

/** A change that is asked for, in the shape of DCSA's Feedback. */
export const feedback = object({
  id: id(),
  billId: billId().defined(),
  version: draftVersion(),
  path: text(),
  severity: string<'INFO' | 'WARN' | 'ERROR'>().oneOf(['INFO', 'WARN', 'ERROR']).required(),
  code: string<'PROPERTY_VALUE_MUST_CHANGE'>().oneOf(['PROPERTY_VALUE_MUST_CHANGE']).required(),
  message: text(),
  // Empty where DCSA's document has no such place.
  jsonPath: text(),
  property: text(),
  current: text(),
  proposed: text(),
  reason: string<(typeof CHANGE_REASONS)[number]>().oneOf(CHANGE_REASONS).required(),
  author: text(),
  at: time(),
  status: requestState(),
  answer: object({ reason: text(), author: text(), at: time() }).nullable().default(null),
});

export const blRequests = query(
  '/order/websi/queryBlRequests.do',
  'Changes that were asked for, the newest draft first',
  {
    access: ['bill:view', 'bill:issue'],
    about: ['booking', 'bookingId'],
    assumed,
    input: booking(),
    output: object({ list: array(feedback).required() }),
  },
);

/** A name that the page gives to one sending: the same one is done once, however often it comes. */
export const requestId = () => string().strict().min(8).max(64).required();

export const submitBlChanges = command(
  '/order/websi/submitBlChanges.do',
  'Send the marked changes to the forwarder: web status 5; 409 when a newer draft came',
  {
    access: 'bill:confirm',
    about: ['booking', 'bookingId'],
    assumed,
    input: object({ bookingId: id(), version: draftVersion(), requestId: requestId() }),
    output: object({ list: array(feedback).required() }),
    invalidates: () => [blVersions, blMarks, blRequests, blLog],
  },
);

export const LOG_EVENTS = [
  'instructionSent',
  'draftIssued',
  'viewed',
  'markedOk',
  'changeMarked',
  'waived',
  'markUndone',
  'commented',
  'changesSent',
  'requestAccepted',
  'requestDeclined',
  'confirmed',
  'shared',
  'shareRevoked',
] as const;

export type LogEvent = (typeof LOG_EVENTS)[number];

const logEntry = object({
  id: id(),
  event: string<(typeof LOG_EVENTS)[number]>().oneOf(LOG_EVENTS).required(),
  source: string<(typeof SOURCES)[number]>().oneOf(SOURCES).required(),
  version: number().integer().min(0).required(),
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
    assumed,
    input: object({ bookingId: id(), ...paging(50) }),
    output: pageOf(logEntry),
  },
);

export const CUTOFF_CODES = ['DCO', 'VCO', 'FCO', 'CUA'] as const;

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
  assumed,
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
