import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '../../features/join/join-page.tsx';
import { joinSearch } from '../../features/join/join-search.ts';

export const Route = createFileRoute('/_site/join')({
  staticData: {
    titleId: 'routes.join',
    door: true,
    menu: { order: 42, icon: 'users', group: 'routes.ofHouse' },
  },
  validateSearch: joinSearch,
  loader: ({ context }) => context.loadTexts('join', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: JoinPage,
});
