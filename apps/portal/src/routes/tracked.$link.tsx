import { createFileRoute } from '@tanstack/react-router';
import { TrackedPage } from '../features/tracking/tracked-page.tsx';

export const Route = createFileRoute('/tracked/$link')({
  staticData: { titleId: 'routes.tracking', door: true },
  loader: ({ context }) => context.loadTexts('tracking', 'ui/desk', 'ui/track'),
  staleTime: Number.POSITIVE_INFINITY,
  component: TrackedPage,
});
