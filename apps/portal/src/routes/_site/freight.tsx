import { createFileRoute } from '@tanstack/react-router';
import { FreightPage } from '../../features/freight/freight-page.tsx';
import type { FreightSearch } from '../../features/freight/freight-search.ts';

export const Route = createFileRoute('/_site/freight')({
  staticData: { titleId: 'routes.freight', door: true, menu: { order: 10, icon: 'container' } },
  // Read by the page, which comes after the first visit.
  validateSearch: (search: FreightSearch) => search,
  loader: ({ context }) => context.loadTexts('freight', 'list', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: FreightPage,
});
