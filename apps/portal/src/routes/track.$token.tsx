import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where a link to a shipment leads: its token is exchanged for a cookie and leaves the address. */
export const Route = createFileRoute('/track/$token')({
  staticData: { titleId: 'routes.tracking', door: true },
  async loader({ context, params }) {
    // Fetched by who has a link: the calls stay out of everybody's first visit.
    const { enterTrace } = await import('../features/tracking/enter-trace.ts');
    const link = await enterTrace(context.client, params.token);
    throw redirect({ to: '/tracked/$link', params: { link }, replace: true });
  },
});
