import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Breadcrumb, ButtonLink, DirectoryList, Grid, Panel, Prose, SitePage, Split, Stack, Text } from '@lading/ui';
import { useSubject } from '../../app/title.ts';
import { useText } from '../../i18n/text.ts';
import { articleHref, dayOf } from '../../kit/articles.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { Knowledge } from './knowledge.tsx';

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
  useSubject(title);
  return (
    <SitePage
      title={title}
      lead={[text('news.read', { day: dayOf(publishTime), minutes }), author].filter(Boolean).join(' · ')}
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
      <Split narrow="end">
        <Stack gap="xl">
          {summary && (
            <Panel title={text('news.short')}>
              <Text>{summary}</Text>
            </Panel>
          )}
          <Prose html={html} />
          {(earlier ?? later) && (
            <nav aria-label={text('news.beside')}>
              <Grid columns={2}>
                {earlier && <Beside label={text('news.earlier')} arrow="←" article={earlier} />}
                {later && <Beside label={text('news.later')} arrow="→" article={later} />}
              </Grid>
            </nav>
          )}
          <div>
            <ButtonLink href="/news">{text('news.back')}</ButtonLink>
          </div>
        </Stack>
        <Knowledge />
      </Split>
    </SitePage>
  );
}

/** The one before or after it, under a word that says which. */
const Beside = ({
  label,
  arrow,
  article: { id, title },
}: {
  label: string;
  arrow: string;
  article: { id: number; title: string };
}) => (
  <DirectoryList
    groups={[
      { id: String(id), heading: label, items: [{ id: String(id), href: articleHref(id), code: arrow, name: title }] },
    ]}
  />
);
