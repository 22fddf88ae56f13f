import { createFileRoute } from '@tanstack/react-router';
import { papersSearch } from '../../features/declaration/lists-search.ts';
import { VgmListPage } from '../../features/declaration/vgm-list-page.tsx';

export const Route = createFileRoute('/_member/vgm')({
  staticData: { titleId: 'routes.vgm', permission: 'vgm:edit', menu: { order: 4.4, icon: 'scale' } },
  validateSearch: papersSearch,
  loader: ({ context }) => context.loadTexts('declaration', 'importing', 'list'),
  component: VgmListPage,
});
