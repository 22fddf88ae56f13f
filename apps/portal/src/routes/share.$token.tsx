import { createFileRoute, redirect } from '@tanstack/react-router';
import { enterShare } from '../features/order/share/enter-share.ts';

/** Where a link leads: its token is exchanged for a cookie and leaves the address. */
export const Route = createFileRoute('/share/$token')({
  staticData: { titleId: 'routes.share', door: true },
  async loader({ context, params }) {
    const link = await enterShare(context.client, params.token);
    throw redirect({ to: '/shared/$link', params: { link }, replace: true });
  },
});
