import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DirectoryList } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { knowledgeItem } from '../../kit/articles.ts';

const { hotKnowledge } = contract.content;

/** What is worth knowing whatever the news; the page stands without it. */
export function Knowledge() {
  const text = useText();
  const { data } = useQuery(hotKnowledge, { size: 6 });
  if (!data || data.list.length === 0) return null;
  return (
    <DirectoryList
      groups={[
        {
          id: 'knowledge',
          heading: text('news.hot'),
          items: data.list.map((row, at) => knowledgeItem(row, at, (count) => text('news.minutes', { count }))),
        },
      ]}
    />
  );
}
