import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { RequestHandler } from 'msw';

const { inConfirmSummary, orderCharges } = contract.settlement;
const none = { count: 0, totals: [] };

/** A company that owes nothing, with orders that nobody billed: what pages of other domains ask beside their own. */
export const NOTHING_OWED: readonly RequestHandler[] = [
  mock(orderCharges, { list: [], totals: [], dropped: [] }),
  mock(inConfirmSummary, {
    counts: {
      all: 0,
      toConfirm: 0,
      reissued: 0,
      queried: 0,
      confirmed: 0,
      invoiced: 0,
      partPaid: 0,
      paid: 0,
      void: 0,
    },
    toConfirm: none,
    noInvoice: none,
    unpaid: none,
    ageing: [],
    overdue: 0,
    credit: null,
    at: '2026-11-20T09:48:00+08:00',
  }),
];
