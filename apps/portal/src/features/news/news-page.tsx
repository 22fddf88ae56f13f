import { contract, NEWS_CATEGORIES, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  ButtonLink,
  DirectoryList,
  Empty,
  LinkTabs,
  NewsList,
  Pagination,
  QuerySlip,
  SitePage,
  Split,
  Stack,
  TextField,
} from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { said } from '../../kit/list.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { articleHref, dayOf } from './addresses.ts';
import { ArticlePage } from './article-page.tsx';
import { type NewsSearch, newsSearch } from './news-search.ts';

const { newsPage, hotKnowledge } = contract.content;
const route = getRouteApi('/_site/news');
const SIZE = 10;

/** The list of the news, or one article where the address says which. */
export function NewsPage() {
  const search = route.useSearch();
  return search.id === undefined ? <List search={search} /> : <ArticlePage key={search.id} id={search.id} />;
}

function List({ search }: { search: NewsSearch }) {
  const text = useText();
  const router = useRouter();
  const { category, keyword, page = 1 } = search;
  const query = useQuery(
    newsPage,
    { current: page, size: SIZE, ...said({ category, keyword }) },
    { keepPrevious: true },
  );
  const answer = useLoadable(query);
  const counts = query.data?.counts ?? [];
  const of = (wanted: string) => counts.find((one) => one.category === wanted)?.count;
  return (
    <SitePage title={text('news.title')} lead={text('news.lead')}>
      <NewsSlip search={search} />
      <LinkTabs
        label={text('news.category')}
        items={[
          { id: 'all', label: text('news.all'), href: '/news', current: category === undefined },
          ...NEWS_CATEGORIES.map((one) => ({
            ...{ id: one, label: text(`news.category.${one}`), href: `/news?category=${one}` },
            ...{ count: of(one), current: category === one },
          })),
        ]}
      />
      <Split narrow="end">
        <Loaded of={answer}>
          {({ records, total }) =>
            total === 0 ? (
              <Empty
                title={text('news.none')}
                reason={text('news.noneReason')}
                action={<ButtonLink href="/news">{text('news.noneAll')}</ButtonLink>}
              />
            ) : (
              <Stack gap="lg">
                <NewsList
                  items={records.map((row) => entryOf(row, text(`news.category.${row.category}`)))}
                  lead={page === 1}
                />
                {total > SIZE && (
                  <Pagination
                    aria-label={text('news.page')}
                    current={page}
                    size={SIZE}
                    sizes={[SIZE]}
                    total={total}
                    onChange={({ current }) =>
                      void router.navigate({
                        to: '/news',
                        search: { ...search, page: current === 1 ? undefined : current },
                      })
                    }
                  />
                )}
              </Stack>
            )
          }
        </Loaded>
        <Knowledge />
      </Split>
    </SitePage>
  );
}

type Row = Out<typeof newsPage>['records'][number];

const entryOf = ({ id, title, publishTime, summary }: Row, kind: string) => ({
  id: String(id),
  href: articleHref(id),
  ...{ title, kind, summary, date: dayOf(publishTime) },
});

function NewsSlip({ search: { keyword, category } }: { search: NewsSearch }) {
  const text = useText();
  const router = useRouter();
  const typed = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typed.current) typed.current.value = keyword ?? '';
  }, [keyword]);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { keyword: wanted } = newsSearch(Object.fromEntries(new FormData(event.currentTarget)));
    void router.navigate({ to: '/news', search: { category, keyword: wanted }, resetScroll: false });
  };
  return (
    <QuerySlip label={text('news.search')} submit={text('news.submit')} action="/news" onSubmit={find}>
      <TextField
        ref={typed}
        label={text('news.words')}
        name="keyword"
        defaultValue={keyword}
        maxLength={50}
        autoComplete="off"
      />
    </QuerySlip>
  );
}

/** What is worth knowing whatever the news; the page stands without it. */
function Knowledge() {
  const text = useText();
  const { data } = useQuery(hotKnowledge, { size: 6 });
  if (!data || data.list.length === 0) return null;
  return (
    <DirectoryList
      groups={[
        {
          id: 'knowledge',
          heading: text('news.hot'),
          items: data.list.map(({ id, title, minutes }, at) => ({
            ...{ id: String(id), href: articleHref(id), code: String(at + 1), name: title },
            detail: text('news.minutes', { count: minutes }),
          })),
        },
      ]}
    />
  );
}
