import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../../features/order/booking/booking-page.tsx';
import { bookingSearch } from '../../features/order/booking/booking-search.ts';
import { CreditWarning } from '../../features/settlement/credit-warning.tsx';

export const Route = createFileRoute('/_member/booking')({
  staticData: { titleId: 'routes.booking', permission: 'order:edit' },
  validateSearch: bookingSearch,
  loader: ({ context }) =>
    context.loadTexts(
      'booking',
      'papers',
      'parties',
      'freight',
      'so',
      'templates',
      'list',
      'settlement',
      'review',
      'ui/booking',
      'ui/papers',
      'ui/party',
      'ui/settlement',
    ),
  component: () => <BookingPage Credit={CreditWarning} />,
});
