import { createFileRoute } from '@tanstack/react-router';
import { TemplatesPage } from '../../features/templates/templates-page.tsx';
import { listSearch } from '../../kit/list-search.ts';

export const Route = createFileRoute('/_member/booking_/templates')({
  staticData: {
    titleId: 'routes.orderTemplates',
    permission: 'order:edit',
    menu: { order: 33, icon: 'list', group: 'routes.account' },
  },
  validateSearch: listSearch,
  loader: ({ context }) => context.loadTexts('templates', 'list'),
  component: TemplatesPage,
});
