import { createFileRoute } from '@tanstack/react-router';
import { SettlementPage } from '../../features/settlement/list/settlement-page.tsx';
import { settlementSearch } from '../../features/settlement/list/settlement-search.ts';

export const Route = createFileRoute('/_member/settlement')({
  staticData: {
    titleId: 'routes.settlement',
    permission: 'settlement:view',
    menu: { order: 20, icon: 'receipt', group: 'routes.ofSettlement' },
  },
  validateSearch: settlementSearch,
  loader: ({ context }) => context.loadTexts('statements', 'list', 'ui/settlement'),
  component: SettlementPage,
});
