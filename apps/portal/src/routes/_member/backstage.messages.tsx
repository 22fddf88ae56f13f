import { createFileRoute } from '@tanstack/react-router';
import { BroadcastsPage } from '../../features/content/broadcasts/broadcasts-page.tsx';
import { broadcastsSearch } from '../../features/content/broadcasts/broadcasts-search.ts';

export const Route = createFileRoute('/_member/backstage/messages')({
  staticData: {
    titleId: 'routes.broadcasts',
    permission: 'message:send',
    menu: { order: 9, icon: 'mail', group: 'routes.ofContent' },
  },
  validateSearch: broadcastsSearch,
  loader: ({ context }) => context.loadTexts('broadcast', 'content', 'list'),
  component: BroadcastsPage,
});
