import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where a link to a quotation leads: its token is exchanged for a cookie and leaves the address. */
export const Route = createFileRoute('/share/quote/$token')({
  staticData: { titleId: 'routes.quotes', door: true },
  async loader({ context, params }) {
    // Fetched by who has a link: the calls stay out of everybody's first visit.
    const { enterQuote } = await import('../features/freight/quotes/enter-quote.ts');
    const link = await enterQuote(context.client, params.token);
    throw redirect({ to: '/shared/quote/$link', params: { link }, replace: true });
  },
});
