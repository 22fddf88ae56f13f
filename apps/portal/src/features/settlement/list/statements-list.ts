import { contract, type Out } from '@lading/api-client/contract';
import { defineList, said } from '../../../kit/list.ts';
import type { SettlementSearch } from './settlement-search.ts';

const { inConfirmPage } = contract.settlement;
export type StatementRow = Out<typeof inConfirmPage>['records'][number];

/** The statements of a customer. */
export const statementsList = defineList(inConfirmPage, {
  name: 'statements',
  path: '/settlement',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ accountNo }) => accountNo,
  arg: ({ sort: _none, ...asked }, { state, kind, currency, from, to, overdue, variance, by }: SettlementSearch) => ({
    ...asked,
    ...said({ state, kind, currency, from, to, sort: by }),
    ...(overdue && { overdue: true }),
    ...(variance && { variance: true }),
  }),
});

/** What of an address belongs to a view that is kept. */
export const viewOf = (search: SettlementSearch): SettlementSearch => ({ ...search, page: undefined });

/** Whether its customer has still to say something to it. */
export const isOpen = ({ state }: Pick<StatementRow, 'state'>): boolean =>
  state === 'toConfirm' || state === 'reissued' || state === 'queried';
const ASKABLE: readonly StatementRow['state'][] = ['confirmed', 'partPaid', 'paid'];
/** Whether an invoice can be asked for. */
export const canInvoice = ({ state, invoices }: Pick<StatementRow, 'state' | 'invoices'>): boolean =>
  ASKABLE.includes(state) && (invoices === 'none' || invoices === 'part');
