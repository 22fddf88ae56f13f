import { array, boolean, object } from 'yup';
import { command, query, upload } from '../define.ts';
import { day } from '../freight/fields.ts';
import { exactText, file, id, maybeId, pageOf, paging, text } from '../shapes.ts';
import { by } from './fields.ts';
import { fileKind, orderFile } from './paper-fields.ts';
import { ORDER_FILE_ENDINGS, ORDER_FILE_LIMIT } from './paper-shapes.ts';

/** The papers of a booking: by kind, in versions, with who saw them. */

/** Room for the fields and the form itself beside the file. */
const FORM = 64 * 1024;

export const bookingFiles = query(
  '/order/weborder/queryFileListByBooking.do',
  'Papers of a booking, by kind and the latest of each kind first',
  {
    access: ['file:view', 'order:accept', 'release:decide', 'bill:issue'],
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), kind: fileKind() }),
    output: object({
      list: array(orderFile.shape({ seen: array(object(by)).required() })).required(),
    }),
  },
);

export const filePage = query('/order/file/queryOrderFilePage.do', 'Papers of all bookings, the newest first', {
  access: 'file:view',
  assumed: true,
  input: object({
    ...paging(10),
    // Matches the name of the file and the number of the booking.
    keyword: exactText().max(200).default(''),
    kind: fileKind(),
    // Days of the house's clock, both included.
    from: day(),
    to: day(),
  }),
  output: pageOf(orderFile.shape({ bookingNo: text(), seenByOthers: boolean().required() })),
});

const stale = () => [bookingFiles, filePage];

export const uploadOrderFile = upload(
  '/order/file/uploadOrderFile.do',
  'Keep a paper: what it is, its content says and not its name; of a kind that is there it is the next version',
  {
    access: ['order:edit', 'release:apply', 'order:accept', 'release:decide', 'bill:issue'],
    about: ['booking', 'bookingId'],
    assumed: true,
    limit: 60,
    bodyLimit: ORDER_FILE_LIMIT + FORM,
    input: object({
      // Left out where the booking is yet to be written; a saved booking takes its papers along.
      bookingId: maybeId(),
      kind: fileKind().required(),
      // The forwarder's people may keep a paper to themselves.
      visible: boolean(),
      file: file(ORDER_FILE_ENDINGS),
    }),
    output: orderFile,
    invalidates: stale,
  },
);

export const removeOrderFile = command(
  '/order/file/removeOrderFile.do',
  'Take back a paper of one’s own side that the other side has not seen',
  {
    access: ['order:edit', 'release:apply', 'order:accept', 'release:decide', 'bill:issue'],
    about: ['orderFile', 'fileId'],
    assumed: true,
    input: object({ fileId: id() }),
    invalidates: stale,
  },
);
