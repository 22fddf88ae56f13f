import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeInternalPath } from '../access/safe-path.ts';
import { LoginPage } from '../features/user/login-page.tsx';

export const Route = createFileRoute('/login')({
  staticData: { titleId: 'routes.login', tab: false },
  validateSearch: (input: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: safeInternalPath(input['redirect']),
  }),
  beforeLoad: ({ context }) => {
    if (context.session.getState().kind !== 'guest') throw redirect({ to: '/index', replace: true });
  },
  loader: ({ context }) => context.loadTexts('login', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: LoginPage,
});
