import { CUSTOMER_KINDS, contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Form, FormRow, Inline, Select, Text, TextField } from '@lading/ui';
import { Combobox } from '@lading/ui/combobox';
import { type Rule, required } from '@lading/validators';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { useCommandForm } from '../../../kit/use-command-form.ts';
import { LANES } from './lanes.ts';
import type { Company } from './standing.ts';
import { nameOfLane } from './words.ts';

const { updateCustomerBase } = contract.user;
const any = { rule: anyText };
const record = {
  fields: {
    nameCn: { rule: anyText, required: 'required' },
    nameEn: any,
    shortName: any,
    kind: any,
    address: any,
    phone: any,
    website: any,
    customsCode: any,
    mainLanes: { rule: required as Rule<unknown> as Rule<string[]> },
  },
} satisfies RecordSpec;
const TEXTS = ['nameCn', 'nameEn', 'shortName', 'address', 'phone', 'website', 'customsCode'] as const;

/** What the portal knows of the company, as its people change it. What comes from its licence is locked. */
export function CompanyForm({ company, onDone }: { company: Company; onDone(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(updateCustomerBase);
  // What was there when he began: where somebody else was faster, the difference is said at the field.
  const [begun] = useState(company);
  const locked = company.certification === 2;
  const labels = {
    nameCn: text('company.nameCn'),
    nameEn: text('company.nameEn'),
    shortName: text('company.shortName'),
    kind: text('company.kind'),
    address: text('company.address'),
    phone: text('company.phone'),
    website: text('company.website'),
    customsCode: text('company.customsCode'),
    mainLanes: text('company.field.lanes'),
  };
  const form = useCommandForm({
    record,
    labels,
    defaultValues: { ...begun, kind: begun.kind ?? '' },
    send: ({ nameCn, kind, mainLanes, customsCode, ...rest }) =>
      run({
        revision: company.revision,
        nameCn,
        nameEn: rest.nameEn ?? '',
        shortName: rest.shortName ?? '',
        address: rest.address ?? '',
        phone: rest.phone ?? '',
        website: rest.website ?? '',
        customsCode: (customsCode ?? '').toUpperCase(),
        kind: CUSTOMER_KINDS.find((known) => known === kind),
        mainLanes: mainLanes ?? [],
      }),
    onSaved() {
      notices.show({ kind: 'success', text: text('company.saved') });
      onDone();
    },
  });
  const field = (name: (typeof TEXTS)[number]) => {
    const props = form.fieldProps(name);
    const moved = company[name] !== begun[name] ? text('company.now', { value: company[name] || '—' }) : undefined;
    return { ...props, warning: props.warning ?? moved };
  };
  return (
    <Form aria-label={text('company.title')} {...form.formProps}>
      <FormRow>
        <TextField {...field('nameCn')} maxLength={50} readOnly={locked} hint={locked ? text('company.locked') : ''} />
        <TextField {...field('nameEn')} maxLength={100} readOnly={locked} />
      </FormRow>
      <FormRow>
        <TextField {...field('address')} maxLength={200} autoComplete="street-address" />
        <TextField {...field('shortName')} maxLength={20} />
      </FormRow>
      <FormRow>
        <TextField {...field('website')} type="url" maxLength={200} hint={text('company.websiteHint')} />
        <TextField {...field('phone')} inputMode="tel" maxLength={30} autoComplete="tel" />
      </FormRow>
      <FormRow>
        <Select
          {...form.fieldProps('kind')}
          options={CUSTOMER_KINDS.map((value) => ({ value, label: text(`company.kind.${value}`) }))}
        />
        <TextField {...field('customsCode')} maxLength={10} spellCheck={false} hint={text('company.customsHint')} />
      </FormRow>
      <Combobox
        {...form.valueProps('mainLanes')}
        value={form.valueProps('mainLanes').value ?? []}
        multiple
        options={LANES.map((id) => ({ id, nameCn: nameOfLane(text, id), nameEn: nameOfLane(text, id) }))}
      />
      {form.failure && (
        <Text tone="danger" role="alert">
          {form.failure}
        </Text>
      )}
      <Inline>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {text('company.save')}
        </Button>
        <Button onClick={onDone}>{text('company.cancel')}</Button>
      </Inline>
    </Form>
  );
}
