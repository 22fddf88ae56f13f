import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/user/enter/login-page.tsx';
import { loginSearch } from '../features/user/enter/login-search.ts';

export const Route = createFileRoute('/login')({
  staticData: { titleId: 'routes.login', tab: false },
  validateSearch: loginSearch,
  beforeLoad: ({ context }) => {
    if (context.session.getState().kind !== 'guest') throw redirect({ to: '/index', replace: true });
  },
  loader: ({ context }) => context.loadTexts('login', 'agreement', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: LoginPage,
});
