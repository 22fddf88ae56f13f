import { Code, type DataColumn, IconButton, Inline, icons, StatusTag, Text, type Tone, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import type { QuoteRow } from './quotes-list.ts';

const TONES: Readonly<Record<QuoteRow['state'], Tone>> = { valid: 'success', endsToday: 'danger', lapsed: 'neutral' };

/** Whether the prices of a quotation still hold. */
function QuoteState({ state }: { state: QuoteRow['state'] }) {
  return <StatusTag tone={TONES[state]}>{useText()(`quotes.state.${state}`)}</StatusTag>;
}

interface RowActions {
  download(row: QuoteRow): void;
  share(row: QuoteRow): void;
}

/** The columns of the history; what a row offers stands at its end. */
export function useQuoteColumns({ download, share }: RowActions): readonly DataColumn<QuoteRow>[] {
  const text = useText();
  const { dayMonth, minute, money } = useFormat();
  return useMemo(() => {
    const rest = ({ rates }: QuoteRow) =>
      rates > 1 && (
        <Text as="span" size="caption" tone="secondary">
          {text('quotes.more', { count: rates - 1 })}
        </Text>
      );
    return columnsOf<QuoteRow>()(text, 'quotes', {
      quoteNo: { cell: ({ quoteNo }) => <Code>{quoteNo}</Code>, value: ({ quoteNo }) => quoteNo, sticky: 'start' },
      mode: { cell: ({ mode }) => text(`quotes.mode.${mode}`) },
      lanes: { cell: ({ lanes }) => lanes },
      cargo: { cell: ({ cargo }) => cargo },
      carriers: {
        cell: (row) => (
          <>
            {row.carriers.split(', ')[0]} {rest(row)}
          </>
        ),
        value: ({ carriers }) => carriers,
      },
      etd: { cell: ({ etd }) => dayMonth(etd) },
      total: {
        cell: ({ total }) => (total ? money(total.currency, total.amount) : text('quotes.onRequest')),
        numeric: true,
      },
      toCompany: { cell: ({ toCompany }) => toCompany || '—' },
      validTo: { cell: ({ validTo }) => validTo },
      by: { cell: ({ by }) => by },
      at: { cell: ({ at }) => minute(at), hidden: true },
      state: { cell: ({ state }) => <QuoteState state={state} />, value: ({ state }) => text(`quotes.state.${state}`) },
      actions: {
        cell: (row) => (
          <Inline gap="xs" wrap={false}>
            <IconButton
              size="sm"
              icon={icons.download}
              label={text('quotes.downloadOne', { name: row.quoteNo })}
              onClick={() => download(row)}
            />
            <IconButton
              size="sm"
              icon={icons.link}
              label={text(row.links > 0 ? 'quotes.sharedOne' : 'quotes.shareOne', {
                name: row.quoteNo,
                count: row.links,
              })}
              onClick={() => share(row)}
            />
          </Inline>
        ),
        sticky: 'end',
      },
    });
  }, [text, dayMonth, minute, money, download, share]);
}
