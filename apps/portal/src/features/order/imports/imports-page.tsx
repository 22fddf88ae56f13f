import { contract } from '@lading/api-client/contract';
import { getRouteApi } from '@tanstack/react-router';
import { FaultsPage, faultsList } from '../../../kit/importing/faults-page.tsx';

const { orderImportErrors, clearOrderImportErrors } = contract.order;
const route = getRouteApi('/_member/orders_/imports');
const list = faultsList(orderImportErrors, 'orderImports', '/orders/imports');

/** What was wrong in the last sheet of bookings. */
export function ImportsPage() {
  return (
    <FaultsPage
      kind="booking"
      list={list}
      clear={clearOrderImportErrors}
      search={route.useSearch()}
      titleId="routes.orderImports"
      back="/orders"
    />
  );
}
