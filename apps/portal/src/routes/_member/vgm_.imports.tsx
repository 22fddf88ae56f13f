import { createFileRoute } from '@tanstack/react-router';
import { VgmImportsPage } from '../../features/declaration/vgm-imports-page.tsx';
import { listSearch } from '../../kit/list-search.ts';

export const Route = createFileRoute('/_member/vgm_/imports')({
  staticData: { titleId: 'routes.vgmImports', permission: 'vgm:edit' },
  validateSearch: listSearch,
  loader: ({ context }) => context.loadTexts('import-errors', 'importing', 'list'),
  component: VgmImportsPage,
});
