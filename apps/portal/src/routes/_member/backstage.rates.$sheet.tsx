import { createFileRoute } from '@tanstack/react-router';
import { RateDeskPage } from '../../features/rate-desk/rate-desk-page.tsx';
import { rateDeskSearch } from '../../features/rate-desk/rate-desk-search.ts';

export const Route = createFileRoute('/_member/backstage/rates/$sheet')({
  staticData: {
    titleId: 'routes.rateDesk',
    permission: 'rate:edit',
    menu: { order: 8, icon: 'grid', group: 'routes.rates' },
  },
  validateSearch: rateDeskSearch,
  loader: ({ context }) => context.loadTexts('rateDesk', 'list', 'importing', 'imports', 'ui/sheet'),
  component: RateDeskPage,
});
