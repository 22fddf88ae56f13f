import { createFileRoute } from '@tanstack/react-router';
import { PreplanPage } from '../../features/declaration/preplan-page.tsx';

export const Route = createFileRoute('/_member/preplan_/$bookingId')({
  staticData: { titleId: 'routes.preplanOf', permission: 'order:view' },
  params: { parse: ({ bookingId }) => /^[1-9]\d{0,14}$/.test(bookingId) && { bookingId } },
  loader: ({ context }) => context.loadTexts('declaration', 'paper-trail', 'list', 'importing', 'ui/sheet', 'ui/bills'),
  component: PreplanPage,
});
