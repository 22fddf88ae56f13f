import { createFileRoute } from '@tanstack/react-router';
import { QuotesPage } from '../../features/freight/quotes/quotes-page.tsx';
import { quotesSearch } from '../../features/freight/quotes/quotes-search.ts';

export const Route = createFileRoute('/_member/quotes')({
  staticData: { titleId: 'routes.quotes', permission: 'quote:export', menu: { order: 6, icon: 'document' } },
  validateSearch: quotesSearch,
  loader: ({ context }) => context.loadTexts('quotes', 'list'),
  component: QuotesPage,
});
