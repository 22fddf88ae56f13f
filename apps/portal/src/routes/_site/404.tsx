import { createFileRoute } from '@tanstack/react-router';
import { Missing } from '../../app/not-found-page.tsx';

export const Route = createFileRoute('/_site/404')({
  staticData: { titleId: 'routes.notFound', door: true },
  component: Missing,
});
