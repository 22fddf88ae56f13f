import { createFileRoute } from '@tanstack/react-router';
import { myInquiriesSearch } from '../../features/inquiry/inquiries-search.ts';
import { MyInquiriesPage } from '../../features/inquiry/my-inquiries-page.tsx';

export const Route = createFileRoute('/_member/inquiry')({
  staticData: { titleId: 'routes.myInquiries', permission: 'order:view', menu: { order: 8, icon: 'chat' } },
  validateSearch: myInquiriesSearch,
  loader: ({ context }) => context.loadTexts('ask', 'inquiries', 'enquiry', 'list'),
  component: MyInquiriesPage,
});
