import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { messages as english } from '../i18n/compiled/en-US.ts';
import { messages as chinese } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { value: '20GP', label: '20GP' },
  { value: '40HQ', label: '40HQ' },
];
conforms('Select', <Select label="箱型" options={options} />, { ref: HTMLSelectElement });

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={chinese}>
    {children}
  </LadingProvider>
);
const show = (props: Partial<SelectProps> = {}) => {
  render(<Select label="箱型" options={options} {...props} />, { wrapper });
  return screen.getByRole('combobox', { name: '箱型' });
};

it.each([
  ['zh-CN', chinese, '请选择'],
  ['en-US', english, 'Please select'],
] as const)('asks to choose in %s', (locale, messages, words) => {
  render(
    <LadingProvider locale={locale} messages={messages}>
      <Select label="Type" options={options} />
    </LadingProvider>,
  );
  expect(screen.getByRole('combobox')).toHaveDisplayValue(words);
});

it('has no empty entry where there is always a choice', () => {
  expect(show({ placeholder: null })).toHaveDisplayValue('20GP');
});

it('ties error and hint to the control', () => {
  const select = show({ error: '选一个箱型', hint: '一票一种箱型' });
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('选一个箱型 一票一种箱型');
});

it('takes a repair over as if it were chosen', async () => {
  const change = vi.fn();
  const select = show({
    defaultValue: '20GP',
    error: '箱型与约号不符',
    suggestions: ['40HQ'],
    onChange: (event) => change(event.target.value),
  });
  await userEvent.click(screen.getByRole('button', { name: '改为 40HQ' }));
  expect(select).toHaveValue('40HQ');
  expect(select).toHaveFocus();
  expect(change).toHaveBeenCalledExactlyOnceWith('40HQ');
});

it('says that its options are being fetched', () => {
  expect(show({ loading: true, options: [] })).toHaveAttribute('aria-busy', 'true');
});

function Book({ onSend }: { onSend(values: object): void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { type: '40HQ' } });
  return (
    <form onSubmit={handleSubmit(onSend)}>
      <Select label="箱型" options={options} readOnly {...register('type')} />
      <button type="submit">订舱</button>
    </form>
  );
}

it('keeps what a form put into it while it is read-only, and sends it', async () => {
  const sent = vi.fn();
  render(<Book onSend={sent} />, { wrapper });
  const select = screen.getByRole('combobox', { name: '箱型' });
  expect(select).toHaveAttribute('aria-readonly', 'true');
  expect(screen.getByRole('option', { name: '20GP' })).toBeDisabled();
  expect(screen.getByRole('option', { name: '40HQ' })).toBeEnabled();
  expect(fireEvent.mouseDown(select)).toBe(false);
  expect(select).toHaveFocus();
  expect(fireEvent.keyDown(select, { key: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(select, { key: 'Tab' })).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '订舱' }));
  expect(sent.mock.calls[0]?.[0]).toEqual({ type: '40HQ' });
});
