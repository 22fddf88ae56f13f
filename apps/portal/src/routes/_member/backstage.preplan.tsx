import { createFileRoute } from '@tanstack/react-router';
import { papersSearch } from '../../features/declaration/lists-search.ts';
import { PreplanDeskPage } from '../../features/declaration/preplan-desk-page.tsx';

export const Route = createFileRoute('/_member/backstage/preplan')({
  staticData: {
    titleId: 'routes.preplanDesk',
    permission: 'preplan:process',
    menu: { order: 5.5, icon: 'vessel', group: 'routes.papers' },
  },
  validateSearch: papersSearch,
  loader: ({ context }) => context.loadTexts('declaration', 'importing', 'list'),
  component: PreplanDeskPage,
});
