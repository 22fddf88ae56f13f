import { createFileRoute } from '@tanstack/react-router';
import { InquiriesPage } from '../../features/inquiry/inquiries-page.tsx';
import { inquiriesSearch } from '../../features/inquiry/inquiries-search.ts';

export const Route = createFileRoute('/_member/backstage/inquiries')({
  staticData: {
    titleId: 'routes.inquiries',
    permission: 'inquiry:answer',
    menu: { order: 5, icon: 'chat', group: 'routes.ofCustomers' },
  },
  validateSearch: inquiriesSearch,
  loader: ({ context }) => context.loadTexts('inquiries', 'enquiry', 'list'),
  component: InquiriesPage,
});
