import { createFileRoute } from '@tanstack/react-router';
import { AirPage } from '../../features/airports/air-page.tsx';
import { airSearch } from '../../features/airports/airports-search.ts';

export const Route = createFileRoute('/_member/backstage/air')({
  staticData: {
    titleId: 'routes.air',
    permission: 'air:edit',
    menu: { order: 12, icon: 'plane', group: 'routes.baseData' },
  },
  validateSearch: airSearch,
  loader: ({ context }) => context.loadTexts('airports', 'list'),
  component: AirPage,
});
