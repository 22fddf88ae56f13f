import { createFileRoute } from '@tanstack/react-router';
import { FbaPage } from '../../features/fba/fba-page.tsx';
import { fbaSearch } from '../../features/fba/fba-search.ts';

export const Route = createFileRoute('/_site/fba')({
  staticData: { titleId: 'routes.fba', door: true, menu: { order: 20, icon: 'building' } },
  validateSearch: fbaSearch,
  loader: ({ context }) => context.loadTexts('fba', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: FbaPage,
});
