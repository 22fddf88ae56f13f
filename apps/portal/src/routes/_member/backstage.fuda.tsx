import { createFileRoute } from '@tanstack/react-router';
import { FudaPage } from '../../features/fuda/fuda-page.tsx';
import { fudaSearch } from '../../features/fuda/fuda-search.ts';

export const Route = createFileRoute('/_member/backstage/fuda')({
  staticData: { titleId: 'routes.fuda', permission: 'fuda:edit', menu: { order: 9, icon: 'handshake' } },
  validateSearch: fudaSearch,
  loader: ({ context }) => context.loadTexts('fuda', 'list', 'importing'),
  component: FudaPage,
});
