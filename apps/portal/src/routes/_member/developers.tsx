import { createFileRoute } from '@tanstack/react-router';
import { DevelopersPage } from '../../features/developers/developers-page.tsx';

export const Route = createFileRoute('/_member/developers')({
  staticData: {
    titleId: 'routes.developers',
    permission: 'company:view',
    menu: { order: 34, icon: 'rows', group: 'routes.account' },
  },
  loader: ({ context }) => context.loadTexts('developers', 'list'),
  component: DevelopersPage,
});
