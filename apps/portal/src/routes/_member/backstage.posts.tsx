import { createFileRoute } from '@tanstack/react-router';
import { rowsSearch } from '../../features/content/content-search.ts';
import { PostsPage } from '../../features/content/posts-page.tsx';

export const Route = createFileRoute('/_member/backstage/posts')({
  staticData: {
    titleId: 'routes.posts',
    permission: 'content:edit',
    menu: { order: 8, icon: 'users', group: 'routes.ofContent' },
  },
  validateSearch: rowsSearch,
  loader: ({ context }) => context.loadTexts('content', 'list'),
  component: PostsPage,
});
