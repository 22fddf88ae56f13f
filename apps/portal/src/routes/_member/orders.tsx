import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../../features/order/orders-page.tsx';
import { ordersSearch } from '../../features/order/orders-search.ts';
import { AccountDialog } from '../../features/settlement/account-dialog.tsx';
import { ToDoList } from '../../features/user/to-do-list.tsx';

export const Route = createFileRoute('/_member/orders')({
  staticData: { titleId: 'routes.orders', permission: 'backhome', menu: { order: 2, icon: 'rows', portal: true } },
  validateSearch: ordersSearch,
  loaderDeps: ({ search: { page, keyword, status, stage, waits, from, to, bookingId, sort } }) => ({
    page,
    keyword,
    status,
    stage,
    waits,
    from,
    to,
    bookingId,
    sort,
  }),
  // On entering only: a page that stands there asks for itself. Imported then, so that the contract stays out of the first chunk.
  loader: async ({ context, deps, cause }) => {
    const said = context.loadTexts('orders', 'list', 'settlement');
    if (cause !== 'stay') (await import('../../features/order/orders-list.ts')).ordersList.preload(context, deps);
    await said;
  },
  component: () => <OrdersPage ToDoList={ToDoList} AccountDialog={AccountDialog} />,
});
