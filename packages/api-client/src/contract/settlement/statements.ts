import { array, boolean, number, object, string } from 'yup';
import { download, query } from '../define.ts';
import { assumed, id, maybeId, text } from '../shapes.ts';
import {
  chargeLine,
  count,
  dayOrNull,
  droppedLine,
  instant,
  lineChange,
  plainLine,
  statementRow,
  statementVersion,
  sum,
  sums,
} from './fields.ts';
import { REPORT_FORMS, type ReportForm } from './shapes.ts';

/** Statements of charges: of one shipment or of a month, for the customer and for the forwarder's finance. */

const readers = ['settlement:view', 'charge:issue'] as const;
const about = ['statement', 'accountId'] as const;

const order = object({
  bookingId: id(),
  bookingNo: text(),
  mblNo: text(),
  pol: text(),
  pod: text(),
  vessel: text(),
  voyage: text(),
  etd: dayOrNull(),
  boxes: text(),
  totals: sums(),
});

const event = object({ at: string().required(), by: text(), text: text() });

export const inConfirmInfo = query('/settlement/inconfirm/queryInConfirmInfo.do', 'A statement of charges to confirm', {
  access: readers,
  about,
  input: object({ accountId: id() }),
  output: object({
    id: id(),
    accountNo: assumed(text()),
    bookingNo: assumed(text()),
    status: number().integer().required(),
    statusName: assumed(text()),
    type: text(),
    lines: assumed(array(plainLine).required()),
    totals: assumed(sums()),
    row: assumed(statementRow.required()),
    // Whether the caller can confirm it now, and how many lines that would be: all but the queried ones.
    canConfirm: assumed(boolean().required()),
    confirmable: assumed(count()),
    orders: assumed(array(order).required()),
    versions: assumed(array(statementVersion).required()),
    history: assumed(array(event).required()),
    // The rates that were locked when it was issued.
    fx: assumed(array(object({ currency: text(), cnyPerUnit: text(), day: text(), source: text() })).required()),
    payments: assumed(
      array(
        object({ id: id(), day: text(), way: text(), reference: text(), currency: text(), amount: sum() }),
      ).required(),
    ),
    invoices: assumed(
      array(object({ id: id(), invoiceNo: text(), status: number().integer().required(), total: sum() })).required(),
    ),
    issuedBy: assumed(text()),
    issuedAt: assumed(string().required()),
    confirmedBy: assumed(text()),
    confirmedAt: assumed(instant()),
    // The statement to which queried lines went, or from which these came.
    follows: assumed(object({ id: id(), accountNo: text() }).nullable().defined()),
    followedBy: assumed(object({ id: id(), accountNo: text() }).nullable().defined()),
    note: assumed(text()),
  }),
});

export const inConfirmCharges = query(
  '/settlement/inconfirm/queryInConfirmChargeList.do',
  'The lines of a statement beside what was predicted, what is not billed, and what is otherwise than in an earlier version',
  {
    access: readers,
    about,
    assumed: true,
    // The version to compare with; the one before where it is left out.
    input: object({ accountId: id(), compare: maybeId() }),
    output: object({
      list: array(chargeLine).required(),
      dropped: array(droppedLine).required(),
      compared: maybeId().nullable().defined(),
      changes: array(lineChange).required(),
      sums: array(object({ currency: text(), predicted: sum(), billed: sum(), variance: sum() })).required(),
    }),
  },
);

export const orderCharges = query(
  '/settlement/incharge/queryInChargeByOrderId.do',
  'Charges of an order, on statements and not yet, beside what was predicted',
  {
    access: readers,
    about: ['order', 'orderId'],
    input: object({ orderId: id() }),
    output: object({
      list: array(
        chargeLine.shape({
          // Null where it is not on a statement yet.
          account: object({ id: id(), accountNo: text(), status: number().integer().required() }).nullable().defined(),
        }),
      ).required(),
      totals: sums(),
      dropped: assumed(array(droppedLine).required()),
    }),
  },
);

export const report = download('/report', 'A printable report: HTML, fetched with the session', {
  access: readers,
  about,
  method: 'GET',
  input: object({
    reportlet: string<'booking_account'>().oneOf(['booking_account']).required(),
    accountId: id(),
    form: string<ReportForm>().oneOf(REPORT_FORMS).default('html'),
  }),
});
