import { contract, type Out } from '@lading/api-client/contract';
import { type DataColumn, StatusTag, useFormat, useLanguage } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList } from '../../kit/list.ts';
import { ListTable } from '../../kit/list-table.tsx';
import { RowsPage } from '../../kit/rows-page.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import { AdvertDialog } from './advert-dialog.tsx';
import type { RowsSearch } from './content-search.ts';

const { advertPage } = contract.content;
type Row = Out<typeof advertPage>['records'][number];

const route = getRouteApi('/_member/backstage/adverts');

const advertList = defineList(advertPage, {
  name: 'adverts',
  path: '/backstage/adverts',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ titleCn, titleEn }) => titleCn || titleEn,
  arg: ({ current, size }, _search: RowsSearch) => ({ current, size }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const english = useLanguage() === 'en-US';
  const { date } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'content', {
        advert: {
          cell: ({ titleCn, titleEn }) => (english ? titleEn || titleCn : titleCn || titleEn),
          sticky: 'start',
        },
        place: { cell: ({ place }) => text(`content.place.${place}`) },
        link: { cell: ({ link }) => link || '—' },
        days: {
          cell: ({ from, to }) =>
            text('content.days.of', { from: date(from), to: to ? date(to) : text('content.noEnd') }),
        },
        sort: { cell: ({ sort }) => String(sort), numeric: true },
        clicks: { cell: ({ clicks }) => String(clicks), numeric: true },
        shown: {
          cell: ({ live }) => (
            <StatusTag tone={live ? 'success' : 'neutral'}>
              {text(live ? 'content.standing.live' : 'content.standing.off')}
            </StatusTag>
          ),
          sticky: 'end',
        },
      }),
    [text, english, date],
  );
}

/** What stands in the places of the site that show adverts. */
export function AdvertsPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(advertList, search);
  const columns = useColumns();
  const label = text('routes.adverts');
  const { row } = search;
  const advert = page.records.find(({ id }) => id === row);
  return (
    <RowsPage page={page} label={label} add={text('content.newAdvert')} onAdd={() => page.put({ row: 'new' })}>
      <ListTable
        page={page}
        label={label}
        columns={columns}
        selectedKey={typeof row === 'number' ? row : undefined}
        none={{ title: text('content.noAdverts'), reason: text('content.noAdvertsReason') }}
        onRowOpen={({ id }) => page.put({ row: id })}
      />
      {(row === 'new' || advert) && (
        <AdvertDialog key={row} advert={advert} onClose={() => page.put({ row: undefined }, true)} />
      )}
    </RowsPage>
  );
}
