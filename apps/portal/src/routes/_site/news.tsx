import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../features/news/news-page.tsx';
import { newsSearch } from '../../features/news/news-search.ts';

export const Route = createFileRoute('/_site/news')({
  staticData: {
    titleId: 'routes.news',
    door: true,
    menu: { order: 41, icon: 'document', group: 'routes.ofHouse' },
  },
  validateSearch: newsSearch,
  loader: ({ context }) => context.loadTexts('news', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: NewsPage,
});
