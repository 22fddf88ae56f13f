import { createFileRoute } from '@tanstack/react-router';
import { papersSearch } from '../../features/declaration/lists-search.ts';
import { VgmDeskPage } from '../../features/declaration/vgm-desk-page.tsx';

export const Route = createFileRoute('/_member/backstage/vgm')({
  staticData: {
    titleId: 'routes.vgmDesk',
    permission: 'vgm:process',
    menu: { order: 5.4, icon: 'scale', group: 'routes.papers' },
  },
  validateSearch: papersSearch,
  loader: ({ context }) => context.loadTexts('declaration', 'importing', 'list'),
  component: VgmDeskPage,
});
