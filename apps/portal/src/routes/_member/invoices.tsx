import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '../../features/settlement/invoice/invoices-page.tsx';
import { invoicesSearch } from '../../features/settlement/invoice/invoices-search.ts';

export const Route = createFileRoute('/_member/invoices')({
  staticData: {
    titleId: 'routes.invoices',
    permission: 'settlement:view',
    menu: { order: 21, icon: 'document', group: 'routes.ofSettlement' },
  },
  validateSearch: invoicesSearch,
  loader: ({ context }) => context.loadTexts('invoices', 'list', 'ui/settlement'),
  component: InvoicesPage,
});
