import { createFileRoute } from '@tanstack/react-router';
import { ChargeDeskPage } from '../../features/charge-desk/charge-desk-page.tsx';
import { chargeDeskSearch } from '../../features/charge-desk/charge-desk-search.ts';

export const Route = createFileRoute('/_member/backstage/charges')({
  staticData: {
    titleId: 'routes.charges',
    permission: 'charge:issue',
    menu: { order: 5.8, icon: 'receipt', group: 'routes.settlement' },
  },
  validateSearch: chargeDeskSearch,
  loader: ({ context }) => context.loadTexts('charges', 'list', 'ui/settlement', 'ui/sheet'),
  component: ChargeDeskPage,
});
