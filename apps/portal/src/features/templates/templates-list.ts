import { contract, type Out } from '@lading/api-client/contract';
import { defineList, said } from '../../kit/list.ts';
import type { ListSearch } from '../../kit/list-search.ts';

const { orderTemplates } = contract.order;
export type Template = Out<typeof orderTemplates>['records'][number];

/** The templates of orders of the company. */
export const templatesList = defineList(orderTemplates, {
  name: 'templates',
  path: '/booking/templates',
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  arg: ({ current, size, keyword }, _search: ListSearch) => ({
    current,
    size,
    ...said({ keyword: keyword?.slice(0, 50) }),
  }),
});
