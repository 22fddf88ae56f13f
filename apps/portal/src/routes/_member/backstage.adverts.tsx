import { createFileRoute } from '@tanstack/react-router';
import { AdvertsPage } from '../../features/content/adverts-page.tsx';
import { rowsSearch } from '../../features/content/content-search.ts';

export const Route = createFileRoute('/_member/backstage/adverts')({
  staticData: {
    titleId: 'routes.adverts',
    permission: 'content:edit',
    menu: { order: 7, icon: 'star', group: 'routes.ofContent' },
  },
  validateSearch: rowsSearch,
  loader: ({ context }) => context.loadTexts('content', 'list'),
  component: AdvertsPage,
});
