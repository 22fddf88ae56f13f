import { createFileRoute } from '@tanstack/react-router';
import { PersonalPage } from '../../features/user/account/personal-page.tsx';

export const Route = createFileRoute('/_member/personal')({
  staticData: { titleId: 'routes.personal', menu: { order: 30, icon: 'user', group: 'routes.account' } },
  loader: ({ context }) => context.loadTexts('login', 'account', 'company', 'wechat', 'second'),
  component: PersonalPage,
});
