import { createFileRoute } from '@tanstack/react-router';
import { OmsPage } from '../../features/oms/oms-page.tsx';

export const Route = createFileRoute('/_site/oms')({
  staticData: {
    titleId: 'routes.oms',
    door: true,
    menu: { order: 31, icon: 'document', group: 'routes.ofService' },
  },
  loader: ({ context }) => context.loadTexts('oms', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: OmsPage,
});
