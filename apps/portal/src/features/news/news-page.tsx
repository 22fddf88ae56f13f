import { contract, NEWS_CATEGORIES } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  ButtonLink,
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
import { newsEntry } from '../../kit/articles.ts';
import { said } from '../../kit/list.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { ArticlePage } from './article-page.tsx';
import { Knowledge } from './knowledge.tsx';
import { type NewsSearch, newsSearch } from './news-search.ts';

const { newsPage } = contract.content;
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
            id: one,
            label: text(`news.category.${one}`),
            href: `/news?category=${one}`,
            count: of(one),
            current: category === one,
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
                  items={records.map((row) => newsEntry(row, text(`news.category.${row.category}`)))}
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
