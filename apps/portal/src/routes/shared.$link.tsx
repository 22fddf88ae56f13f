import { createFileRoute } from '@tanstack/react-router';
import { SharePage } from '../features/order/share/share-page.tsx';

export const Route = createFileRoute('/shared/$link')({
  staticData: { titleId: 'routes.share', door: true },
  loader: ({ context }) => context.loadTexts('share', 'review', 'ui/desk', 'ui/bills'),
  staleTime: Number.POSITIVE_INFINITY,
  component: SharePage,
});
