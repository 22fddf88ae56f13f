import { createFileRoute } from '@tanstack/react-router';
import { TrackingPage } from '../../features/tracking/tracking-page.tsx';
import { trackingSearch } from '../../features/tracking/tracking-search.ts';

export const Route = createFileRoute('/_site/freighttrack')({
  staticData: { titleId: 'routes.tracking', door: true, menu: { order: 15, icon: 'vessel', portal: true } },
  validateSearch: trackingSearch,
  loader: ({ context }) => context.loadTexts('tracking', 'ui/desk', 'ui/track'),
  staleTime: Number.POSITIVE_INFINITY,
  component: TrackingPage,
});
