import { array, boolean, number, object, string } from 'yup';
import { command, query, upload } from '../define.ts';
import { file, id, maybeId, version } from '../shapes.ts';
import { booking, by, changeFile } from './fields.ts';
import { CHANGE_FILE_ENDINGS, CHANGE_FILE_LIMIT } from './shapes.ts';

/** What goes along with a change that is asked for: a packing list, the photo of a seal. The forwarder sees it once it is sent. */

/** Room for the fields and the form itself beside the file. */
const FORM = 64 * 1024;
/** Where on a bill. */
const path = () => string().strict().min(1).max(200).required();

const placed = changeFile.shape({
  billId: maybeId().nullable().defined(),
  path: path(),
  ...by,
  // It went to the forwarder with a request; what did not can be taken back.
  sent: boolean().required(),
});

export const blChangeFiles = query(
  '/order/websi/queryBlChangeFiles.do',
  'Files that go along with changes of a booking, sent and not sent, the oldest first',
  {
    access: 'bill:view',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: booking(),
    output: object({ list: array(placed).required() }),
  },
);

const stale = () => [blChangeFiles];

export const addBlChangeFile = upload(
  '/order/websi/addBlChangeFile.do',
  'Keep a file for the change of one place: what it is, its content says and not its name',
  {
    access: 'bill:confirm',
    about: ['booking', 'bookingId'],
    assumed: true,
    limit: 60,
    bodyLimit: CHANGE_FILE_LIMIT + FORM,
    input: object({
      bookingId: id(),
      version: version(),
      // The main bill where it is left out.
      billId: maybeId(),
      path: path(),
      file: file(CHANGE_FILE_ENDINGS),
    }),
    output: placed,
    invalidates: stale,
  },
);

export const removeBlChangeFile = command(
  '/order/websi/removeBlChangeFile.do',
  'Take back a file that was not sent yet',
  {
    access: 'bill:confirm',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), fileId: number().strict().integer().positive().required() }),
    invalidates: stale,
  },
);
