import { hasPermission } from '../access/permissions.ts';

/** The page where the work of a customer begins. Beside these two only the file of a route says its own path, as the router asks. */
export const CUSTOMER_DESK = '/orders';
/** The same for the forwarder's own, who have no orders. */
export const STAFF_DESK = '/backstage/bills';

export const deskOf = (codes: readonly string[]): typeof CUSTOMER_DESK | typeof STAFF_DESK =>
  hasPermission(codes, 'bill:issue') ? STAFF_DESK : CUSTOMER_DESK;
