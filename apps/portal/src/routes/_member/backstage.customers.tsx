import { createFileRoute } from '@tanstack/react-router';
import { CustomersPage } from '../../features/customers/customers-page.tsx';
import { customersSearch } from '../../features/customers/customers-search.ts';

export const Route = createFileRoute('/_member/backstage/customers')({
  staticData: {
    titleId: 'routes.customers',
    permission: 'customer:review',
    menu: { order: 4, icon: 'building', group: 'routes.ofCustomers' },
  },
  validateSearch: customersSearch,
  loader: ({ context }) => context.loadTexts('customers', 'list'),
  component: CustomersPage,
});
