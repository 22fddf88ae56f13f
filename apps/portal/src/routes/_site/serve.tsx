import { createFileRoute } from '@tanstack/react-router';
import { ServePage } from '../../features/serve/serve-page.tsx';
import { serveSearch } from '../../features/serve/serve-search.ts';

export const Route = createFileRoute('/_site/serve')({
  staticData: {
    titleId: 'routes.serve',
    door: true,
    menu: { order: 30, icon: 'chat', group: 'routes.ofService' },
  },
  validateSearch: serveSearch,
  loader: ({ context }) => context.loadTexts('serve', 'ways', 'feedback', 'login', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: ServePage,
});
