import { createFileRoute } from '@tanstack/react-router';
import { ConversationsPage } from '../../features/order/chat/conversations-page.tsx';
import { conversationsSearch } from '../../features/order/chat/conversations-search.ts';

export const Route = createFileRoute('/_member/conversations')({
  staticData: {
    titleId: 'routes.conversations',
    permission: 'order:view',
    menu: { order: 7, icon: 'chat' },
  },
  validateSearch: conversationsSearch,
  loader: ({ context }) => context.loadTexts('conversations', 'order', 'papers', 'list', 'ui/papers'),
  component: ConversationsPage,
});
