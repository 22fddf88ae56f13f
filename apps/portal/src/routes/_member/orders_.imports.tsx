import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '../../features/order/imports/imports-page.tsx';
import { listSearch } from '../../kit/list-search.ts';

export const Route = createFileRoute('/_member/orders_/imports')({
  staticData: { titleId: 'routes.orderImports', permission: 'order:edit' },
  validateSearch: listSearch,
  loader: ({ context }) => context.loadTexts('import-errors', 'importing', 'list'),
  component: ImportsPage,
});
