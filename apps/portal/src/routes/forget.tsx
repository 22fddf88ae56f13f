import { createFileRoute } from '@tanstack/react-router';
import { ForgetPage } from '../features/user/enter/forget-page.tsx';

export const Route = createFileRoute('/forget')({
  staticData: { titleId: 'routes.forget', door: true, tab: false },
  loader: ({ context }) => context.loadTexts('login', 'ui/desk'),
  component: ForgetPage,
});
