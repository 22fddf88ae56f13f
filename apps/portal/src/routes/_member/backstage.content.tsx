import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../../features/content/content-page.tsx';
import { contentSearch } from '../../features/content/content-search.ts';

export const Route = createFileRoute('/_member/backstage/content')({
  staticData: {
    titleId: 'routes.news',
    permission: 'content:edit',
    menu: { order: 6, icon: 'document', group: 'routes.ofContent' },
  },
  validateSearch: contentSearch,
  loader: ({ context }) => context.loadTexts('content', 'list'),
  component: ContentPage,
});
