import { createFileRoute, redirect } from '@tanstack/react-router';

/** The name by which old links know the registration. */
export const Route = createFileRoute('/registerFn')({
  staticData: { titleId: 'routes.register', door: true },
  beforeLoad: () => {
    throw redirect({ to: '/register', replace: true });
  },
});
