import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../features/order/desk/bookings-page.tsx';
import { bookingsSearch } from '../../features/order/desk/bookings-search.ts';

export const Route = createFileRoute('/_member/backstage/bookings')({
  staticData: {
    titleId: 'routes.bookings',
    permission: 'order:accept',
    menu: { order: 1, icon: 'container', group: 'routes.papers' },
  },
  validateSearch: bookingsSearch,
  loader: ({ context }) =>
    context.loadTexts(
      'bookings',
      'booking',
      'order',
      'papers',
      'tracking',
      'list',
      'freight',
      'ui/booking',
      'ui/papers',
    ),
  component: BookingsPage,
});
