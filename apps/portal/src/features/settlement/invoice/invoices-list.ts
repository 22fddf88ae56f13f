import { contract, INVOICE_STATUS, type InvoiceStatus, type Out } from '@lading/api-client/contract';
import { defineList } from '../../../kit/list.ts';
import type { InvoicesSearch } from './invoices-search.ts';

const { eInvoices } = contract.settlement;
export type Invoice = Out<typeof eInvoices>['records'][number];

/** In the order in which one goes through them. */
export const INVOICE_STATES = ['applied', 'issuing', 'issued', 'failed', 'reversed', 'cancelled'] as const;
export const stateOf = (status: InvoiceStatus): (typeof INVOICE_STATES)[number] =>
  INVOICE_STATES.find((name) => INVOICE_STATUS[name] === status) ?? 'applied';

/** The invoices of a company. */
export const invoicesList = defineList(eInvoices, {
  name: 'invoices',
  path: '/invoices',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ invoiceNo, id }) => invoiceNo || String(id),
  arg: (asked, { status }: InvoicesSearch) => ({
    ...asked,
    ...(status !== undefined && { status: (status - 1) as InvoiceStatus }),
  }),
});
