import { createFileRoute } from '@tanstack/react-router';
import { PreplanImportsPage } from '../../features/declaration/preplan-imports-page.tsx';
import { listSearch } from '../../kit/list-search.ts';

export const Route = createFileRoute('/_member/preplan_/imports')({
  staticData: { titleId: 'routes.preplanImports', permission: 'preplan:edit' },
  validateSearch: listSearch,
  loader: ({ context }) => context.loadTexts('import-errors', 'importing', 'list'),
  component: PreplanImportsPage,
});
