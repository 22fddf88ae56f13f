import { createFileRoute } from '@tanstack/react-router';
import { MyInquiriesPage } from '../../features/inquiry/my-inquiries-page.tsx';
import { listSearch } from '../../kit/list-search.ts';

export const Route = createFileRoute('/_member/inquiry')({
  staticData: { titleId: 'routes.myInquiries', permission: 'order:view', menu: { order: 8, icon: 'chat' } },
  validateSearch: listSearch,
  loader: ({ context }) => context.loadTexts('ask', 'inquiries', 'list'),
  component: MyInquiriesPage,
});
