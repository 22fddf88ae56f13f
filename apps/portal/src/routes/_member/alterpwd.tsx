import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../features/user/account/password-page.tsx';

export const Route = createFileRoute('/_member/alterpwd')({
  staticData: { titleId: 'routes.password', tab: false },
  loader: ({ context }) => context.loadTexts('login', 'account'),
  component: PasswordPage,
});
