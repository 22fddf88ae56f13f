import { createFileRoute } from '@tanstack/react-router';
import { FollowPage } from '../../features/freight/bids/follow-page.tsx';

export const Route = createFileRoute('/_member/follow')({
  staticData: { titleId: 'routes.follow', permission: 'order:view', menu: { order: 5, icon: 'star' } },
  loader: ({ context }) => context.loadTexts('bids', 'freight'),
  component: FollowPage,
});
