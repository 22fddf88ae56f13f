import { createFileRoute } from '@tanstack/react-router';
import { PreferencesPage } from '../../features/message/preferences/preferences-page.tsx';

export const Route = createFileRoute('/_member/messages_/preferences')({
  staticData: { titleId: 'routes.preferences', permission: 'message:view' },
  loader: ({ context }) => context.loadTexts('notify', 'list'),
  component: PreferencesPage,
});
