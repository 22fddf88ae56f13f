import { array, boolean, number, object, string } from 'yup';
import { download, query } from '../define.ts';
import { day } from '../freight/fields.ts';
import { exactText, id, maybeId, pageOf, paging, text } from '../shapes.ts';
import { count, dayOrNull, statementRow, sum, sums } from './fields.ts';
import {
  STATEMENT_KINDS,
  STATEMENT_SORTS,
  STATEMENT_STATES,
  type StatementKind,
  type StatementSort,
  type StatementState,
} from './shapes.ts';

/** Statements of charges together: the list, what stands above it, and all of them in one workbook. */

const readers = ['settlement:view', 'charge:issue'] as const;
const MOST = 100;
const ids = () => array(id()).min(1).max(MOST).required();

/** The search of the list; the summary counts by the same, without the state. */
const search = {
  kind: string<StatementKind | ''>()
    .oneOf(['', ...STATEMENT_KINDS])
    .default(''),
  currency: exactText().max(3).default(''),
  // Days of issue, both included.
  from: day(),
  to: day(),
  overdue: boolean().default(false),
  // Those with a line that differs from what was predicted.
  variance: boolean().default(false),
  // Numbers of statements or orders; several with blanks, commas or lines between.
  keyword: exactText().max(2000).default(''),
  // For the forwarder's people; a customer sees its own anyway.
  customerId: maybeId(),
};

export const inConfirmPage = query(
  '/settlement/inconfirm/queryInConfirmPage.do',
  'Statements of charges: what is unpaid first, with the sums of all that were found',
  {
    access: readers,
    assumed: true,
    input: object({
      ...paging(20),
      ...search,
      state: string<StatementState | ''>()
        .oneOf(['', ...STATEMENT_STATES])
        .default(''),
      sort: string<StatementSort>().oneOf(STATEMENT_SORTS).default('unpaid'),
    }),
    output: pageOf(statementRow).shape({ totals: sums() }),
  },
);

const group = object({ count: count(), totals: sums() }).required();

export const inConfirmSummary = query(
  '/settlement/inconfirm/querySummary.do',
  'How many statements there are in each state, what is open by age, and what is left of the credit',
  {
    access: readers,
    assumed: true,
    input: object({ customerId: maybeId() }),
    output: object({
      counts: object({
        all: count(),
        toConfirm: count(),
        reissued: count(),
        queried: count(),
        confirmed: count(),
        invoiced: count(),
        partPaid: count(),
        paid: count(),
        void: count(),
      }).required(),
      // The three piles on top of the page.
      toConfirm: group,
      noInvoice: group,
      unpaid: group,
      ageing: array(
        object({
          currency: text(),
          buckets: object({ current: sum(), '1-30': sum(), '31-60': sum(), '61-90': sum(), '90+': sum() }).required(),
          // Queried lines stand apart.
          disputed: sum(),
          total: sum(),
        }),
      ).required(),
      overdue: count(),
      credit: object({
        // In CNY.
        limit: sum(),
        used: sum(),
        // Below zero where it is over the limit.
        left: sum(),
        days: number().integer().required(),
        by: string<'order' | 'month'>().oneOf(['order', 'month']).required(),
        validTo: dayOrNull(),
        warn: boolean().required(),
        over: boolean().required(),
      })
        .nullable()
        .defined(),
      at: string().required(),
    }),
  },
);

export const statementsExcel = download(
  '/settlement/inconfirm/exportStatements.do',
  'Several statements with all their lines as a workbook of Excel',
  {
    access: readers,
    about: ['statement', 'accountIds'],
    assumed: true,
    limit: 20,
    input: object({ accountIds: ids() }),
  },
);
