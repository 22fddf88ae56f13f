import type { contract, Out } from '@lading/api-client/contract';

/** As much of a file as it takes to show it. */
export type OpenedFile = Pick<
  Out<typeof contract.order.blChangeFiles>['list'][number],
  'name' | 'address' | 'contentType'
>;
