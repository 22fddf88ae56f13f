import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../features/user/enter/register-page.tsx';

export const Route = createFileRoute('/register')({
  staticData: { titleId: 'routes.register', door: true, tab: false },
  loader: ({ context }) => context.loadTexts('login', 'agreement', 'ui/desk'),
  component: RegisterPage,
});
