import { array, number, object, string } from 'yup';
import { day as writtenDay } from '../content/fields.ts';
import { download, query } from '../define.ts';
import { id, text } from '../shapes.ts';
import { DESK_REPORTS, type DeskReport } from './shapes.ts';

/** Three figures that are asked for every day. Days are those of the desk's clock; both ends are in. */

const day = () => writtenDay().required();
const period = () => object({ from: day(), to: day() });
const count = () => number().integer().min(0).required();
/** Of a hundred, with one decimal; null where there is nothing to divide by. */
const share = () => string().nullable().defined();
/** Hours with one decimal. */
const hours = () => string().nullable().defined();

export const draftReport = query(
  '/desk/queryDraftReport.do',
  'How many drafts a bill takes until it is approved, how many are right the first time, and how long it takes',
  {
    access: 'report:view',
    assumed: true,
    input: period(),
    output: object({
      // Bills whose first draft was issued in the period, and those of them that are approved.
      bills: count(),
      approved: count(),
      // Approved on their first draft without a change asked for.
      firstTime: count(),
      firstTimeShare: share(),
      medianHours: hours(),
      rounds: array(object({ rounds: count(), bills: count() })).required(),
      weeks: array(object({ week: text(), bills: count(), firstTimeShare: share() })).required(),
      list: array(
        object({
          bookingId: id(),
          bookingNo: text(),
          billNo: text(),
          customerName: text(),
          rounds: count(),
          requests: count(),
          firstAt: string().required(),
          approvedAt: string().nullable().defined(),
          hours: hours(),
        }),
      ).required(),
    }),
  },
);

export const orderReport = query(
  '/desk/queryOrderReport.do',
  'Orders by their state, and document cut-offs that passed before an instruction was there',
  {
    access: 'report:view',
    assumed: true,
    input: period(),
    output: object({
      orders: count(),
      states: array(object({ orderStatus: count(), name: text(), orders: count() })).required(),
      // Cut-offs that passed in the period: met, met too late, and not met until now.
      cutOffs: count(),
      met: count(),
      late: count(),
      missed: count(),
      days: array(object({ day: text(), met: count(), late: count(), missed: count() })).required(),
      list: array(
        object({
          bookingId: id(),
          bookingNo: text(),
          customerName: text(),
          carrier: text(),
          closesAt: string().required(),
          sentAt: string().nullable().defined(),
          hoursLate: hours(),
        }),
      ).required(),
    }),
  },
);

/** A sum of many amounts, below zero for what is given back. */
const sum = () =>
  string()
    .matches(/^-?\d+\.\d{2}$/)
    .required();

export const statementReport = query(
  '/desk/queryStatementReport.do',
  'What was billed otherwise than it was promised, and how old is what is not paid',
  {
    // Money of all customers: whoever bills them.
    access: 'charge:issue',
    assumed: true,
    input: period(),
    output: object({
      // Statements issued in the period that still count, those with a line that deviates, and such lines.
      statements: count(),
      deviating: count(),
      lines: count(),
      sums: array(
        object({ currency: text(), predicted: sum(), billed: sum(), over: sum(), under: sum(), lines: count() }),
      ).required(),
      reasons: array(object({ reason: text(), currency: text(), lines: count(), difference: sum() })).required(),
      // Of what is open today, by days after it was due.
      ageing: array(
        object({
          currency: text(),
          current: sum(),
          to30: sum(),
          to60: sum(),
          to90: sum(),
          over90: sum(),
          total: sum(),
        }),
      ).required(),
      list: array(
        object({
          accountId: id(),
          accountNo: text(),
          customerName: text(),
          charge: text(),
          currency: text(),
          predicted: sum(),
          billed: sum(),
          difference: sum(),
          reason: text(),
        }),
      ).required(),
    }),
  },
);

export const reportExcel = download(
  '/desk/downloadReport.do',
  'A report as a workbook: its figures, its rows, and what each of them means',
  {
    access: 'report:view',
    assumed: true,
    limit: 30,
    input: object({
      report: string<DeskReport>()
        .strict()
        .oneOf([...DESK_REPORTS])
        .required(),
      from: day(),
      to: day(),
    }),
  },
);
