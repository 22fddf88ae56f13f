import { createFileRoute } from '@tanstack/react-router';
import { BillsPage } from '../../features/order/issue/bills-page.tsx';
import { billsSearch } from '../../features/order/issue/bills-search.ts';

export const Route = createFileRoute('/_member/backstage/bills')({
  staticData: {
    titleId: 'routes.bills',
    permission: 'bill:issue',
    menu: { order: 3, icon: 'compare', group: 'routes.papers' },
  },
  validateSearch: billsSearch,
  loader: ({ context }) => context.loadTexts('backstage', 'list', 'ui/bills'),
  component: BillsPage,
});
