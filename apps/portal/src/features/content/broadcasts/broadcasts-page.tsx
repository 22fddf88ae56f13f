import { BROADCAST_STATES, contract } from '@lading/api-client/contract';
import { type DataColumn, StatusTag, useFormat, useLanguage } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList, said } from '../../../kit/list.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { RowsPage } from '../../../kit/rows-page.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { BroadcastDialog } from './broadcast-dialog.tsx';
import { BroadcastEditor } from './broadcast-editor.tsx';
import type { BroadcastsSearch } from './broadcasts-search.ts';
import { type Broadcast, useAudience } from './use-audience.ts';

const { broadcastPage } = contract.message;

const route = getRouteApi('/_member/backstage/messages');
const TONES = { scheduled: 'info', sent: 'success', cancelled: 'neutral' } as const;

const broadcastList = defineList(broadcastPage, {
  name: 'broadcasts',
  path: '/backstage/messages',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ titleCn }) => titleCn,
  arg: ({ current, size, keyword }, { state }: BroadcastsSearch) => ({ current, size, ...said({ keyword, state }) }),
});

function useColumns(): readonly DataColumn<Broadcast>[] {
  const text = useText();
  const english = useLanguage() === 'en-US';
  const { minute } = useFormat();
  const audienceOf = useAudience();
  return useMemo(
    () =>
      columnsOf<Broadcast>()(text, 'broadcast', {
        title: { cell: ({ titleCn, titleEn }) => (english ? titleEn : titleCn), sticky: 'start' },
        audience: { cell: audienceOf },
        sendAt: { cell: ({ sentAt, sendAt }) => minute(sentAt ?? sendAt), numeric: true },
        delivered: { cell: ({ delivered, state }) => (state === 'sent' ? String(delivered) : '—'), numeric: true },
        read: {
          cell: ({ read, delivered }) =>
            delivered === 0 ? '—' : text('broadcast.readOf', { read, share: Math.round((read / delivered) * 100) }),
          numeric: true,
        },
        author: { cell: ({ author }) => author },
        state: {
          cell: ({ state }) => <StatusTag tone={TONES[state]}>{text(`broadcast.state.${state}`)}</StatusTag>,
          sticky: 'end',
        },
      }),
    [text, english, minute, audienceOf],
  );
}

/** What staff wrote to customers, and the way to write more. */
export function BroadcastsPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(broadcastList, search);
  const columns = useColumns();
  const label = text('routes.broadcasts');
  const { row } = search;
  const opened = page.records.find(({ id }) => id === row);
  const close = () => page.put({ row: undefined }, true);
  if (row === 'new') return <BroadcastEditor onClose={close} />;
  return (
    <RowsPage page={page} label={label} add={text('broadcast.new')} onAdd={() => page.put({ row: 'new' })}>
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('broadcast.keyword')}
        keywordMost={50}
        filters={[
          {
            name: 'state',
            label: text('broadcast.state'),
            options: BROADCAST_STATES.map((value) => ({ value, label: text(`broadcast.state.${value}`) })),
            placeholder: text('broadcast.anyState'),
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        selectedKey={typeof row === 'number' ? row : undefined}
        none={{ title: text('broadcast.none'), reason: text('broadcast.noneReason') }}
        noMatch={{ title: text('broadcast.noMatch'), reason: text('broadcast.noMatchReason') }}
        onRowOpen={({ id }) => page.put({ row: id })}
      />
      {opened && <BroadcastDialog broadcast={opened} onClose={close} />}
    </RowsPage>
  );
}
