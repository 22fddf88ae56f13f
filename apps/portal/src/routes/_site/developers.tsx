import { createFileRoute } from '@tanstack/react-router';
import { DevelopersPage } from '../../features/developers/developers-page.tsx';

export const Route = createFileRoute('/_site/developers')({
  staticData: {
    titleId: 'routes.developers',
    door: true,
    menu: { order: 32, icon: 'rows', group: 'routes.ofService' },
  },
  loader: ({ context }) => context.loadTexts('developers', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: DevelopersPage,
});
