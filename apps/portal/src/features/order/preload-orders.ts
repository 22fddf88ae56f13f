import { contract } from '@lading/api-client/contract';
import { preloadQuery } from '@lading/api-client/react';
import type { PortalContext } from '../../app/context.ts';
import { ordersArg } from './orders-arg.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Asks for the rows while the page itself is still loading; a failure is the page's to show. */
export function preloadOrders({ client, session, preferences }: PortalContext, search: OrdersSearch): void {
  const size = preferences.pageSize('orders').get();
  const source = { client, epoch: session.epoch() };
  preloadQuery(source, contract.order.orderPage, ordersArg(search, size)).catch(() => undefined);
}
