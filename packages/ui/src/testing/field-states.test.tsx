import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { DateRangePicker } from '../date-picker/date-range-picker.tsx';
import { EmailListField } from '../email-list-field/email-list-field.tsx';
import { Field } from '../field/field.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { CodeField } from '../phone-field/code-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { SliderCaptcha } from '../slider-captcha/slider-captcha.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Upload } from '../upload/upload.tsx';

interface State {
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
  loading?: boolean;
}
const label = '箱型';
const options = ['40HQ', '20GP'].map((value) => ({ value, label: value }));
const ports = [{ id: 'DEHAM', nameCn: '汉堡', nameEn: 'Hamburg', code: 'DEHAM' }];
const nothing = () => undefined;

/** Every kind of field there is, as it is written by its user. */
const KINDS: Record<string, (state: State) => ReactElement> = {
  TextField: (state) => <TextField label={label} {...state} />,
  TextArea: (state) => <TextArea label={label} {...state} />,
  NumberField: (state) => <NumberField label={label} step="1" {...state} />,
  PasswordField: (state) => <PasswordField label={label} {...state} />,
  PhoneField: (state) => <PhoneField label={label} {...state} />,
  CodeField: (state) => <CodeField label={label} {...state} />,
  EmailListField: (state) => <EmailListField label={label} value="a@haoyu.example" onChange={nothing} {...state} />,
  Checkbox: (state) => <Checkbox label={label} {...state} />,
  RadioGroup: (state) => <RadioGroup label={label} options={options} defaultValue="40HQ" {...state} />,
  Switch: (state) => <Switch label={label} {...state} />,
  SegmentedControl: ({ error, ...state }) => (
    <Field group label={label} error={error}>
      {(control) => (
        <SegmentedControl {...control} label={label} options={options} value="40HQ" onChange={nothing} {...state} />
      )}
    </Field>
  ),
  Select: (state) => <Select label={label} options={options} defaultValue="40HQ" {...state} />,
  Combobox: (state) => <Combobox label={label} options={ports} value="DEHAM" onChange={nothing} {...state} />,
  'Combobox of several': (state) => (
    <Combobox label={label} multiple options={ports} value={['DEHAM']} onChange={nothing} {...state} />
  ),
  DatePicker: (state) => <DatePicker label={label} value="2026-11-26" onChange={nothing} {...state} />,
  DateRangePicker: (state) => (
    <DateRangePicker label={label} value={{ start: '2026-11-25', end: '' }} onChange={nothing} {...state} />
  ),
  Upload: (state) => <Upload label={label} files={[]} onAdd={nothing} {...state} />,
};
const draw = (part: ReactElement): HTMLElement =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      {part}
    </LadingProvider>,
  ).container;
const controls = (root: HTMLElement) => [...root.querySelectorAll('input, select, textarea')];

describe.each(Object.entries(KINDS))('%s', (_name, kind) => {
  it('is invalid and says why', () => {
    const root = draw(kind({ error: '选一个箱型' }));
    expect(root.querySelector('[aria-invalid=true]')).toHaveAccessibleDescription(/选一个箱型/);
  });

  it('is disabled', () => {
    const found = controls(draw(kind({ disabled: true })));
    expect(found).not.toHaveLength(0);
    for (const control of found) expect(control).toBeDisabled();
  });

  it('is read-only', () => {
    const root = draw(kind({ readOnly: true }));
    // A read-only upload draws no control at all, so the list is empty there too.
    const open = controls(root).filter(
      (control) => !control.closest('[readonly], [aria-readonly=true]') && !control.matches(':disabled'),
    );
    expect(open).toEqual([]);
    expect(root).toHaveTextContent(label);
  });

  it('says that it waits', () => {
    expect(draw(kind({ loading: true })).querySelector('[aria-busy=true]')).not.toBeNull();
  });
});

// It has no value and so no read-only state; it has `verified` in its place.
describe('SliderCaptcha', () => {
  it('is invalid, disabled, waits and is done', () => {
    const slider = (state: Omit<State, 'readOnly'> & { verified?: boolean }) =>
      draw(<SliderCaptcha label={label} onComplete={async () => true} {...state} />).querySelector(
        'input',
      ) as HTMLInputElement;
    expect(slider({ error: '请先完成安全验证' })).toHaveAccessibleDescription(/请先完成安全验证/);
    expect(slider({ disabled: true })).toBeDisabled();
    expect(slider({ loading: true })).toHaveAttribute('aria-busy', 'true');
    expect(slider({ verified: true })).toHaveAttribute('aria-disabled', 'true');
  });
});
