import { money as moneyRule, volume as volumeRule } from '@lading/validators';
import { localDate } from '@lading/validators/record';
import { asFigures, plain, wholeNumber } from '../../importing/cells.ts';
import type { Read } from '../../importing/kind.ts';
import type { Language } from '../../messages/say.ts';
import type { RateColumn, Written } from './kind.ts';

/** Columns that several sheets have. */

export type Head = readonly [zh: string, en: string];
export type More = Pick<Partial<RateColumn>, 'required' | 'price' | 'example'>;

export const headOf = ([zh, en]: Head): Record<Language, string> => ({ 'zh-CN': zh, 'en-US': en });
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
export const idsIn = (row: Written, name: string): readonly number[] =>
  (row[name] as readonly number[] | undefined) ?? [];

export const words = (name: string, head: Head, most: number, more: More = {}): RateColumn => ({
  type: 'text' as const,
  head: headOf(head),
  ...more,
  read: (row) => textOf(row[name]),
  write: (text) =>
    text.trim().length > most ? { code: 'long', values: { most } } : { value: { [name]: text.trim() } },
});

export const whole = (
  name: string,
  head: Head,
  [least, most]: readonly [number, number],
  more: More = {},
): RateColumn => ({
  type: 'number' as const,
  head: headOf(head),
  ...more,
  read: (row) => textOf(row[name]),
  write(text) {
    const said = wholeNumber(text);
    if (!('value' in said)) return said;
    if (said.value !== null && (said.value < least || said.value > most))
      return { code: 'range', values: { least, most } };
    return { value: { [name]: said.value } };
  },
});

/** An amount with two decimals, as the database has it; empty is none. */
export function amountIn(text: string, signed = false): Read<string | null> {
  const ungrouped = (one: string) => one.replace(/,(?=\d{3}(?:\D|$))/g, '');
  const bare = ungrouped(plain(text));
  if (bare === '') return { value: null };
  const fits = (one: string) => moneyRule.is(signed ? one.replace(/^-/, '') : one);
  // Only with its letters as figures are those between commas three: `2,98O`.
  const meant = ungrouped(asFigures(plain(text)));
  if (!fits(bare)) return { code: 'amount', suggestion: fits(meant) ? meant : undefined };
  const [units = '0', rest = ''] = bare.split('.');
  return { value: `${units}.${rest.padEnd(2, '0')}` };
}

export const money = (name: string, head: Head, more: More & { readonly signed?: boolean } = {}): RateColumn => {
  const { signed = false, ...own } = more;
  return {
    type: 'money' as const,
    head: headOf(head),
    ...own,
    read: (row) => textOf(row[name]),
    write(text) {
      const said = amountIn(text, signed);
      return 'value' in said ? { value: { [name]: said.value } } : said;
    },
  };
};

export const measure = (name: string, head: Head, more: More = {}): RateColumn => ({
  type: 'number' as const,
  head: headOf(head),
  ...more,
  // The database pads it with zeros that nobody wrote.
  read: (row) =>
    textOf(row[name])
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  write(text) {
    const bare = plain(text);
    if (bare === '') return { value: { [name]: null } };
    return volumeRule.is(bare) ? { value: { [name]: bare } } : { code: 'amount' };
  },
});

/** A day; the last of a month where one is written that the month does not have. */
export const day = (name: string, head: Head, more: More = {}): RateColumn => ({
  type: 'day' as const,
  head: headOf(head),
  example: '2026-12-01',
  ...more,
  read: (row) => textOf(row[name]),
  write(text) {
    const bare = plain(text)
      .replace(/[./年月]/g, '-')
      .replace(/日$/, '');
    if (bare === '') return { value: { [name]: null } };
    const [year = '', month = '', date = ''] = bare.split('-');
    const written = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (localDate.is(written)) return { value: { [name]: written } };
    const last = new Date(Date.UTC(Number(year), Number(month), 0));
    const meant = /^\d{4}-(?:0\d|1[0-2])-3[01]$|^\d{4}-02-(?:29|3\d)$/.test(written);
    return { code: 'form', suggestion: meant ? last.toISOString().slice(0, 10) : undefined };
  },
});

export const port = (name: string, head: Head, example: string): RateColumn => ({
  type: 'port' as const,
  head: headOf(head),
  required: true as const,
  example,
  read: (row, lists) => lists.portCode(Number(row[name])),
  write(text, lists) {
    const id = lists.portId(plain(text));
    if (id !== undefined) return { value: { [name]: id } };
    // Old names have something behind the one that is known.
    const known = lists.portId(plain(text).split(/\s+/).slice(0, -1).join(' '));
    return { code: 'notListed', suggestion: known === undefined ? undefined : lists.portCode(known) };
  },
});

/** The same where it may be left out. */
export const maybePort = (name: string, head: Head): RateColumn => {
  const { required: _, ...rest } = port(name, head, '');
  return {
    ...rest,
    read: (row, lists) => (row[name] === null || row[name] === undefined ? '' : lists.portCode(Number(row[name]))),
    write: (text, lists, row) => (text === '' ? { value: { [name]: null } } : rest.write(text, lists, row)),
  };
};

export const portsOn = (name: string, head: Head, most: number): RateColumn => ({
  type: 'port' as const,
  head: headOf(head),
  read: (row, lists) => idsIn(row, name).map(lists.portCode).join(','),
  write(text, lists) {
    const codes = plain(text)
      .split(/[,、;\s]+/)
      .filter(Boolean);
    const direct = codes.length === 1 && /^(?:direct|直达)$/i.test(codes[0] ?? '');
    const found = direct ? [] : codes.map(lists.portId);
    if (found.length > most || found.includes(undefined)) return { code: 'notListed' };
    return { value: { [name]: found } };
  },
});

export const carrier = (name: string, head: Head, required = true): RateColumn => ({
  type: 'choice' as const,
  head: headOf(head),
  ...(required && { required: true as const, example: 'COSCO' }),
  options: ({ carriers }, language) =>
    carriers.map(({ id, nameCn, nameEn }) => ({ value: `${id}`, label: language === 'zh-CN' ? nameCn : nameEn })),
  read: (row) => textOf(row[name]),
  write(text, lists) {
    if (text === '') return { value: { [name]: null } };
    const found = lists.carrier(plain(text));
    return found === undefined ? { code: 'notListed' } : { value: { [name]: found } };
  },
});
