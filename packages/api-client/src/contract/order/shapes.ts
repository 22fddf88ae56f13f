import { array, object, string } from 'yup';
import { billId, text, version } from '../shapes.ts';

/** Columns a bookings page can be sorted by. */
export const ORDER_SORTS = ['bookingNo', 'mblNo', 'etd', 'cutOff', 'webStatus', 'createTime'] as const;

export const BILL_SOURCES = ['instruction', 'draft'] as const;
export type BillSource = (typeof BILL_SOURCES)[number];

export const VERSION_STATES = ['sent', 'new', 'viewed', 'changeRequested', 'confirmed', 'superseded'] as const;

export const REQUEST_STATES = ['open', 'accepted', 'declined'] as const;

/** Whose turn a booking is: the customer's, or the forwarder's. */
export const WAITS_FOR = ['me', 'forwarder'] as const;

/** The reason of an answer that does what was asked for: a code, said in the language of whoever reads it. */
export const AS_ASKED = 'asAsked';
export const MARK_STEPS = ['ok', 'undo', 'change', 'waived', 'comment'] as const;

/** What may go along with a change that is asked for, told by its content. */
export const CHANGE_FILE_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
export const CHANGE_FILE_ENDINGS = ['.pdf', '.xlsx', '.png', '.jpg', '.jpeg'] as const;
/** Bytes of one. */
export const CHANGE_FILE_LIMIT = 10 * 1024 * 1024;
/** Files of one change. */
export const CHANGE_FILES_MOST = 5;

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
  'fileSent',
  'requestAccepted',
  'requestDeclined',
  'confirmed',
  'shared',
  'shareRevoked',
] as const;

export type LogEvent = (typeof LOG_EVENTS)[number];

export const CUTOFF_CODES = ['DCO', 'VCO', 'FCO', 'CUA', 'AFC'] as const;

export const EXPORT_FORMATS = ['pdf', 'xlsx', 'csv', 'json'] as const;

/**
 * How a draft stands where several are approved at once: it differs in nothing and can be; it was; it differs, waits for an answer of the
 * forwarder, has nothing to be compared with, is not there, is approved already, was replaced by a newer one; or the server could not.
 */
export const BATCH_STATES = [
  'ready',
  'approved',
  'differences',
  'changes',
  'notCompared',
  'noDraft',
  'decided',
  'outdated',
  'failed',
] as const;

/** Why a draft cannot be confirmed yet, in the order a reader should deal with them. */
export const APPROVAL_REASONS = ['outdated', 'notViewed', 'blocking', 'changes'] as const;

/** `data` of a refused confirmation (code 0). */
export const approvalRefusal = object({
  version: version(),
  reasons: array(
    object({
      code: string<(typeof APPROVAL_REASONS)[number]>().oneOf(APPROVAL_REASONS).required(),
      // The reason as a sentence in the reader's language.
      text: text(),
      // Places to go to; a sub-bill's are told with its id.
      places: array(object({ billId: billId().defined(), path: text() })).required(),
    }),
  ).required(),
});

/** `data` of a 409: the version that is the newest now. */
export const newerVersion = object({ version: version() });
