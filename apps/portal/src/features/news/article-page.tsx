import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Breadcrumb, ButtonLink, Inline, Prose, SitePage, Stack } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { articleHref, dayOf } from './addresses.ts';

const { news } = contract.content;
type Article = Out<typeof news>;

/** One article, with the way to those before and after it. */
export function ArticlePage({ id }: { id: number }) {
  const text = useText();
  // It is counted as read each time it is asked for.
  const article = useLoadable(useQuery(news, { id }, { refreshOnFocus: false }));
  const top = { id: 'news', label: text('routes.news'), href: '/news' };
  if (article.status !== 'ready')
    return (
      <SitePage
        title={text('news.article')}
        above={<Breadcrumb items={[top, { id: 'here', label: text('news.article') }]} />}
      >
        <Loaded of={article}>{() => null}</Loaded>
      </SitePage>
    );
  return <One article={article.data} />;
}

function One({ article }: { article: Article }) {
  const text = useText();
  const { title, summary, category, author, publishTime, minutes, html, earlier, later } = article;
  return (
    <SitePage
      title={title}
      lead={summary}
      meta={[author, text('news.read', { day: dayOf(publishTime), minutes })].filter(Boolean).join(' · ')}
      above={
        <Breadcrumb
          items={[
            { id: 'news', label: text('routes.news'), href: '/news' },
            { id: 'category', label: text(`news.category.${category}`), href: `/news?category=${category}` },
            { id: 'here', label: title },
          ]}
        />
      }
    >
      <Stack gap="xl">
        <Prose html={html} />
        <Inline gap="md">
          <ButtonLink href="/news">{text('news.back')}</ButtonLink>
          {earlier && (
            <ButtonLink href={articleHref(earlier.id)}>{text('news.earlier', { title: earlier.title })}</ButtonLink>
          )}
          {later && <ButtonLink href={articleHref(later.id)}>{text('news.later', { title: later.title })}</ButtonLink>}
        </Inline>
      </Stack>
    </SitePage>
  );
}
