import { contract, type Out } from '@lading/api-client/contract';
import { defineList } from '../../../kit/list.ts';
import type { ListSearch } from '../../../kit/list-search.ts';

const { orderImportErrors } = contract.order;
export type Fault = Out<typeof orderImportErrors>['records'][number];

/** What was wrong in the last sheet of bookings. */
export const importsList = defineList(orderImportErrors, {
  name: 'orderImports',
  path: '/orders/imports',
  rowKey: ({ id }) => id,
  rowName: ({ row, columnName }) => `${row} ${columnName}`,
  arg: ({ current, size }, _search: ListSearch) => ({ current, size }),
});
