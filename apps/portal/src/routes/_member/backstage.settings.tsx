import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../features/settings/settings-page.tsx';

export const Route = createFileRoute('/_member/backstage/settings')({
  staticData: {
    titleId: 'routes.settings',
    permission: 'house:edit',
    menu: { order: 14, icon: 'settings', group: 'routes.baseData' },
  },
  loader: ({ context }) => context.loadTexts('settings', 'list'),
  component: SettingsPage,
});
