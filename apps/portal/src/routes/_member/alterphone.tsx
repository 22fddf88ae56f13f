import { createFileRoute } from '@tanstack/react-router';
import { PhonePage } from '../../features/user/account/phone-page.tsx';

export const Route = createFileRoute('/_member/alterphone')({
  staticData: { titleId: 'routes.phone', tab: false },
  loader: ({ context }) => context.loadTexts('login', 'account'),
  component: PhonePage,
});
