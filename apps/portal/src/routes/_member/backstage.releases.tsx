import { createFileRoute } from '@tanstack/react-router';
import { ReleasesPage } from '../../features/order/release/releases-page.tsx';
import { releasesSearch } from '../../features/order/release/releases-search.ts';

export const Route = createFileRoute('/_member/backstage/releases')({
  staticData: {
    titleId: 'routes.releases',
    permission: 'release:decide',
    menu: { order: 5, icon: 'seal', group: 'routes.papers' },
  },
  validateSearch: releasesSearch,
  loader: ({ context }) => context.loadTexts('release', 'papers', 'order', 'list', 'review', 'ui/papers'),
  component: ReleasesPage,
});
