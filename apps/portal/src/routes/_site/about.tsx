import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../features/about/about-page.tsx';

export const Route = createFileRoute('/_site/about')({
  staticData: {
    titleId: 'routes.about',
    door: true,
    menu: { order: 40, icon: 'document', group: 'routes.ofHouse' },
  },
  loader: ({ context }) => context.loadTexts('about', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: AboutPage,
});
