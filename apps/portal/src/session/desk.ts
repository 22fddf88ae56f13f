import { hasPermission } from '../access/permissions.ts';

/** The page where the work of a customer begins. Beside these two only the file of a route says its own path, as the router asks. */
export const CUSTOMER_DESK = '/orders';
/** The same for the forwarder's own, who have no orders: what waits for all of them, and the changes that customers ask for. */
export const STAFF_DESK = '/backstage';
export const BILLS_DESK = '/backstage/bills';

type Desk = typeof CUSTOMER_DESK | typeof STAFF_DESK | typeof BILLS_DESK;

/** What the page is called where the work begins. */
export const DESK_TITLES = {
  [CUSTOMER_DESK]: 'routes.orders',
  [STAFF_DESK]: 'routes.desk',
  [BILLS_DESK]: 'routes.bills',
} as const;

export const deskOf = (codes: readonly string[]): Desk => {
  if (hasPermission(codes, 'staff:home')) return STAFF_DESK;
  return hasPermission(codes, 'bill:issue') ? BILLS_DESK : CUSTOMER_DESK;
};
