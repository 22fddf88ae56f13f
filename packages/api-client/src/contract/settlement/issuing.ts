import { array, object, string } from 'yup';
import { command } from '../define.ts';
import { day } from '../freight/fields.ts';
import { id, requestId, text, tidyText } from '../shapes.ts';
import { written } from './charge-fields.ts';
import { count, revision } from './fields.ts';
import { CHARGES_LIMIT, STATEMENT_KINDS, type StatementKind } from './shapes.ts';
import { sheets } from './sheets.ts';

/** Statements as the forwarder issues them: published, issued anew, taken back. */

const access = 'charge:issue';
const one = (most: number) => tidyText().max(most);

export const issueStatement = command(
  '/settlement/inconfirm/issueStatement.do',
  'Publish charges of an order, or of a month of a company, as a numbered statement',
  {
    access,
    about: ['booking', 'bookingIds'],
    assumed: true,
    input: object({
      kind: string<StatementKind>().strict().oneOf(STATEMENT_KINDS).required(),
      // One order, or those of the month, all of one company.
      bookingIds: array(id()).min(1).max(100).required(),
      periodFrom: day(),
      periodTo: day(),
      confirmBy: day(),
      note: one(300).default(''),
      // The sheets that were seen, in the order of the bookings.
      revisions: array(revision()).min(1).max(100).required(),
      requestId: requestId(),
    }),
    output: object({ accountId: id(), accountNo: text() }),
    invalidates: sheets,
  },
);

export const reissueStatement = command(
  '/settlement/inconfirm/reissueStatement.do',
  'Issue a statement anew as its next version: what changed, and why',
  {
    access,
    about: ['statement', 'accountId'],
    assumed: true,
    input: object({
      accountId: id(),
      why: one(300).min(2).required(),
      // All lines as they shall be; those left out are taken off.
      lines: array(object({ ...written, bookingId: id() }))
        .min(1)
        .max(CHARGES_LIMIT)
        .required(),
      revision: revision(),
      requestId: requestId(),
    }),
    output: object({ version: count(), revision: revision() }),
    invalidates: sheets,
  },
);

export const voidStatement = command(
  '/settlement/inconfirm/voidStatement.do',
  'Take a statement back that was not confirmed; its charges are to be billed again',
  {
    access,
    about: ['statement', 'accountId'],
    assumed: true,
    input: object({ accountId: id(), why: one(300).min(2).required(), revision: revision() }),
    invalidates: sheets,
  },
);
