import { contract, FUDA_ROLES } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Checkbox, Form, FormRow, RadioGroup, Stack, Text, TextArea, TextField } from '@lading/ui';
import { Combobox } from '@lading/ui/combobox';
import { agreement, integer, mobile, type Rule, required } from '@lading/validators';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { useText } from '../../../i18n/text.ts';
import { useCommandForm } from '../../../kit/use-command-form.ts';
import type { ApplicationFormProps } from './application-panel.tsx';
import { LANES } from './lanes.ts';
import { filledIn, reasonOf } from './standing.ts';
import { nameOfField, nameOfLane } from './words.ts';

const { applyFuda } = contract.user;
const text = { rule: anyText, required: 'required' } as const;
const record = {
  fields: {
    companyName: text,
    contact: text,
    phone: { rule: mobile, required: 'required.phone' },
    lanes: { rule: required as Rule<unknown> as Rule<string[]>, required: 'required' },
    monthlyTeu: { rule: integer, required: 'required' },
    role: text,
    intro: { rule: anyText },
    agreement: { rule: agreement, required: 'agreement' },
  },
} satisfies RecordSpec;

/** Membership of the partner programme, as a company asks for it. */
export function FudaForm({ before, onDone }: ApplicationFormProps) {
  const say = useText();
  const { run } = useCommand(applyFuda);
  const kept = (name: string) => filledIn(before, name);
  const form = useCommandForm({
    record,
    labels: {
      companyName: nameOfField(say, 'companyName'),
      contact: nameOfField(say, 'contact'),
      phone: nameOfField(say, 'phone'),
      lanes: nameOfField(say, 'lanes'),
      monthlyTeu: nameOfField(say, 'monthlyTeu'),
      role: nameOfField(say, 'role'),
      intro: nameOfField(say, 'intro'),
      agreement: say('company.fudaAgreement'),
    },
    defaultValues: {
      companyName: kept('companyName'),
      contact: kept('contact'),
      phone: kept('phone'),
      lanes: kept('lanes').split('\n').filter(Boolean),
      monthlyTeu: kept('monthlyTeu'),
      role: kept('role') || 'shipper',
      intro: kept('intro'),
    },
    send: ({ monthlyTeu, role, intro, agreement: agreed, ...values }) =>
      run({
        ...values,
        monthlyTeu: Number(monthlyTeu),
        role: role === 'forwarder' ? 'forwarder' : 'shipper',
        intro: intro ?? '',
        agreement: agreed,
      }),
    onSaved: onDone,
  });
  const field = (name: 'companyName' | 'contact' | 'phone' | 'monthlyTeu' | 'role' | 'intro') => {
    const props = form.fieldProps(name);
    return { ...props, warning: props.warning ?? reasonOf(before, name) };
  };
  const lanes = form.valueProps('lanes');
  return (
    <Form aria-label={say('company.fuda')} {...form.formProps}>
      <TextField {...field('companyName')} maxLength={100} autoComplete="organization" />
      <FormRow>
        <TextField {...field('contact')} maxLength={40} autoComplete="name" />
        <TextField {...field('phone')} maxLength={11} inputMode="tel" autoComplete="tel-national" prefix="+86" />
      </FormRow>
      <Combobox
        {...lanes}
        multiple
        warning={lanes.warning ?? reasonOf(before, 'lanes')}
        options={LANES.map((id) => ({ id, nameCn: nameOfLane(say, id), nameEn: nameOfLane(say, id) }))}
      />
      <TextField {...field('monthlyTeu')} inputMode="numeric" maxLength={6} />
      <RadioGroup
        {...field('role')}
        options={FUDA_ROLES.map((value) => ({ value, label: say(`company.role.${value}`) }))}
      />
      <TextArea {...field('intro')} maxLength={500} />
      <Checkbox {...form.fieldProps('agreement')} />
      <Stack gap="sm" align="start">
        {form.failure && (
          <Text tone="danger" role="alert">
            {form.failure}
          </Text>
        )}
        <Button type="submit" variant="primary" loading={form.submitting}>
          {say('company.send')}
        </Button>
      </Stack>
    </Form>
  );
}
