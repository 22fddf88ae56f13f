import { createFileRoute, redirect } from '@tanstack/react-router';

/** The sheets of rates begin with that of full containers. */
export const Route = createFileRoute('/_member/backstage/rates/')({
  staticData: { titleId: 'routes.rateDesk', permission: 'rate:edit' },
  beforeLoad: () => {
    throw redirect({ to: '/backstage/rates/$sheet', params: { sheet: 'fcl' }, replace: true });
  },
});
