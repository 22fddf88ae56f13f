import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '../../features/imports/imports-page.tsx';
import { importsSearch } from '../../features/imports/imports-search.ts';

export const Route = createFileRoute('/_member/backstage/imports')({
  staticData: {
    titleId: 'routes.imports',
    permission: 'rate:edit',
    menu: { order: 16, icon: 'upload', group: 'routes.baseData' },
  },
  validateSearch: importsSearch,
  loader: ({ context }) => context.loadTexts('imports', 'list'),
  component: ImportsPage,
});
