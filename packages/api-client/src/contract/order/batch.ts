import { array, number, object, string } from 'yup';
import { command, download, query } from '../define.ts';
import { id, text, version, versionOrNone } from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import { initInfoHbl, initInfoMbl } from './bill.ts';
import { orderPage } from './bookings.ts';
import { blLog, blVersions } from './review.ts';
import { BATCH_STATES } from './shapes.ts';

/** Several bookings at once: each is answered by itself, and one that cannot be done keeps no other one back. */

const MOST = 50;
const bookingIds = () =>
  array(id())
    .min(1)
    .max(MOST)
    .test('once', (list = []) => new Set(list).size === list.length)
    .required();

const standing = object({
  bookingId: id(),
  bookingNo: text(),
  billNo: text(),
  // The newest draft, 0 where there is none.
  version: versionOrNone(),
  state: string<(typeof BATCH_STATES)[number]>().oneOf(BATCH_STATES).required(),
  // Differences that a person has to decide.
  differences: number().integer().min(0).required(),
  // Why, as a sentence in the reader's language.
  text: text(),
});

export const blBatch = query(
  '/order/websi/queryBlBatch.do',
  'Which of several drafts say what was sent, and can be approved together',
  {
    access: 'bill:view',
    about: ['booking', 'bookingIds'],
    limit: 60,
    assumed: true,
    input: object({ bookingIds: bookingIds() }),
    output: object({ list: array(standing).required() }),
  },
);

export const approveBlBatch = command(
  '/order/websi/approveBlBatch.do',
  'Approve the drafts among several that differ in nothing from what was sent; the others stay as they are and are named',
  {
    access: 'bill:confirm',
    about: ['booking', 'bookingIds'],
    limit: 60,
    assumed: true,
    input: object({
      bookingIds: bookingIds(),
      // The draft of each that was shown, in the same order: a newer one is not approved.
      versions: array(version()).min(1).max(MOST).required(),
    }),
    output: object({ list: array(standing).required() }),
    invalidates: () => [toDoList, toDoCount, orderPage, initInfoMbl, initInfoHbl, blVersions, blLog, blBatch],
  },
);

export const exportBlBatch = download(
  '/order/websi/exportBlBatch.do',
  'The differences of several drafts with what was decided, in one sheet of Excel; bookings without a draft have no row',
  {
    access: 'bill:view',
    about: ['booking', 'bookingIds'],
    // Each may take the printer some seconds.
    limit: 20,
    assumed: true,
    input: object({ bookingIds: bookingIds() }),
  },
);
