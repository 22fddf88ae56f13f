import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where a link leads: its token is exchanged for a cookie and leaves the address. */
export const Route = createFileRoute('/share/$token')({
  staticData: { titleId: 'routes.share', door: true },
  async loader({ context, params }) {
    // Fetched by who has a link: the calls stay out of everybody's first visit.
    const { enterShare } = await import('../features/order/share/enter-share.ts');
    const link = await enterShare(context.client, params.token);
    throw redirect({ to: '/shared/$link', params: { link }, replace: true });
  },
});
