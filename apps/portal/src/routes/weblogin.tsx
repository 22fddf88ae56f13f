import { createFileRoute, redirect } from '@tanstack/react-router';

/** What holds the pages of one's account shows none itself: it leads to the login, or to the personal centre of who is logged in. */
export const Route = createFileRoute('/weblogin')({
  staticData: { titleId: 'routes.login', door: true },
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.session.getState().kind === 'guest' ? '/login' : '/personal', replace: true });
  },
});
