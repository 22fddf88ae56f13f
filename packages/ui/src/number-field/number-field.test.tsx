import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { NumberField } from './number-field.tsx';
import { readFigures } from './read-figures.ts';
import { groupedFigures, stepped } from './step.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
conforms('NumberField', <NumberField label="毛重" unit="KGS" step="1" defaultValue="12400.000" />, {
  ref: HTMLInputElement,
  also: [{ currency: 'USD' }],
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

describe('figures as a language writes them', () => {
  const LOCALES = [
    'zh-CN',
    'en-US',
    'en-IN',
    'de-DE',
    'de-CH',
    'fr-FR',
    'es-ES',
    'pt-BR',
    'sv-SE',
    'ru-RU',
    'vi-VN',
    'ja-JP',
  ];
  const bare = fc
    .tuple(fc.bigInt({ min: 0n, max: 9_999_999_999_999n }), fc.option(fc.stringMatching(/^\d{1,4}$/), { nil: '' }))
    .map(([whole, fraction]) => `${whole}${fraction && `.${fraction}`}`);
  /** As `Intl` would write it, with all its decimals. */
  const written = (value: string, locale: string) => {
    const [whole = '0', fraction] = value.split('.');
    const format = new Intl.NumberFormat(locale, { useGrouping: 'always' });
    const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
    return format.format(BigInt(whole)) + (fraction === undefined ? '' : `${point}${fraction}`);
  };

  it.each(LOCALES)('come back bare from %s, and stay so', (locale) => {
    fc.assert(
      fc.property(bare, (value) => {
        expect(readFigures(written(value, locale), locale)).toBe(value);
        expect(readFigures(value, locale, true)).toBe(value);
      }),
    );
  });

  it.each(LOCALES)('are never made of other digits in %s', (locale) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789,. \u00a0'-x") }), (typed) => {
        const read = readFigures(typed, locale);
        expect(read.replace(/[^\dx-]/g, '')).toBe(typed.replace(/[^\dx-]/g, ''));
        expect(readFigures(read, locale, true)).toBe(read);
      }),
    );
  });

  it.each([
    ['en-US', '1,234.5', '1234.5'],
    ['en-US', '1 234.5', '1234.5'],
    ['en-US', ' 12,400 ', '12400'],
    ['en-US', '1,234.', '1234'],
    ['en-US', '12,34', '12,34'],
    ['en-US', '1,5', '1,5'],
    ['en-US', '1234,567', '1234,567'],
    ['zh-CN', '１２，４００．５', '12400.5'],
    ['en-IN', '12,34,567.8', '1234567.8'],
    ['de-DE', '1.234,5', '1234.5'],
    ['de-DE', '0,5', '0.5'],
    ['de-DE', '12.400', '12400'],
    ['de-DE', '1.5', '1.5'],
    ['de-CH', '1’234.5', '1234.5'],
  ])('in %s %j is %s', (locale, typed, value) => expect(readFigures(typed, locale)).toBe(value));

  it('keep the point that stood there before', () => expect(readFigures('12.500', 'de-DE', true)).toBe('12.500'));
});

it('takes thousands as they are typed or pasted, and sends them bare by a press or by Enter', async () => {
  const submit = vi.fn();
  render(<Weigh onSubmit={submit} />, { wrapper });
  const input = screen.getByRole('textbox', { name: '毛重' });
  await userEvent.clear(input);
  await userEvent.type(input, '1,234.5');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(input).toHaveValue('1234.5');
  expect(submit.mock.lastCall?.[0]).toEqual({ weight: '1234.5' });
  await userEvent.clear(input);
  await userEvent.paste('2,000,000');
  await userEvent.keyboard('{Enter}');
  expect(submit.mock.lastCall?.[0]).toEqual({ weight: '2000000' });
  await userEvent.keyboard('{ArrowUp}');
  expect(input).toHaveValue('2000000.5');
});

it('takes the comma for the decimal sign where the language does, and a point that was there for a point', async () => {
  const change = vi.fn();
  render(
    <LadingProvider locale="de-DE" messages={messages}>
      <NumberField label="Gewicht" defaultValue="3.125" onChange={(event) => change(event.currentTarget.value)} />
    </LadingProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Gewicht' });
  await userEvent.type(input, '{Backspace}6');
  await userEvent.tab();
  expect(input).toHaveValue('3.126');
  await userEvent.clear(input);
  await userEvent.type(input, '1.234,5');
  await userEvent.tab();
  expect(input).toHaveValue('1234.5');
  expect(change).toHaveBeenLastCalledWith('1234.5');
});
