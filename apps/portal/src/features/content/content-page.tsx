import { contract, NEWS_CATEGORIES, NEWS_STATES, type Out } from '@lading/api-client/contract';
import { type DataColumn, Loading, Page, useFormat, useLanguage } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { createElement, useMemo } from 'react';
import { useLate } from '../../app/use-late.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, said } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { RowsPage } from '../../kit/rows-page.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { ContentSearch } from './content-search.ts';
import { StateTag } from './state-tag.tsx';

const { articlePage } = contract.content;
type Row = Out<typeof articlePage>['records'][number];

const route = getRouteApi('/_member/backstage/content');

const articleList = defineList(articlePage, {
  name: 'articles',
  path: '/backstage/content',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ titleCn, titleEn }) => titleCn || titleEn,
  arg: ({ current, size, keyword }, { standing, category }: ContentSearch) => ({
    current,
    size,
    ...said({ keyword, state: standing, category }),
  }),
});

// The editor is heavy and comes with the first article that is opened.
const loadEditor = async () => (await import('./article-editor.tsx')).ArticleEditor;
const SAYS = ['ui/desk'] as const;

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const language = useLanguage();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'content', {
        title: {
          cell: ({ titleCn, titleEn }) => (language === 'en-US' ? titleEn || titleCn : titleCn || titleEn),
          sticky: 'start',
        },
        category: { cell: ({ category }) => text(`content.category.${category}`) },
        audience: { cell: ({ audience }) => text(`content.audience.${audience}`) },
        publishTime: { cell: ({ publishTime }) => (publishTime ? minute(publishTime) : '—'), numeric: true },
        views: { cell: ({ views }) => String(views), numeric: true },
        updateTime: { cell: ({ updateTime }) => minute(updateTime), numeric: true },
        updatedBy: { cell: ({ updatedBy }) => updatedBy || '—' },
        state: { cell: (row) => <StateTag {...row} />, sticky: 'end' },
      }),
    [text, language, minute],
  );
}

/** What the site says: articles in any state, and the editor of one. */
export function ContentPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(articleList, search);
  const columns = useColumns();
  const { article } = search;
  const Editor = useLate(loadEditor, article !== undefined, SAYS);
  const label = text('routes.news');
  if (article !== undefined)
    return Editor ? (
      createElement(Editor, {
        key: article,
        id: article === 'new' ? undefined : article,
        onOpen: (id: number) => page.put({ article: id }, true),
        onClose: () => page.put({ article: undefined }),
      })
    ) : (
      <Page title={label}>
        <Loading />
      </Page>
    );
  return (
    <RowsPage page={page} label={label} add={text('content.new')} onAdd={() => page.put({ article: 'new' })}>
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('content.keywordHint')}
        clearable
        filters={[
          {
            name: 'standing',
            label: text('content.state'),
            options: NEWS_STATES.map((value) => ({ value, label: text(`content.state.${value}`) })),
            placeholder: text('content.anyState'),
          },
          {
            name: 'category',
            label: text('content.category'),
            options: NEWS_CATEGORIES.map((value) => ({ value, label: text(`content.category.${value}`) })),
            placeholder: text('content.anyCategory'),
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('content.none'), reason: text('content.noneReason') }}
        noMatch={{ title: text('content.noMatch'), reason: text('content.noMatchReason') }}
        onRowOpen={({ id }) => page.put({ article: id })}
      />
    </RowsPage>
  );
}
