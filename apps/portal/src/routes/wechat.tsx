import { createFileRoute } from '@tanstack/react-router';
import { WechatPage } from '../features/user/wechat/wechat-page.tsx';

export const Route = createFileRoute('/wechat')({
  staticData: { titleId: 'routes.wechat', door: true, tab: false },
  loader: ({ context }) => context.loadTexts('login', 'agreement', 'wechat', 'ui/desk'),
  component: WechatPage,
});
