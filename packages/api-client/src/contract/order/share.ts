import { array, boolean, number, object, string } from 'yup';
import { command, download, query } from '../define.ts';
import { billId, exactNumber, id, maybeVersion, text, version, versionOrNone } from '../shapes.ts';
import { booking, eitherBill, kind } from './fields.ts';
import { EXPORT_FORMATS } from './shapes.ts';

/** The comparison outside of the review: links for a colleague without an account, and files. */

const share = object({
  id: id(),
  billId: billId().defined(),
  billNo: text(),
  version: version(),
  author: text(),
  createTime: string().required(),
  expires: string().required(),
  state: string<'open' | 'expired' | 'revoked'>().oneOf(['open', 'expired', 'revoked']).required(),
  opened: number().integer().min(0).required(),
  lastOpened: string().nullable().defined(),
});

export const blShares = query('/order/websi/queryBlShares.do', 'Links that were made for a booking, the newest first', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: booking(),
  output: object({ list: array(share).required() }),
});

export const createBlShare = command(
  '/order/websi/createBlShare.do',
  'A link that shows one comparison without a session; its token is told this once',
  {
    access: 'bill:view',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      billId: billId(),
      // The newest draft where it is left out; the link keeps showing this one.
      version: maybeVersion(),
      days: exactNumber().min(1).max(30).default(7),
    }),
    output: object({ id: id(), token: text(), expires: string().required() }),
    invalidates: () => [blShares],
  },
);

export const revokeBlShare = command('/order/websi/revokeBlShare.do', 'End a link at once', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: object({ bookingId: id(), id: id() }),
  invalidates: () => [blShares],
});

export const enterBlShare = command(
  '/order/websi/pub/enterBlShare.do',
  'Exchange the token of a link for a cookie of one hour that opens this link and nothing else',
  {
    access: 'visitor',
    // Whoever holds no session gets few tries at guessing a link.
    limit: 30,
    assumed: true,
    input: object({ token: string().strict().min(1).max(200).required() }),
    // What names the link in the page's address, and opens nothing by itself.
    output: object({ link: text() }),
  },
);

export const openBlShare = query(
  '/order/websi/pub/openBlShare.do',
  'What a link shows to whoever has its cookie; unknown, expired and revoked ones are answered alike',
  {
    access: 'visitor',
    limit: 30,
    assumed: true,
    input: object({ link: string().strict().min(1).max(64).required() }),
    output: object({
      billNo: text(),
      kind: kind(),
      author: text(),
      company: text(),
      expires: string().required(),
      version: version(),
      // False where a newer draft was issued since.
      newest: boolean().required(),
      instructionVersion: versionOrNone(),
      // Null where no instruction was sent.
      instruction: object(eitherBill()).nullable().default(null),
      instructionAt: string().nullable().defined(),
      draft: object(eitherBill()).required(),
      draftAt: string().required(),
    }),
  },
);

export const exportBlDifferences = download(
  '/order/websi/exportBlDifferences.do',
  'The list of differences with what was decided, of one bill or of all of them',
  {
    access: 'bill:view',
    about: ['booking', 'bookingId'],
    // Each may take the printer a second.
    limit: 60,
    method: 'GET',
    assumed: true,
    input: object({
      bookingId: id(),
      // 0 is the main bill; all bills where it is left out.
      billId: number().integer().min(0),
      version: number().integer().positive(),
      format: string<(typeof EXPORT_FORMATS)[number]>().oneOf(EXPORT_FORMATS).required(),
    }),
  },
);
