import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '../../features/developers/keys-page.tsx';

export const Route = createFileRoute('/_member/developers/keys')({
  staticData: {
    titleId: 'routes.apiKeys',
    permission: 'company:view',
    menu: { order: 34, icon: 'rows', group: 'routes.account' },
  },
  loader: ({ context }) => context.loadTexts('developers', 'list'),
  component: KeysPage,
});
