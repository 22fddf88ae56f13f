import { createFileRoute } from '@tanstack/react-router';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { deskSearch } from '../../features/desk/desk-search.ts';

export const Route = createFileRoute('/_member/backstage/')({
  staticData: { titleId: 'routes.desk', permission: 'staff:home', menu: { order: 2, icon: 'clock', portal: true } },
  validateSearch: deskSearch,
  loader: ({ context }) => context.loadTexts('desk'),
  component: DeskPage,
});
