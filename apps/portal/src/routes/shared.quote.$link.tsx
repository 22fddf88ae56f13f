import { createFileRoute } from '@tanstack/react-router';
import { SharedQuotePage } from '../features/freight/quotes/shared-quote-page.tsx';

export const Route = createFileRoute('/shared/quote/$link')({
  staticData: { titleId: 'routes.quotes', door: true },
  loader: ({ context }) => context.loadTexts('quotes', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: SharedQuotePage,
});
