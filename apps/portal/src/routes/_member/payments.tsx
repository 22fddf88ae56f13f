import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '../../features/settlement/payment/payments-page.tsx';
import { paymentsSearch } from '../../features/settlement/payment/payments-search.ts';

export const Route = createFileRoute('/_member/payments')({
  staticData: {
    titleId: 'routes.payments',
    permission: 'settlement:view',
    menu: { order: 22, icon: 'money', group: 'routes.ofSettlement' },
  },
  validateSearch: paymentsSearch,
  loader: ({ context }) => context.loadTexts('statements', 'list', 'ui/settlement'),
  component: PaymentsPage,
});
