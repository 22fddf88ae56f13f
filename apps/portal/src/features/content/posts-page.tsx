import { contract, type Out } from '@lading/api-client/contract';
import { type DataColumn, StatusTag, useFormat, useLanguage } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, said } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { RowsPage } from '../../kit/rows-page.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { RowsSearch } from './content-search.ts';
import { PostDialog } from './post-dialog.tsx';

const { recruitList } = contract.content;
type Row = Out<typeof recruitList>['records'][number];

const route = getRouteApi('/_member/backstage/posts');

const postList = defineList(recruitList, {
  name: 'posts',
  path: '/backstage/posts',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ positionCn }) => positionCn,
  arg: ({ current, size, keyword }, _search: RowsSearch) => ({ current, size, ...said({ keyword }) }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const english = useLanguage() === 'en-US';
  const { date } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'content', {
        position: { cell: ({ positionCn, positionEn }) => (english ? positionEn : positionCn), sticky: 'start' },
        kind: { cell: ({ kind }) => text(`content.kind.${kind}`) },
        city: { cell: ({ cityCn, cityEn }) => (english ? cityEn : cityCn) },
        headcount: { cell: ({ headcount }) => String(headcount), numeric: true },
        education: { cell: ({ education }) => text(`content.education.${education}`) },
        releaseTime: { cell: ({ releaseTime }) => date(releaseTime), numeric: true },
        open: {
          cell: ({ open }) => (
            <StatusTag tone={open ? 'success' : 'neutral'}>
              {text(open ? 'content.open.yes' : 'content.open.no')}
            </StatusTag>
          ),
          sticky: 'end',
        },
      }),
    [text, english, date],
  );
}

/** Posts to be filled, open ones first. */
export function PostsPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(postList, search);
  const columns = useColumns();
  const label = text('routes.posts');
  const { row } = search;
  const post = page.records.find(({ id }) => id === row);
  return (
    <RowsPage page={page} label={label} add={text('content.newPost')} onAdd={() => page.put({ row: 'new' })}>
      <ListFilters page={page} label={label} keywordHint={text('content.postHint')} filters={[]} />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        selectedKey={typeof row === 'number' ? row : undefined}
        none={{ title: text('content.noPosts'), reason: text('content.noPostsReason') }}
        onRowOpen={({ id }) => page.put({ row: id })}
      />
      {(row === 'new' || post) && (
        <PostDialog key={row} post={post} onClose={() => page.put({ row: undefined }, true)} />
      )}
    </RowsPage>
  );
}
