import { Empty, Panel, Prose, SegmentedControl, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Values } from './use-article.ts';
import { usePicturesOf } from './use-pictures.ts';

const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** An article as the site will show it, one language at a time. */
export function ArticlePreview({ values }: { values: Values }) {
  const text = useText();
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('zh-CN');
  const chinese = language === 'zh-CN';
  const title = chinese ? values.titleCn : values.titleEn;
  const summary = chinese ? values.summaryCn : values.summaryEn;
  const body = chinese ? values.htmlCn : values.htmlEn;
  const cover = values.cover === '' ? '' : `<img src="${values.cover}" alt="">`;
  const pictureOf = usePicturesOf(cover + body);
  const shown = values.language === 'both' || values.language === language;
  return (
    <Stack>
      <SegmentedControl
        label={text('content.previewIn')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: text(`content.in.${value}`) }))}
        onChange={(value) => setLanguage(value as (typeof LANGUAGES)[number])}
      />
      {shown ? (
        <Panel title={title || text('content.untitled')} lang={language}>
          <Stack>
            <Text size="dense" tone="secondary">
              {[text(`content.category.${values.category}`), values.author].filter(Boolean).join(' · ')}
            </Text>
            {summary !== '' && <Text strong>{summary}</Text>}
            <Prose html={cover + body} pictureOf={pictureOf} />
          </Stack>
        </Panel>
      ) : (
        <Empty title={text('content.notInLanguage')} />
      )}
    </Stack>
  );
}
