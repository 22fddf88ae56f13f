import {
  AUDIENCES,
  type Audience,
  CONTENT_LANGUAGES,
  type ContentLanguage,
  NEWS_CATEGORIES,
  type NewsCategory,
} from '@lading/api-client/contract';
import { Checkbox, FormRow, Panel, Select, Stack, TextField } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { PictureField } from './picture-field.tsx';
import type { Writing } from './use-article.ts';

/** What an article is, whichever language it is read in. */
export function ArticleFacts({ writing }: { writing: Writing }) {
  const text = useText();
  const { values, set, errorOf } = writing;
  return (
    <Panel title={text('content.facts')}>
      <Stack>
        <FormRow>
          <Select
            label={text('content.category')}
            placeholder={null}
            options={NEWS_CATEGORIES.map((value) => ({ value, label: text(`content.category.${value}`) }))}
            value={values.category}
            onChange={({ target }) => set({ category: target.value as NewsCategory })}
          />
          <Select
            label={text('content.language')}
            placeholder={null}
            options={CONTENT_LANGUAGES.map((value) => ({ value, label: text(`content.language.${value}`) }))}
            value={values.language}
            onChange={({ target }) => set({ language: target.value as ContentLanguage })}
          />
          <Select
            label={text('content.audience')}
            placeholder={null}
            options={AUDIENCES.map((value) => ({ value, label: text(`content.audience.${value}`) }))}
            value={values.audience}
            onChange={({ target }) => set({ audience: target.value as Audience })}
          />
        </FormRow>
        <TextField
          label={text('content.author')}
          maxLength={60}
          value={values.author}
          onChange={({ target }) => set({ author: target.value })}
        />
        <Checkbox
          label={text('content.top')}
          checked={values.top}
          onChange={({ target }) => set({ top: target.checked })}
        />
        <PictureField
          label={text('content.cover')}
          hint={text('content.coverHint')}
          error={errorOf('cover')}
          value={values.cover}
          onChange={(cover) => set({ cover })}
        />
      </Stack>
    </Panel>
  );
}
