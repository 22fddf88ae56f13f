import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  staticData: { titleId: 'routes.home', door: true },
  beforeLoad: () => {
    throw redirect({ to: '/index', replace: true });
  },
});
