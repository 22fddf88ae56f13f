import { createFileRoute } from '@tanstack/react-router';
import { PartiesPage } from '../../features/parties/parties-page.tsx';
import { partiesSearch } from '../../features/parties/parties-search.ts';

export const Route = createFileRoute('/_member/parties')({
  staticData: {
    titleId: 'routes.parties',
    permission: 'party:view',
    menu: { order: 32, icon: 'building', group: 'routes.account' },
  },
  validateSearch: partiesSearch,
  loader: ({ context }) => context.loadTexts('parties', 'list', 'ui/party'),
  component: PartiesPage,
});
