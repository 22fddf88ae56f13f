import { settle } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { useApi, useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  type DataColumn,
  DataTable,
  DescriptionList,
  Heading,
  icons,
  Panel,
  SitePage,
  Stack,
  Text,
  useFormat,
} from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../app/error-text.ts';
import { SiteFrame } from '../../../app/site-frame.tsx';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { saveBlob } from '../../../kit/save-blob.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';

const { openQuoteShare, sharedQuoteExcel } = contract.freight;
type Opened = Out<typeof openQuoteShare>;
type Sheet = NonNullable<Opened['sheet']>;
type Rate = Sheet['rates'][number];
type Line = Rate['lines'][number];

const route = getRouteApi('/shared/quote/$link');

function useLineColumns(): readonly DataColumn<Line>[] {
  const text = useText();
  const { money } = useFormat();
  const amount = (value: string | null) => (value === null ? text('quotes.onRequest') : money('', value).trim());
  return columnsOf<Line>()(text, 'quotes', {
    charge: { cell: ({ code, name }) => (name.includes(code) ? name : `${name} ${code}`), sticky: 'start' },
    basis: { cell: ({ basis }) => basis },
    unitPrice: { cell: ({ unitPrice }) => (unitPrice === null ? '—' : amount(unitPrice)), numeric: true },
    quantity: { cell: ({ quantity }) => quantity || '—', numeric: true },
    currency: { cell: ({ currency }) => currency },
    amount: {
      cell: ({ amount: value, unitPrice }) => (value === null && unitPrice === null ? '—' : amount(value)),
      numeric: true,
    },
    included: { cell: ({ state }) => state },
  });
}

/** One rate as the workbook has it: its row, and its charges under it. */
function SharedRate({ rate, heads }: { rate: Rate; heads: Sheet['heads'] }) {
  const text = useText();
  const { money } = useFormat();
  const columns = useLineColumns();
  const { title, cells, lines, subtotals, total } = rate;
  const items = heads.flatMap(({ name, money: isMoney }, at) => {
    const value = cells[at] ?? '';
    // The number of the row is in its title.
    return at === 0 || value === '' ? [] : [{ name, value: isMoney ? money('', value).trim() : value }];
  });
  const sums = subtotals.map((one) => money(one.currency, one.amount)).join(' + ');
  return (
    <Panel role="group" title={title}>
      <Stack>
        <DescriptionList items={items} />
        {lines.length > 0 && (
          <>
            <DataTable
              label={text('quotes.chargesOf', { name: title })}
              columns={columns}
              rows={lines.map((line, at) => ({ ...line, at }))}
              rowKey={({ at }: Line & { at: number }) => at}
              rowName={({ name }: Line) => name}
              state="ready"
            />
            <Text as="strong">
              {text('quotes.sum', {
                sums,
                total: total ? money(total.currency, total.amount) : text('quotes.onRequest'),
              })}
            </Text>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <Stack as="ul" gap="xs">
        {lines.map((line) => (
          <li key={line}>
            <Text as="span">{line}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function SharedSheet({ sheet }: { sheet: Sheet }) {
  const text = useText();
  return (
    <>
      {sheet.opening && <Text>{sheet.opening}</Text>}
      {sheet.rates.map((rate) => (
        <SharedRate key={rate.title} rate={rate} heads={sheet.heads} />
      ))}
      <Lines title={text('quotes.notIncluded')} lines={sheet.notIncluded} />
      <Lines title={text('quotes.terms')} lines={sheet.terms} />
    </>
  );
}

function Shared({ quote, link }: { quote: Opened; link: string }) {
  const text = useText();
  const { client } = useApi();
  const { money, minute } = useFormat();
  const [state, setState] = useState<{ pending?: boolean; failure?: string }>({});
  const { quoteNo, author, company, expires, date, validTo, lanes, cargo, total, toCompany, sheet } = quote;
  const download = async () => {
    setState({ pending: true });
    const file = await settle(client.call(sharedQuoteExcel, { link }));
    setState(file.ok ? {} : { failure: errorText(text, file.error) });
    if (file.ok) saveBlob(file.data, `${quoteNo}.xlsx`);
  };
  const contact = sheet?.toContact ?? '';
  return (
    <SitePage
      title={text('quotes.sharedTitle', { number: quoteNo })}
      lead={text('quotes.sharedLead', { company, name: author, until: minute(expires) })}
    >
      <Stack gap="lg">
        {quote.state === 'lapsed' && (
          <Alert kind="warning" title={text('quotes.lapsed', { day: validTo })}>
            {text('quotes.lapsedHint', { company })}
          </Alert>
        )}
        <DescriptionList
          items={[
            { name: text('quotes.toCompany'), value: [toCompany, contact].filter(Boolean).join(' · ') },
            { name: text('quotes.offeredBy'), value: sheet ? [sheet.house, sheet.from].join(' · ') : author },
            { name: text('quotes.date'), value: date },
            { name: text('quotes.validTo'), value: validTo },
            { name: text('quotes.lanes'), value: lanes },
            { name: text('quotes.cargo'), value: sheet?.cargo ?? cargo },
            {
              name: text('quotes.total'),
              value: total ? money(total.currency, total.amount) : text('quotes.onRequest'),
            },
            ...(sheet ? [{ name: text('quotes.exchange'), value: sheet.fx.join(' · ') }] : []),
          ]}
        />
        <Stack gap="sm" align="start">
          <Button icon={icons.download} loading={state.pending ?? false} onClick={() => void download()}>
            {text('quotes.download')}
          </Button>
          {state.failure && (
            <Text tone="danger" role="alert">
              {state.failure}
            </Text>
          )}
        </Stack>
        {sheet && <SharedSheet sheet={sheet} />}
      </Stack>
    </SitePage>
  );
}

/** A quotation for whoever has its link, without an account: to be read and saved, and nothing else. */
export function SharedQuotePage() {
  const text = useText();
  const { link } = route.useParams();
  const query = useQuery(openQuoteShare, { link });
  const loaded = useLoadable(query);
  // A link that was withdrawn shows nothing any more, not even what it has shown.
  const gone = query.error?.kind === 'notFound';
  return (
    <SiteFrame>
      {gone ? (
        <SitePage title={text('quotes.gone')} lead={text('quotes.goneReason')}>
          {null}
        </SitePage>
      ) : loaded.status === 'ready' ? (
        <Shared quote={loaded.data} link={link} />
      ) : (
        <SitePage title={text('routes.quotes')}>
          <Loaded of={loaded}>{() => null}</Loaded>
        </SitePage>
      )}
    </SiteFrame>
  );
}
