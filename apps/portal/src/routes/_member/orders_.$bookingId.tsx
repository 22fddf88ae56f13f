import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../features/order/page/order-page.tsx';
import { bookingOf, orderSearch } from '../../features/order/page/order-search.ts';
import { AccountDialog } from '../../features/settlement/account-dialog.tsx';
import { ChargesOfOrder } from '../../features/settlement/order-charges.tsx';
import { OrderVoyage } from '../../features/tracking/order-voyage.tsx';

export const Route = createFileRoute('/_member/orders_/$bookingId')({
  staticData: { titleId: 'routes.order', permission: 'order:view' },
  // What is no number is no page, before anybody is asked to log in for it.
  params: { parse: ({ bookingId }) => bookingOf(bookingId) > 0 && { bookingId } },
  validateSearch: orderSearch,
  loader: ({ context }) =>
    context.loadTexts(
      'order',
      'papers',
      'release',
      'list',
      'review',
      'settlement',
      'tracking',
      'ui/papers',
      'ui/bills',
      'ui/track',
      'ui/settlement',
    ),
  component: () => <OrderPage AccountDialog={AccountDialog} Voyage={OrderVoyage} Charges={ChargesOfOrder} />,
});
