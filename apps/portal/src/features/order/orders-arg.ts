import { type Arg, type contract, ORDER_SORTS } from '@lading/api-client/contract';
import type { TableSort } from '@lading/ui';
import type { OrdersSearch } from './orders-search.ts';

type Field = (typeof ORDER_SORTS)[number];

/** `etd:desc` as the table shows it; undefined when no column has that name. */
export function sortOf(text: string | undefined): (TableSort & { id: Field }) | undefined {
  const [name, order] = (text ?? '').split(':');
  const id = ORDER_SORTS.find((field) => field === name);
  return id && { id, desc: order === 'desc' };
}
export const sortText = (sort: TableSort | undefined): string | undefined =>
  sort && `${sort.id}:${sort.desc ? 'desc' : 'asc'}`;

/** What the call is asked for an address; the same for the page and for who asks ahead of it. */
export function ordersArg({ page, keyword, status, bookingId, sort }: OrdersSearch, size: number) {
  const by = sortOf(sort);
  return {
    current: page ?? 1,
    size,
    ...(keyword !== undefined && { keyword }),
    ...(status !== undefined && { webStatus: status }),
    ...(bookingId !== undefined && { bookingId }),
    ...(by && { sort: { field: by.id, order: by.desc ? ('desc' as const) : ('asc' as const) } }),
  } satisfies Arg<typeof contract.order.orderPage>;
}
