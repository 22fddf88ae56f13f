import {
  ADVERT_PLACES,
  type AdvertPlace,
  type Arg,
  CONTENT_LANGUAGES,
  type ContentLanguage,
  contract,
  type Out,
} from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { FormRow, NumberField, Select, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { anyText, localDate, type RecordSpec } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { useCommandForm } from '../../kit/use-command-form.ts';
import { PictureField } from './picture-field.tsx';
import { RowDialog } from './row-dialog.tsx';

const { advertPage, saveAdvert, deleteAdverts } = contract.content;
type Advert = Out<typeof advertPage>['records'][number];

const needed = { rule: anyText, required: 'required' } as const;
const free = { rule: anyText } as const;
const record = {
  fields: {
    place: needed,
    language: needed,
    titleCn: free,
    titleEn: free,
    imagePc: needed,
    imageMobile: free,
    link: free,
    from: { rule: localDate, required: 'required' },
    to: { rule: localDate },
    sort: needed,
  },
} satisfies RecordSpec;
const NAMES = Object.keys(record.fields) as (keyof typeof record.fields)[];

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const startOf = (advert: Advert | undefined) => ({
  place: 'home_banner',
  language: 'both',
  titleCn: '',
  titleEn: '',
  imagePc: '',
  imageMobile: '',
  link: '',
  from: today(),
  to: '',
  sort: '0',
  ...(advert && { ...advert, to: advert.to ?? '', sort: String(advert.sort) }),
});

/** An advert as a form: new, changed or deleted. */
export function AdvertDialog({ advert, onClose }: { advert: Advert | undefined; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(saveAdvert);
  const remove = useCommand(deleteAdverts);
  const [requestId] = useState(() => crypto.randomUUID());
  const { id, revision } = advert ?? {};
  const form = useCommandForm({
    record,
    labels: Object.fromEntries(NAMES.map((name) => [name, text(`content.advert.${name}`)])) as Record<
      (typeof NAMES)[number],
      string
    >,
    defaultValues: Object.fromEntries(Object.entries(startOf(advert)).filter(([name]) => name in record.fields)),
    send({ place, language, to, sort, ...rest }) {
      const chosen = { place: place as AdvertPlace, language: language as ContentLanguage, sort: Number(sort) };
      const known = id === undefined ? {} : { id, revision };
      return run({ ...rest, ...chosen, ...known, to: to || null, requestId } as Arg<typeof saveAdvert>);
    },
    onSaved() {
      notices.show({ kind: 'success', text: text('content.saved') });
      onClose();
    },
  });
  const until = form.valueProps('to');
  const title = advert ? advert.titleCn || advert.titleEn : text('content.newAdvert');
  const picture = (name: 'imagePc' | 'imageMobile', hint: string) => {
    const { label, error, value, onChange } = form.valueProps(name);
    return (
      <PictureField
        label={String(label)}
        hint={hint}
        error={error}
        required={name === 'imagePc'}
        value={String(value ?? '')}
        onChange={onChange}
      />
    );
  };
  return (
    <RowDialog
      title={title}
      form={form}
      kept={id !== undefined}
      question={text('content.deleteAdvert')}
      pending={remove.pending}
      remove={() => remove.run({ ids: id === undefined ? [] : [id] })}
      onClose={onClose}
    >
      <FormRow>
        <Select
          {...form.fieldProps('place')}
          placeholder={null}
          options={ADVERT_PLACES.map((value) => ({ value, label: text(`content.place.${value}`) }))}
        />
        <Select
          {...form.fieldProps('language')}
          placeholder={null}
          options={CONTENT_LANGUAGES.map((value) => ({ value, label: text(`content.language.${value}`) }))}
        />
      </FormRow>
      <TextField {...form.fieldProps('titleCn')} lang="zh-CN" maxLength={60} />
      <TextField {...form.fieldProps('titleEn')} lang="en-US" maxLength={120} />
      {picture('imagePc', text('content.imageHint'))}
      {picture('imageMobile', text('content.imageMobileHint'))}
      <TextField {...form.fieldProps('link')} hint={text('content.advertLinkHint')} maxLength={300} />
      <FormRow>
        <DatePicker {...form.valueProps('from')} />
        <DatePicker {...until} value={until.value ?? ''} />
      </FormRow>
      <NumberField {...form.fieldProps('sort')} hint={text('content.sortHint')} step="1" />
    </RowDialog>
  );
}
