import { Button, Inline, Text, useLanguage } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { nameIn } from '../../kit/rate-words.ts';
import { type FreightSearch, freightSearch } from './freight-search.ts';
import type { RecentQuery } from './recent.ts';

interface RecentQueriesProps {
  queries: readonly RecentQuery[];
  onAsk(search: FreightSearch): void;
}

/** The last questions of this device, each a button that asks it again; nothing before the first. */
export function RecentQueries({ queries, onAsk }: RecentQueriesProps) {
  const text = useText();
  const language = useLanguage();
  if (queries.length === 0) return null;
  return (
    <Inline gap="sm">
      <Text as="span" size="caption" tone="secondary">
        {text('freight.recent')}
      </Text>
      {queries.map(({ from, to, search }) => (
        <Button
          key={JSON.stringify(search)}
          size="sm"
          variant="ghost"
          onClick={() => onAsk(freightSearch({ ...search }))}
        >
          {text('freight.recentQuery', {
            from:
              search.mode === 'fba'
                ? text(`freight.fba.origin.${search.origin ?? 'shenzhen'}`)
                : nameIn(language, from),
            to: search.zip && !search.site ? `${nameIn(language, to)} ${search.zip}` : nameIn(language, to),
            containers: search.way
              ? text(`freight.fba.way.${search.way as 1}`)
              : search.mode
                ? text(`freight.mode.${search.mode}`)
                : (search.ctn ?? '').replaceAll('x', ' × ').replaceAll(',', ', '),
          })}
        </Button>
      ))}
    </Inline>
  );
}
