import { createFileRoute } from '@tanstack/react-router';
import { ReportsPage } from '../../features/report/reports-page.tsx';
import { reportsSearch } from '../../features/report/reports-search.ts';

export const Route = createFileRoute('/_member/backstage/reports')({
  staticData: { titleId: 'routes.reports', permission: 'report:view', menu: { order: 2.5, icon: 'rows' } },
  validateSearch: reportsSearch,
  loader: ({ context }) => context.loadTexts('reports', 'list'),
  component: ReportsPage,
});
