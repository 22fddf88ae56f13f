import { Stack, TextArea, TextField } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { RichText } from './rich-text.tsx';
import type { Values, Writing } from './use-article.ts';
import type { OpenPicture } from './use-pictures.ts';

const FIELDS = {
  'zh-CN': { title: 'titleCn', summary: 'summaryCn', html: 'htmlCn', titleMost: 80, summaryMost: 200 },
  'en-US': { title: 'titleEn', summary: 'summaryEn', html: 'htmlEn', titleMost: 160, summaryMost: 400 },
} as const satisfies Record<string, Record<string, keyof Values | number>>;

interface ArticleWordsProps {
  writing: Writing;
  language: keyof typeof FIELDS;
  open: OpenPicture;
}

/** What an article says in one language. */
export function ArticleWords({ writing, language, open }: ArticleWordsProps) {
  const text = useText();
  const { values, set, errorOf } = writing;
  const { title, summary, html, titleMost, summaryMost } = FIELDS[language];
  return (
    <Stack>
      <TextField
        label={text('content.titleField')}
        lang={language}
        maxLength={titleMost}
        aside={text('content.of', { count: values[title].length, most: titleMost })}
        error={errorOf(title)}
        value={values[title]}
        onChange={({ target }) => set({ [title]: target.value })}
      />
      <TextArea
        label={text('content.summary')}
        hint={text('content.summaryHint')}
        lang={language}
        rows={3}
        maxLength={summaryMost}
        error={errorOf(summary)}
        value={values[summary]}
        onChange={({ target }) => set({ [summary]: target.value })}
      />
      <RichText
        label={text('content.text')}
        lang={language}
        error={errorOf(html)}
        html={values[html]}
        open={open}
        onChange={(written) => set({ [html]: written })}
      />
    </Stack>
  );
}
