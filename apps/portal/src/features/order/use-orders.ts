import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../../app/context.ts';
import { ordersArg } from './orders-arg.ts';
import type { OrdersSearch } from './orders-search.ts';

/** The page of bookings that the address asks for; the rows before it stay until it is there. */
export function useOrders(search: OrdersSearch) {
  const { preferences } = usePortal();
  const pageSize = preferences.pageSize('orders');
  const size = useSyncExternalStore(pageSize.subscribe, pageSize.get);
  const query = useQuery(contract.order.orderPage, ordersArg(search, size), { keepPrevious: true });
  return { ...query, size, setSize: pageSize.set };
}
