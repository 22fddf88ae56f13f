import { createFileRoute } from '@tanstack/react-router';
import { SiPage } from '../../features/order/si-desk/si-page.tsx';
import { siSearch } from '../../features/order/si-desk/si-search.ts';

export const Route = createFileRoute('/_member/backstage/instructions')({
  staticData: {
    titleId: 'routes.siDesk',
    permission: 'bill:issue',
    menu: { order: 2, icon: 'document', group: 'routes.papers' },
  },
  validateSearch: siSearch,
  loader: ({ context }) => context.loadTexts('siDesk', 'list', 'ui/bills'),
  component: SiPage,
});
