import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '../../features/roles/roles-page.tsx';

export const Route = createFileRoute('/_member/backstage/roles')({
  staticData: {
    titleId: 'routes.roles',
    permission: 'user:admin',
    menu: { order: 6, icon: 'lock', group: 'routes.ofCustomers' },
  },
  loader: ({ context }) => context.loadTexts('roles', 'list', 'desk'),
  component: RolesPage,
});
