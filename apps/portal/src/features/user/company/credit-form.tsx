import { CREDIT_DAYS, contract, SETTLE_METHODS } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Form, FormRow, NumberField, Select, Stack, Text, TextArea, TextField } from '@lading/ui';
import { email, money } from '@lading/validators';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { useText } from '../../../i18n/text.ts';
import { useCommandForm } from '../../../kit/use-command-form.ts';
import type { ApplicationFormProps } from './application-panel.tsx';
import { filledIn, reasonOf } from './standing.ts';
import { nameOfField } from './words.ts';

const { applyCredit } = contract.user;
const text = { rule: anyText, required: 'required' } as const;
const amount = { rule: money, required: 'required' } as const;
const record = {
  fields: {
    method: text,
    days: text,
    limit: amount,
    monthlyVolume: amount,
    invoiceTitle: text,
    taxNo: text,
    statementEmail: { rule: email, required: 'required' },
    contact: text,
    guarantee: { rule: anyText },
  },
} satisfies RecordSpec;
const NAMES = Object.keys(record.fields) as (keyof typeof record.fields)[];

/** The terms of settlement that a company asks for. */
export function CreditForm({ before, onDone }: ApplicationFormProps) {
  const say = useText();
  const { run } = useCommand(applyCredit);
  const each = (word: (name: (typeof NAMES)[number]) => string) =>
    Object.fromEntries(NAMES.map((name) => [name, word(name)])) as Record<(typeof NAMES)[number], string>;
  const form = useCommandForm({
    record,
    labels: each((name) => nameOfField(say, name)),
    defaultValues: each((name) => filledIn(before, name)),
    send: ({ method, days, guarantee, ...values }) =>
      run({
        ...values,
        method: SETTLE_METHODS.find((known) => known === method) ?? 'perShipment',
        days: CREDIT_DAYS.find((known) => String(known) === days) ?? 30,
        guarantee: guarantee ?? '',
      }),
    onSaved: onDone,
  });
  const field = (name: (typeof NAMES)[number]) => {
    const props = form.fieldProps(name);
    return { ...props, warning: props.warning ?? reasonOf(before, name) };
  };
  return (
    <Form aria-label={say('company.credit')} {...form.formProps}>
      <FormRow>
        <Select
          {...field('method')}
          options={SETTLE_METHODS.map((value) => ({ value, label: say(`company.method.${value}`) }))}
        />
        <Select
          {...field('days')}
          options={CREDIT_DAYS.map((days) => ({ value: String(days), label: say('company.days', { days }) }))}
        />
      </FormRow>
      <FormRow>
        <NumberField {...field('limit')} currency="CNY" />
        <NumberField {...field('monthlyVolume')} currency="CNY" />
      </FormRow>
      <FormRow>
        <TextField {...field('invoiceTitle')} maxLength={100} />
        <TextField {...field('taxNo')} maxLength={20} spellCheck={false} />
      </FormRow>
      <FormRow>
        <TextField {...field('statementEmail')} type="email" maxLength={200} />
        <TextField {...field('contact')} maxLength={40} autoComplete="name" />
      </FormRow>
      <TextArea {...field('guarantee')} maxLength={500} />
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
