import { BID_STATE, contract, type Out } from '@lading/api-client/contract';
import { type DataColumn, Page, useFormat } from '@lading/ui';
import { BidStateTag } from '@lading/ui/bid-panel';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList } from '../../../kit/list.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { BidAnswerDialog } from './bid-answer-dialog.tsx';
import { type BidsSearch, STATES } from './bids-search.ts';
import { stateName, useBidWords } from './saying.ts';

const { bidPage } = contract.freight;
type Row = Out<typeof bidPage>['records'][number];

const route = getRouteApi('/_member/backstage/bids');

const bidList = defineList(bidPage, {
  name: 'bids',
  path: '/backstage/bids',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ bidNo }) => bidNo,
  arg: ({ current, size }, { became }: BidsSearch) => ({ current, size, ...(became && { state: BID_STATE[became] }) }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { minute, money } = useFormat();
  const { lane, service, box } = useBidWords();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'bids', {
        bidNo: { cell: ({ bidNo }) => bidNo, sticky: 'start' },
        company: { cell: ({ company }) => company },
        lane: { cell: lane },
        service: { cell: service },
        etd: { cell: ({ etd }) => etd, numeric: true },
        count: { cell: ({ count, ctnType }) => `${count} × ${box(ctnType)}`, numeric: true },
        price: { cell: ({ price, currency }) => money(currency, price), numeric: true },
        max: { cell: ({ max, currency }) => (max === null ? '—' : money(currency, max)), numeric: true },
        closesAt: { cell: ({ closesAt }) => minute(closesAt), numeric: true },
        state: { cell: ({ state }) => <BidStateTag state={stateName(state)} />, sticky: 'end' },
      }),
    [text, minute, money, lane, service, box],
  );
}

/** What companies bid, and its answers. */
export function BidsPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(bidList, search);
  const columns = useColumns();
  const label = text('routes.bids');
  return (
    <Page title={label} meta={page.updated} fill>
      <ListFilters
        page={page}
        label={label}
        filters={[
          {
            name: 'became',
            label: text('bids.state'),
            options: STATES.map((value) => ({ value, label: text(`bids.state.${value}`) })),
            placeholder: text('bids.anyState'),
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        selectedKey={search.bidId}
        none={{ title: text('bids.none'), reason: text('bids.noneReason') }}
        onRowOpen={({ id }) => page.put({ bidId: id })}
      />
      {search.bidId !== undefined && (
        <BidAnswerDialog
          key={search.bidId}
          bid={page.records.find(({ id }) => id === search.bidId)}
          onClose={() => page.put({ bidId: undefined }, true)}
        />
      )}
    </Page>
  );
}
