import { createFileRoute } from '@tanstack/react-router';
import { papersSearch } from '../../features/declaration/lists-search.ts';
import { PreplanListPage } from '../../features/declaration/preplan-list-page.tsx';

export const Route = createFileRoute('/_member/preplan')({
  staticData: { titleId: 'routes.preplan', permission: 'preplan:edit', menu: { order: 4.5, icon: 'list' } },
  validateSearch: papersSearch,
  loader: ({ context }) => context.loadTexts('declaration', 'importing', 'list'),
  component: PreplanListPage,
});
