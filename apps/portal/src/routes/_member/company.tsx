import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../features/user/members/members-page.tsx';
import { membersSearch } from '../../features/user/members/members-search.ts';

export const Route = createFileRoute('/_member/company')({
  staticData: {
    titleId: 'routes.members',
    permission: 'user:manage',
    menu: { order: 31, icon: 'users', group: 'routes.account' },
  },
  validateSearch: membersSearch,
  loader: ({ context }) => context.loadTexts('login', 'account', 'company', 'members', 'list'),
  component: MembersPage,
});
