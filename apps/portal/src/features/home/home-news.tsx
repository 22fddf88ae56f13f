import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, DirectoryList, NewsList, Section, SectionHeading, Split, Stack } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { knowledgeItem, newsEntry } from '../../kit/articles.ts';
import { HomeAdverts } from './home-adverts.tsx';

const { newsPage, hotKnowledge } = contract.content;
const LATEST = 4;

/** The latest articles, beside them what is worth knowing whatever the news, and below what the house recommends. */
export function HomeNews() {
  const text = useText();
  const news = useQuery(newsPage, { size: LATEST }).data?.records ?? [];
  const known = useQuery(hotKnowledge, { size: 6 }).data?.list ?? [];
  if (news.length + known.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={text('more.news')} lead={text('more.newsLead')} />
      <Stack gap="lg">
        <Split narrow="end">
          <Stack gap="md" align="start">
            <NewsList level={3} items={news.map((row) => newsEntry(row, text(`news.category.${row.category}`)))} />
            <ButtonLink href="/news">{text('more.newsAll')}</ButtonLink>
          </Stack>
          {known.length > 0 && (
            <DirectoryList
              level={3}
              groups={[
                {
                  id: 'knowledge',
                  heading: text('news.hot'),
                  items: known.map((row, at) => knowledgeItem(row, at, (count) => text('news.minutes', { count }))),
                },
              ]}
            />
          )}
        </Split>
        <HomeAdverts place="home_side" />
      </Stack>
    </Section>
  );
}
