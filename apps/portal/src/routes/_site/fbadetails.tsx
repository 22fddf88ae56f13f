import { createFileRoute, redirect } from '@tanstack/react-router';
import { fbaSiteSearch } from '../../features/fba/fba-search.ts';
import { FbaSitePage } from '../../features/fba/fba-site-page.tsx';

/** One site of the directory; in no menu. */
export const Route = createFileRoute('/_site/fbadetails')({
  staticData: { titleId: 'routes.fba', door: true },
  validateSearch: fbaSiteSearch,
  beforeLoad({ search }) {
    if (search.id === undefined) throw redirect({ to: '/fba', replace: true });
  },
  loader: ({ context }) => context.loadTexts('fba', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: FbaSitePage,
});
