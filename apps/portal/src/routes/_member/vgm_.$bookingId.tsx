import { createFileRoute } from '@tanstack/react-router';
import { VgmPage } from '../../features/declaration/vgm-page.tsx';

export const Route = createFileRoute('/_member/vgm_/$bookingId')({
  staticData: { titleId: 'routes.vgmOf', permission: 'order:view' },
  params: { parse: ({ bookingId }) => /^[1-9]\d{0,14}$/.test(bookingId) && { bookingId } },
  loader: ({ context }) => context.loadTexts('declaration', 'paper-trail', 'list', 'importing', 'ui/sheet', 'ui/bills'),
  component: VgmPage,
});
