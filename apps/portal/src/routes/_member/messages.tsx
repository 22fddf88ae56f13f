import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../features/message/centre/messages-page.tsx';
import { messagesSearch } from '../../features/message/centre/messages-search.ts';

export const Route = createFileRoute('/_member/messages')({
  staticData: {
    titleId: 'routes.messages',
    permission: 'message:view',
    menu: { order: 3, icon: 'chat' },
  },
  validateSearch: messagesSearch,
  loader: ({ context }) => context.loadTexts('inbox', 'list'),
  component: MessagesPage,
});
