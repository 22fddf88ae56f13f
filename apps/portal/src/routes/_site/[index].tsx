import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../features/home/home-page.tsx';

export const Route = createFileRoute('/_site/index')({
  staticData: { titleId: 'routes.home', door: true, menu: { order: 1, icon: 'home', portal: true } },
  loader: ({ context }) => context.loadTexts('more', 'news'),
  staleTime: Number.POSITIVE_INFINITY,
  component: HomePage,
});
