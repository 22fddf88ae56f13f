import { array, boolean, number, object, string } from 'yup';
import { query } from '../define.ts';
import { exactText, id, measure, money, pageOf, paging, text } from '../shapes.ts';
import {
  count,
  dayOrNull,
  droppedLine,
  lineSource,
  maybeAmount,
  revision,
  sum,
  sums,
  taxRate,
  unit,
  varianceReason,
} from './fields.ts';

/** The forwarder's half: the charges of an order as a sheet, what becomes a statement, templates and rates of exchange. */

const access = 'charge:issue';
const LISTS = ['toBill', 'promised', 'extra', 'billed'] as const;

export const chargeOrders = query(
  '/settlement/charge/queryOrderPage.do',
  'Orders with charges to bill; those with a promise that nobody billed; those billed beyond what was promised',
  {
    access,
    assumed: true,
    input: object({
      ...paging(20),
      list: string<(typeof LISTS)[number]>().oneOf(LISTS).default('toBill'),
      keyword: exactText().max(200).default(''),
    }),
    output: pageOf(
      object({
        bookingId: id(),
        bookingNo: text(),
        customerId: id(),
        customerName: text(),
        pol: text(),
        pod: text(),
        vessel: text(),
        voyage: text(),
        etd: dayOrNull(),
        // Lines on no statement.
        lines: count(),
        totals: sums(),
        // Codes that were promised and not billed, and that were billed and not promised.
        promised: array(text()).required(),
        extra: array(text()).required(),
        terms: string<'order' | 'month'>().oneOf(['order', 'month']).required(),
      }),
    ).shape({
      counts: object({ toBill: count(), promised: count(), extra: count(), billed: count() }).required(),
    }),
  },
);

const shown = object({
  id: id(),
  code: text(),
  name: text(),
  nameEn: text(),
  unit: unit(),
  quantity: measure(),
  currency: text(),
  unitPrice: money(),
  amount: money(),
  taxRate: taxRate(),
  predicted: maybeAmount(),
  variance: maybeAmount(),
  reason: varianceReason(),
  reasonText: text(),
  source: lineSource.nullable().defined(),
  // Null where the caller may not see it, or nobody knows it yet: for one unit, for all, and what is earned.
  cost: maybeAmount(),
  costAmount: maybeAmount(),
  margin: maybeAmount(),
  supplier: text(),
  // The statement on which it stands.
  account: object({ id: id(), accountNo: text(), status: number().integer().required() }).nullable().defined(),
});

export const chargeSheet = query(
  '/settlement/charge/querySheet.do',
  'The charges of an order as the forwarder sees them',
  {
    access,
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id() }),
    output: object({
      bookingId: id(),
      bookingNo: text(),
      customerId: id(),
      customerName: text(),
      vessel: text(),
      voyage: text(),
      pol: text(),
      pod: text(),
      etd: dayOrNull(),
      boxes: text(),
      terms: object({ by: string<'order' | 'month'>().oneOf(['order', 'month']).required(), days: count() }).required(),
      lines: array(shown).required(),
      totals: array(
        object({
          currency: text(),
          receivable: sum(),
          payable: string().nullable().defined(),
          predicted: sum(),
        }),
      ).required(),
      dropped: array(droppedLine).required(),
      // All in one currency at the rates of today; null where a rate is missing, the latter two also without the permission.
      overall: object({
        currency: text(),
        receivable: sum(),
        payable: string().nullable().defined(),
        margin: string().nullable().defined(),
        // `9.4`.
        percent: string().nullable().defined(),
      })
        .nullable()
        .defined(),
      marginShown: boolean().required(),
      fx: array(object({ currency: text(), cnyPerUnit: text(), day: text(), source: text() })).required(),
      dueDay: text(),
      // 0 where there is none yet.
      revision: revision(),
      // Whether there is a calculation of a rate to take lines from.
      canTake: boolean().required(),
    }),
  },
);
