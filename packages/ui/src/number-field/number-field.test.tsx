import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { NumberField } from './number-field.tsx';
import { groupedFigures, stepped } from './step.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
conforms('NumberField', <NumberField label="毛重" unit="KGS" step="1" defaultValue="12400.000" />, {
  ref: HTMLInputElement,
});

it.each([
  ['12400.000', '1', 1, '12401.000'],
  ['0.1', '0.2', 1, '0.3'],
  ['1234567890123.1234', '0.0001', 1, '1234567890123.1235'],
  ['12400.5', '1', -1, '12399.5'],
  ['0.5', '1', -1, '0'],
  ['', '1', 1, '1'],
] as const)('from %s by %s in direction %i comes to %s', (value, by, direction, to) => {
  expect(stepped(value, by, direction)).toBe(to);
});

it('does not step from what is no number', () => expect(stepped('12,400', '1', 1)).toBeUndefined());

it.each([
  ['12400.000', '12,400.000'],
  ['1234567890123.1234', '1,234,567,890,123.1234'],
  ['7', '7'],
  ['12a', undefined],
  ['', undefined],
])('groups %s as %s', (value, shown) => expect(groupedFigures(value)).toBe(shown));

function Weigh({ onSubmit }: { onSubmit(values: { weight: string }): void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { weight: '12400.000' } });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <NumberField label="毛重" unit="KGS" step="0.5" {...register('weight')} />
      <button type="submit">保存</button>
    </form>
  );
}

it('shows the figures in groups and sends them bare', async () => {
  const submit = vi.fn();
  render(<Weigh onSubmit={submit} />, { wrapper });
  expect(screen.getByText('12,400.000')).toBeInTheDocument();
  const input = screen.getByRole('textbox', { name: '毛重' });
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(input).toHaveValue('12400.500');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(submit.mock.calls[0]?.[0]).toEqual({ weight: '12400.500' });
});

it('leaves what cannot be read as it was typed', async () => {
  render(<NumberField label="毛重" step="1" />, { wrapper });
  const input = screen.getByRole('textbox', { name: '毛重' });
  await userEvent.type(input, '12x{ArrowUp}');
  expect(input).toHaveValue('12x');
});
