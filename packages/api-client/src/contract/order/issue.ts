import { array, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { billId, exactText, id, pageOf, paging, requestId, text, version, versionOrNone } from '../shapes.ts';
import { booking, eitherBill, feedback, kind } from './fields.ts';

/** The forwarder's half of the review. */

const queueRow = object({
  bookingId: id(),
  bookingNo: text(),
  billNo: text(),
  kind: kind(),
  customerName: text(),
  version: versionOrNone(),
  webStatus: number().integer().required(),
  webStatusName: text(),
  open: number().integer().min(0).required(),
  total: number().integer().min(0).required(),
  // When the oldest open one came, or the last one where none is open.
  since: string().required(),
  cutOff: string().nullable().defined(),
  // The zone of the port of loading (IANA), whose clock the cut-off is kept by.
  zone: text(),
});

const QUEUE_STATES = ['open', 'answered', 'all'] as const;

export const blRequestQueue = query(
  '/order/websi/queryBlRequestQueue.do',
  'Bookings with requested changes: the nearest cut-off first (staff)',
  {
    access: 'bill:issue',
    assumed: true,
    input: object({
      ...paging(20),
      // `answered`: nothing is open, and the new draft is not issued yet.
      state: string<(typeof QUEUE_STATES)[number]>().oneOf(QUEUE_STATES).default('open'),
      keyword: exactText().max(200).default(''),
    }),
    output: pageOf(queueRow),
  },
);

const issuedBill = object({
  billId: billId().defined(),
  name: text(),
  // Null where nothing was sent, or where there is no draft yet.
  instruction: object(eitherBill()).nullable().default(null),
  draft: object(eitherBill()).nullable().default(null),
});

export const blForIssue = query('/order/websi/queryBlForIssue.do', 'Everything a new draft is made from (staff)', {
  access: 'bill:issue',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: booking(),
  output: object({
    bookingId: id(),
    bookingNo: text(),
    billNo: text(),
    kind: kind(),
    customerName: text(),
    version: versionOrNone(),
    instructionVersion: versionOrNone(),
    webStatus: number().integer().required(),
    webStatusName: text(),
    cutOff: string().nullable().defined(),
    zone: text(),
    bills: array(issuedBill).required(),
    requests: array(feedback).required(),
  }),
});

const issued = () => [blRequestQueue, blForIssue];

const answer = object({
  id: id(),
  decision: string<'accepted' | 'declined'>().strict().oneOf(['accepted', 'declined']).required(),
  reason: string().strict().matches(/\S/).max(500).required(),
});

export const answerBlRequests = command(
  '/order/websi/answerBlRequests.do',
  'Accept or decline requested changes, each with a reason; web status 4 again when all are declined (staff)',
  {
    access: 'bill:issue',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), answers: array(answer.required()).min(1).max(200).required() }),
    output: object({ list: array(feedback).required() }),
    invalidates: issued,
  },
);

export const issueBlDraft = command(
  '/order/websi/issueBlDraft.do',
  'Issue the next draft: web status 4, a to-do and a notice for the customer; 409 when another one came first (staff)',
  {
    access: 'bill:issue',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      // The draft it was made from; 0 for the first one.
      version: versionOrNone(),
      requestId: requestId(),
      note: exactText().max(500).default(''),
      // Bills that are left out stay as they are. Ids of rows, version and status in them are not read.
      bills: array(object({ billId: billId().defined(), ...eitherBill() }).required())
        .min(1)
        .max(10)
        .required(),
    }),
    output: object({ version: version() }),
    invalidates: issued,
  },
);
