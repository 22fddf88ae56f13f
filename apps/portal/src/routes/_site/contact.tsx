import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/about/contact-page.tsx';

export const Route = createFileRoute('/_site/contact')({
  staticData: {
    titleId: 'routes.contact',
    door: true,
    menu: { order: 32, icon: 'document', group: 'routes.ofService' },
  },
  loader: ({ context }) => context.loadTexts('contact', 'ways', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: ContactPage,
});
