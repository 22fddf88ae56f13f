import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, DataTable, useFormat, useLanguage } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { nameIn } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';

const { lclForQuote, airForQuote } = contract.freight;

interface QuotedRatesProps {
  mode: 'lcl' | 'air';
  rateIds: readonly number[];
}

/** What goes into a quotation, as it is sold now: a rate that was taken off meanwhile is said. */
export function QuotedRates({ mode, rateIds }: QuotedRatesProps) {
  const text = useText();
  const language = useLanguage();
  const { money } = useFormat();
  const ids = [...rateIds];
  const shares = useQuery(lclForQuote, mode === 'lcl' ? { ids } : null);
  const flights = useQuery(airForQuote, mode === 'air' ? { ids } : null);
  const ofShares = useLoadable(shares, ({ list }) =>
    list.map(({ id, coLoader, serviceCode, etd, price, currency }) => ({
      id,
      name: `${coLoader} ${serviceCode}`,
      etd,
      price: money(currency, price),
    })),
  );
  const ofFlights = useLoadable(flights, ({ list }) =>
    list.map(({ id, airline, flightNo, etd, breaks, currency }) => ({
      id,
      name: `${nameIn(language, airline)} ${flightNo}`,
      etd,
      price: money(currency, breaks.at(-1)?.price ?? ''),
    })),
  );
  const rows = mode === 'lcl' ? ofShares : ofFlights;
  const gone = rows.status === 'ready' ? rateIds.length - rows.data.length : 0;
  return (
    <>
      {gone > 0 && <Alert kind="warning" title={text('quotes.goneRates', { count: gone })} />}
      <DataTable
        label={text('quotes.rates')}
        state={rows.status}
        {...(rows.status === 'error' && { error: { message: rows.message, onRetry: rows.retry } })}
        rows={rows.status === 'ready' ? rows.data : []}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={[
          { id: 'name', header: text('quotes.rate'), cell: ({ name }) => name },
          { id: 'etd', header: text('quotes.sails'), cell: ({ etd }) => etd },
          {
            id: 'price',
            header: text(mode === 'lcl' ? 'quotes.perTon' : 'quotes.perKgFrom'),
            numeric: true,
            cell: ({ price }) => price,
          },
        ]}
      />
    </>
  );
}
