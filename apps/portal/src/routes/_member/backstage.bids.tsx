import { createFileRoute } from '@tanstack/react-router';
import { BidsPage } from '../../features/freight/bids/bids-page.tsx';
import { bidsSearch } from '../../features/freight/bids/bids-search.ts';

export const Route = createFileRoute('/_member/backstage/bids')({
  staticData: {
    titleId: 'routes.bids',
    permission: 'bid:answer',
    menu: { order: 6, icon: 'bid', group: 'routes.ofCustomers' },
  },
  validateSearch: bidsSearch,
  loader: ({ context }) => context.loadTexts('bids', 'list'),
  component: BidsPage,
});
