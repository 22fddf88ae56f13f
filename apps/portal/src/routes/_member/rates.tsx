import { createFileRoute } from '@tanstack/react-router';
import { RatesPage } from '../../features/freight/freight-page.tsx';
import type { FreightSearch } from '../../features/freight/freight-search.ts';

export const Route = createFileRoute('/_member/rates')({
  staticData: { titleId: 'routes.rates', permission: 'order:view', menu: { order: 4, icon: 'container' } },
  // Read by the page, which comes after the first visit.
  validateSearch: (search: FreightSearch) => search,
  loader: ({ context }) => context.loadTexts('freight', 'list'),
  component: RatesPage,
});
