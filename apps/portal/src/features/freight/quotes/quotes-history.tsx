import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Inline, Stack, TextButton } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { useCallback } from 'react';
import { useText } from '../../../i18n/text.ts';
import { DeleteChosen } from '../../../kit/chosen-actions.tsx';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { useChosen } from '../../../kit/use-chosen.ts';
import type { ListPage } from '../../../kit/use-list-page.ts';
import { useQuoteColumns } from './quote-columns.tsx';
import type { QuoteRow } from './quotes-list.ts';
import type { QuotesSearch } from './quotes-search.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useDownloads } from './use-downloads.ts';

const { deleteQuoteHistory } = contract.freight;
const MODES = ['fcl', 'lcl', 'air'] as const;
const STATES = ['valid', 'endsToday', 'lapsed'] as const;

/** What was quoted: found, downloaded again as it was, sent as a link, deleted. */
export function QuotesHistory({ page }: { page: ListPage<QuotesSearch, QuoteRow> }) {
  const text = useText();
  const { search, narrow, put } = page;
  const save = useDownloads();
  const download = useCallback((row: QuoteRow) => void save([row]), [save]);
  const share = useCallback(({ id }: QuoteRow) => put({ share: id }), [put]);
  const columns = useQuoteColumns({ download, share });
  const chosen = useChosen(page);
  const { run } = useCommand(deleteQuoteHistory);
  const shared = page.records.find(({ id }) => id === search.share);
  return (
    <Stack gap="md">
      <ListFilters
        page={page}
        label={text('routes.quotes')}
        keywordHint={text('quotes.hint')}
        columns={columns}
        clearable
        filters={[
          {
            name: 'of',
            label: text('quotes.mode'),
            placeholder: text('quotes.anyMode'),
            options: MODES.map((value) => ({ value, label: text(`quotes.mode.${value}`) })),
          },
          {
            name: 'validity',
            label: text('quotes.state'),
            placeholder: text('quotes.anyState'),
            options: STATES.map((value) => ({ value, label: text(`quotes.state.${value}`) })),
          },
        ]}
        more={
          <>
            <DatePicker label={text('quotes.from')} value={search.from ?? ''} onChange={(from) => narrow({ from })} />
            <DatePicker label={text('quotes.to')} value={search.to ?? ''} onChange={(to) => narrow({ to })} />
          </>
        }
      />
      <ListTable
        page={page}
        label={text('routes.quotes')}
        columns={columns}
        none={{ title: text('quotes.none'), reason: text('quotes.noneReason') }}
        noMatch={{ title: text('quotes.noMatch'), reason: text('quotes.noMatchReason') }}
        selected={chosen.selected}
        onSelectedChange={chosen.onSelectedChange}
        selectionActions={
          <Inline gap="md">
            <TextButton onClick={() => void save(chosen.rows)}>{text('quotes.export')}</TextButton>
            <DeleteChosen rows={chosen.rows} run={(ids) => run({ ids })} onDone={chosen.clear} />
          </Inline>
        }
      />
      {shared && <ShareDialog quote={shared} onClose={() => put({ share: undefined }, true)} />}
    </Stack>
  );
}
