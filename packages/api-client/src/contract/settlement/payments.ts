import { array, object, string } from 'yup';
import { command, query } from '../define.ts';
import { day } from '../freight/fields.ts';
import { exactText, id, maybeId, money, pageOf, paging, requestId, text, tidyText } from '../shapes.ts';
import { count, currency, revision, state, sum, sums } from './fields.ts';
import { PAYMENT_WAYS, type PaymentWay } from './shapes.ts';
import { stale as statements } from './stale.ts';

/** Money that came: recorded and matched by the forwarder, shown to the customer. */

const way = () => string<PaymentWay>().oneOf(PAYMENT_WAYS).required();
/** A day that has to be there. */
const theDay = () => day().required();

const paymentRow = object({
  id: id(),
  customerId: id(),
  customerName: text(),
  day: text(),
  way: way(),
  wayName: text(),
  reference: text(),
  currency: text(),
  amount: sum(),
  // What is matched with no statement yet.
  left: sum(),
  note: text(),
  by: text(),
  matches: array(object({ accountId: id(), accountNo: text(), amount: sum() })).required(),
  revision: revision(),
});

export const paymentPage = query('/settlement/payment/queryPaymentPage.do', 'Payments, the newest first', {
  access: ['settlement:view', 'charge:issue'],
  assumed: true,
  input: object({
    ...paging(20),
    customerId: maybeId(),
    accountId: maybeId(),
    from: day(),
    to: day(),
    keyword: exactText().max(200).default(''),
  }),
  output: pageOf(paymentRow).shape({ totals: sums() }),
});

export const paymentOpen = query(
  '/settlement/payment/queryOpenStatements.do',
  'Statements of a company that a payment in this currency can be matched with, the oldest due first',
  {
    access: 'charge:issue',
    about: ['customer', 'customerId'],
    assumed: true,
    input: object({ customerId: id(), currency: currency() }),
    output: object({
      list: array(
        object({
          id: id(),
          accountNo: text(),
          bookingNo: text(),
          state: state(),
          dueDay: text(),
          open: sum(),
          revision: revision(),
        }),
      ).required(),
    }),
  },
);

const stale = () => [...statements(), paymentPage, paymentOpen];
const matches = () =>
  array(object({ accountId: id(), amount: money() }))
    .max(100)
    .default([]);
const answer = object({ id: id(), revision: revision() });

export const recordPayment = command(
  '/settlement/payment/recordPayment.do',
  'Record money that came, and match it with confirmed statements',
  {
    access: 'charge:issue',
    about: ['customer', 'customerId'],
    assumed: true,
    input: object({
      customerId: id(),
      day: theDay(),
      way: way().strict(),
      reference: tidyText().max(60).default(''),
      currency: currency(),
      amount: money(),
      note: tidyText().max(200).default(''),
      matches: matches(),
      requestId: requestId(),
    }),
    output: answer,
    invalidates: stale,
  },
);

export const matchPayment = command(
  '/settlement/payment/matchPayment.do',
  'Say anew which statements a payment is for; never more than came, nor more than is open',
  {
    access: 'charge:issue',
    about: ['payment', 'id'],
    assumed: true,
    input: object({ id: id(), matches: matches(), revision: revision() }),
    output: answer,
    invalidates: stale,
  },
);

export const monthPage = query(
  '/settlement/month/queryMonths.do',
  'Months with what was billed in them, and whether they are closed',
  {
    access: 'charge:issue',
    assumed: true,
    output: object({
      list: array(
        object({
          // `2026-11`.
          month: text(),
          statements: count(),
          open: count(),
          // Orders that sailed in it with charges on no statement.
          unbilled: count(),
          totals: sums(),
          closedAt: string().nullable().defined(),
          closedBy: text(),
        }),
      ).required(),
    }),
  },
);

export const closeMonth = command(
  '/settlement/month/closeMonth.do',
  'Close a month: nothing is issued, reissued or paid in it any more',
  {
    access: 'charge:issue',
    assumed: true,
    input: object({
      month: string()
        .strict()
        .matches(/^\d{4}-(0[1-9]|1[0-2])$/)
        .required(),
    }),
    invalidates: () => [monthPage],
  },
);
