import { SOCIAL_KINDS } from '@lading/api-client/contract';
import { FormRow, Select, TextField } from '@lading/ui';
import { type MessageId, useText } from '../../i18n/text.ts';
import { FigureField } from './figure-field.tsx';
import { Lines } from './lines.tsx';
import { PictureField } from './picture-field.tsx';
import type { SettingsForm } from './use-settings.ts';

type TextsOf<L> = { [Name in keyof L]: L[Name] extends string ? Name : never }[keyof L] & string;

interface Fields<L> {
  line: L;
  nameOf(field: string): string;
  errorAt(field: string): string | undefined;
  put(part: Partial<L>): void;
}

/** A text of a line, by the name of its field. */
function useTyped() {
  const text = useText();
  return <L extends object>({ line, nameOf, errorAt, put }: Fields<L>, name: TextsOf<L>, required = false) => (
    <TextField
      label={nameOf(text(`settings.${name}` as MessageId))}
      required={required}
      error={errorAt(name)}
      value={String(line[name])}
      onChange={({ target }) => put({ [name]: target.value } as unknown as Partial<L>)}
    />
  );
}

/** What the settings have several of: offices, places to follow the house, links to friends, milestones, licences. */
export function SettingsLists({ form }: { form: SettingsForm }) {
  const text = useText();
  const typed = useTyped();
  return (
    <>
      <Lines form={form} name="offices">
        {(fields) => (
          <>
            <FormRow>
              {typed(fields, 'cityCn', true)}
              {typed(fields, 'cityEn', true)}
              {typed(fields, 'phone')}
              {typed(fields, 'email')}
            </FormRow>
            <FormRow>
              {typed(fields, 'addressCn')}
              {typed(fields, 'addressEn')}
              {(['lat', 'lon'] as const).map((name) => (
                <FigureField
                  key={name}
                  label={fields.nameOf(text(`settings.${name}`))}
                  error={fields.errorAt(name)}
                  value={fields.line[name]}
                  onChange={(degrees) => fields.put({ [name]: degrees })}
                />
              ))}
            </FormRow>
          </>
        )}
      </Lines>
      <Lines form={form} name="socials">
        {(fields) => (
          <FormRow>
            <Select
              label={fields.nameOf(text('settings.kind'))}
              placeholder={null}
              options={SOCIAL_KINDS.map((value) => ({ value, label: text(`settings.kind.${value}`) }))}
              value={fields.line.kind}
              onChange={({ target }) =>
                fields.put({ kind: SOCIAL_KINDS.find((known) => known === target.value) ?? 'weibo' })
              }
            />
            {typed(fields, 'url', true)}
          </FormRow>
        )}
      </Lines>
      <Lines form={form} name="friendlyLinks">
        {(fields) => (
          <>
            <FormRow>
              {typed(fields, 'nameCn', true)}
              {typed(fields, 'nameEn', true)}
              {typed(fields, 'url', true)}
            </FormRow>
            <PictureField
              label={fields.nameOf(text('settings.logo'))}
              value={fields.line.logo}
              error={fields.errorAt('logo')}
              onChange={(logo) => fields.put({ logo })}
            />
          </>
        )}
      </Lines>
      <Lines form={form} name="milestones">
        {(fields) => (
          <FormRow>
            <FigureField
              label={fields.nameOf(text('settings.year'))}
              required
              error={fields.errorAt('year')}
              value={fields.line.year}
              onChange={(year) => fields.put({ year: year ?? Number.NaN })}
            />
            {typed(fields, 'textCn', true)}
            {typed(fields, 'textEn', true)}
          </FormRow>
        )}
      </Lines>
      <Lines form={form} name="certificates">
        {(fields) => (
          <FormRow>
            {typed(fields, 'nameCn', true)}
            {typed(fields, 'nameEn', true)}
            {typed(fields, 'number')}
          </FormRow>
        )}
      </Lines>
    </>
  );
}
