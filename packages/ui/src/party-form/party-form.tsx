import { COMPANY_CODES, type PartyKind } from '@lading/validators/record';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { ComboboxOfOne } from '../combobox/combobox-of-one.tsx';
import { Form } from '../form/form.tsx';
import { FormRow } from '../form/form-row.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { EMPTY_PARTY, type PartyCountry, type PartyDraft } from './draft.ts';
import * as styles from './party-form.css.ts';
import { type PartyRefusal, usePartyForm } from './use-party-form.ts';

/** What of it has a name of its own. */
export type PartyFormPart = 'actions';

export interface PartyFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children' | 'title'> {
  /** classes by part: `actions` under the fields */
  classNames?: PartClasses<PartyFormPart> | undefined;
  kind: PartyKind;
  /** what it begins with */
  party?: Partial<PartyDraft> | undefined;
  countries: readonly PartyCountry[];
  /** keeps the party; answers why it was not kept */
  onSave: (party: PartyDraft) => Promise<PartyRefusal | undefined>;
  onCancel?: (() => void) | undefined;
  cancelLabel?: string | undefined;
}

/** The most that each field holds, as the server keeps it. */
const MOST = {
  alias: 40,
  name: 70,
  street: 70,
  city: 35,
  state: 65,
  zip: 10,
  contact: 35,
  phone: 35,
  email: 200,
  enterpriseCode: 35,
} as const;

/** A party of the book as a form: its address, how to reach it, its company's code, and what is printed of it. Its ref is the root. */
export const PartyForm = /* @__PURE__ */ forwardRef<HTMLFormElement, PartyFormProps>(function PartyForm(
  { kind, party, countries, onSave, onCancel, cancelLabel, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const { form, failure, byHand, onHand, remake } = usePartyForm(kind, { ...EMPTY_PARTY, ...party }, countries, onSave);
  const typed = (name: keyof typeof MOST, hint?: string) => (
    <TextField key={name} {...form.fieldProps(name)} hint={hint} maxLength={MOST[name]} />
  );
  const country = form.valueProps('countryCode');
  const printed = form.fieldProps('displayText');
  return (
    <Form data-component="PartyForm" {...rest} {...form.formProps} ref={ref} className={className}>
      {failure && <Alert kind="danger" live="assertive" title={failure} />}
      <FormRow>
        {typed('alias', text('party.aliasHint'))}
        {typed('name')}
      </FormRow>
      {typed('street')}
      <FormRow>
        {typed('city')}
        {typed('state')}
        {typed('zip')}
      </FormRow>
      <ComboboxOfOne
        {...country}
        value={country.value ?? ''}
        options={countries.map(({ code, nameCn, nameEn }) => ({ id: code, code, nameCn, nameEn }))}
      />
      <FormRow>
        {typed('contact')}
        {typed('phone', kind === 'shipper' ? undefined : text('party.reachHint'))}
      </FormRow>
      {typed('email', text('party.emailHint'))}
      <FormRow>
        <Select
          {...form.fieldProps('enterpriseType')}
          placeholder={text('party.noCode')}
          options={COMPANY_CODES.map((value) => ({ value, label: text(`party.codeType.${value}`) }))}
        />
        {typed('enterpriseCode')}
      </FormRow>
      <TextArea
        {...printed}
        printed
        rows={4}
        columns={35}
        lines={6}
        hint={text(byHand ? 'party.printedOwn' : 'party.printedHint')}
        onChange={(event) => {
          onHand();
          printed.onChange(event);
        }}
      />
      <div {...part('actions', styles.actions)}>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {text('party.save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{cancelLabel}</Button>}
        {byHand && <TextButton onClick={remake}>{text('party.remake')}</TextButton>}
      </div>
    </Form>
  );
});
