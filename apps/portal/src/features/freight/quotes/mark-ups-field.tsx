import type { MarkUpKind } from '@lading/api-client/contract';
import { Button, FormRow, IconButton, icons, Select, Stack, Text, TextField } from '@lading/ui';
import { money } from '@lading/validators';
import { useText } from '../../../i18n/text.ts';

/** What is added to the charges of a code, as it is being written. */
export interface WrittenMarkUp {
  readonly key: string;
  readonly code: string;
  readonly kind: MarkUpKind;
  readonly value: string;
}

const CODE = /^[A-Z]{2,8}$/;
/** An amount or percent, below zero for what is let off. */
const isValue = (value: string) => money.is(value.replace(/^-/, ''));
export const isMarkUp = ({ code, value }: WrittenMarkUp): boolean => CODE.test(code) && isValue(value);
export const writtenOf = (markUps: readonly Omit<WrittenMarkUp, 'key'>[]): WrittenMarkUp[] =>
  markUps.map((one) => ({ ...one, key: crypto.randomUUID() }));
/** As the calls take it. */
export const markUpsOf = (written: readonly WrittenMarkUp[]) =>
  written.map(({ code, kind, value }) => ({ code, kind, value }));

interface MarkUpsFieldProps {
  value: readonly WrittenMarkUp[];
  /** what is wrong is said */
  checked: boolean;
  onChange(value: readonly WrittenMarkUp[]): void;
}

/** What stands inside the prices for the customer's own customers, charge by charge. */
export function MarkUpsField({ value, checked, onChange }: MarkUpsFieldProps) {
  const text = useText();
  const put = (key: string, change: Partial<WrittenMarkUp>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const wrong = (is: boolean) => (checked && !is ? text('quotes.markUpWrong') : undefined);
  return (
    <Stack gap="sm" role="group" aria-label={text('quotes.markUps')}>
      <Text size="dense" tone="secondary">
        {text('quotes.markUpsHint')}
      </Text>
      {value.map(({ key, code, kind, value: amount }, at) => (
        <FormRow key={key}>
          <TextField
            label={text('quotes.markUpCode')}
            value={code}
            mono
            maxLength={8}
            error={wrong(CODE.test(code))}
            onChange={({ target }) => put(key, { code: target.value.toUpperCase() })}
          />
          <Select
            label={text('quotes.markUpKind')}
            value={kind}
            placeholder={null}
            options={(['add', 'percent'] as const).map((one) => ({ value: one, label: text(`quotes.markUp.${one}`) }))}
            onChange={({ target }) => put(key, { kind: target.value === 'percent' ? 'percent' : 'add' })}
          />
          <TextField
            label={text('quotes.markUpValue')}
            value={amount}
            inputMode="decimal"
            error={wrong(isValue(amount))}
            onChange={({ target }) => put(key, { value: target.value })}
            action={
              <IconButton
                size="sm"
                icon={icons.close}
                label={text('quotes.markUpRemove', { code: code || `${at + 1}` })}
                onClick={() => onChange(value.filter((one) => one.key !== key))}
              />
            }
          />
        </FormRow>
      ))}
      {value.length < 30 && (
        <Button
          size="sm"
          icon={icons.plus}
          onClick={() => onChange([...value, { key: crypto.randomUUID(), code: 'OF', kind: 'add', value: '' }])}
        >
          {text('quotes.markUpAdd')}
        </Button>
      )}
    </Stack>
  );
}
