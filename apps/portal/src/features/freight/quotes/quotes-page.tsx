import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Badge, ButtonLink, icons, Page, Tabs } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../../i18n/text.ts';
import { useListPage } from '../../../kit/use-list-page.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { QuoteTemplates } from './quote-templates.tsx';
import { QuotesHistory } from './quotes-history.tsx';
import { quotesList } from './quotes-list.ts';

const { quoteTemplates } = contract.freight;
const route = getRouteApi('/_member/quotes');
/** All of them: fifty at most. */
const ALL = { size: 50 };

/** Quotations of the company, and the templates that they are written by. */
export function QuotesPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(quotesList, search);
  const templates = useLoadable(useQuery(quoteTemplates, ALL));
  const count = (total: number | undefined) => (total === undefined ? undefined : <Badge>{total}</Badge>);
  return (
    <Page
      title={text('routes.quotes')}
      meta={text('quotes.lead')}
      fill
      actions={
        <ButtonLink variant="primary" icon={icons.search} href="/rates">
          {text('quotes.ask')}
        </ButtonLink>
      }
    >
      <Tabs
        spaced
        label={text('routes.quotes')}
        value={search.tab ?? 'history'}
        onValueChange={(tab) => page.put({ tab: tab === 'templates' ? tab : undefined })}
        items={[
          {
            value: 'history',
            label: text('routes.quotes'),
            icon: icons.history,
            badge: count(page.answer.status === 'ready' ? page.answer.data.total : undefined),
            content: <QuotesHistory page={page} />,
          },
          {
            value: 'templates',
            label: text('quotes.templates'),
            icon: icons.copy,
            badge: count(templates.status === 'ready' ? templates.data.total : undefined),
            content: <QuoteTemplates templates={templates} />,
          },
        ]}
      />
    </Page>
  );
}
