import { money as moneyRule, volume as volumeRule } from '@lading/validators';
import { localDate } from '@lading/validators/record';
import { RATE_STATUS } from '../../database/schema.ts';
import { asFigures, type Choice, nameIn, oneOf, plain, wholeNumber } from '../../importing/cells.ts';
import type { Read } from '../../importing/kind.ts';
import type { Language } from '../../messages/say.ts';
import type { RateColumn, Written } from './kind.ts';
import type { Lists } from './lists.ts';

/** Columns that several sheets have. */

type Head = readonly [zh: string, en: string];
type More = Pick<Partial<RateColumn>, 'required' | 'price' | 'example'>;

export const headOf = ([zh, en]: Head): Record<Language, string> => ({ 'zh-CN': zh, 'en-US': en });
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const idsIn = (row: Written, name: string): readonly number[] => (row[name] as readonly number[] | undefined) ?? [];

export const words = (name: string, head: Head, most: number, more: More = {}): RateColumn => ({
  ...{ type: 'text' as const, head: headOf(head), ...more },
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
  ...{ type: 'number' as const, head: headOf(head), ...more },
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
    ...{ type: 'money' as const, head: headOf(head), ...own },
    read: (row) => textOf(row[name]),
    write(text) {
      const said = amountIn(text, signed);
      return 'value' in said ? { value: { [name]: said.value } } : said;
    },
  };
};

export const measure = (name: string, head: Head, more: More = {}): RateColumn => ({
  ...{ type: 'number' as const, head: headOf(head), ...more },
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
  ...{ type: 'day' as const, head: headOf(head), example: '2026-12-01', ...more },
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
  ...{ type: 'port' as const, head: headOf(head), required: true as const, example },
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
  ...{ type: 'choice' as const, head: headOf(head), ...(required && { required: true as const, example: 'COSCO' }) },
  options: ({ carriers }, language) =>
    carriers.map(({ id, nameCn, nameEn }) => ({ value: `${id}`, label: language === 'zh-CN' ? nameCn : nameEn })),
  read: (row) => textOf(row[name]),
  write(text, lists) {
    if (text === '') return { value: { [name]: null } };
    const found = lists.carrier(plain(text));
    return found === undefined ? { code: 'notListed' } : { value: { [name]: found } };
  },
});

/** One of some words; empty is null where that may be. */
export const choice = (
  name: string,
  head: Head,
  given: readonly (string | readonly [value: string, zh: string, en: string])[],
  more: More & { readonly empty?: true } = {},
): RateColumn => {
  const { empty, ...own } = more;
  const choices = given.map(
    (one): Choice<string> =>
      typeof one === 'string' ? { value: one, names: [one, one] } : { value: one[0], names: [one[1], one[2], one[0]] },
  );
  return {
    ...{ type: 'choice' as const, head: headOf(head), ...own },
    options: (_lists: Lists, language: Language) =>
      choices.map((one) => ({ value: one.value, label: nameIn(language, one) })),
    read: (row) => textOf(row[name]),
    write(text) {
      if (text === '' && empty) return { value: { [name]: null } };
      const said = oneOf(text, choices);
      return 'value' in said ? { value: { [name]: said.value } } : said;
    },
  };
};

const YES_NO = [
  ['yes', '是', 'Yes'],
  ['no', '否', 'No'],
] as const;
export const ticked = (name: string, head: Head, otherwise: boolean): RateColumn => {
  const said = choice(name, head, YES_NO);
  return {
    ...said,
    read: (row) => ((row[name] ?? otherwise) ? 'yes' : 'no'),
    write(text, lists, row) {
      if (text === '') return { value: { [name]: otherwise } };
      const read = said.write(text, lists, row);
      return 'value' in read ? { value: { [name]: read.value[name] === 'yes' } } : read;
    },
  };
};

const WEEK = ['一', '二', '三', '四', '五', '六', '日'];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** Days of the week: `1,4`, Thu or 周四. */
export const weekdays = (name: string, head: Head): RateColumn => ({
  ...{ type: 'weekdays' as const, head: headOf(head), required: true as const, example: '4' },
  read: (row) => idsIn(row, name).join(','),
  write(text) {
    const parts = plain(text)
      .toLowerCase()
      .split(/[,、;\s]+/)
      .filter(Boolean);
    const found = parts.map((part) => {
      if (/^[1-7]$/.test(part)) return Number(part);
      const cn = WEEK.indexOf(part.replace(/^(?:周|星期)/, '').replace('天', '日'));
      return cn >= 0 ? cn + 1 : DAYS.indexOf(part.slice(0, 3)) + 1;
    });
    if (found.length === 0 || found.includes(0)) return { code: 'form' };
    return { value: { [name]: [...new Set(found)].sort() } };
  },
});

/** So many days before a sailing, by the clock of the port: `5 17:00`. */
export const cutoff = (name: string, head: Head): RateColumn => ({
  ...{ type: 'code' as const, head: headOf(head), example: '5 17:00' },
  read(row) {
    const rule = row[name] as { days: number; time: string } | null | undefined;
    return rule ? `${rule.days} ${rule.time}` : '';
  },
  write(text) {
    const bare = plain(text).replace(/^D-/i, '');
    if (bare === '') return { value: { [name]: null } };
    const [, days, time] = /^(\d{1,2}) ((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(bare) ?? [];
    return days && time ? { value: { [name]: { days: Number(days), time } } } : { code: 'form' };
  },
});

const STATUSES = { live: RATE_STATUS.live, withdrawn: RATE_STATUS.withdrawn } as const;
/** Whether a row is on sale: taken back, and put back, as everything else, with the next version. */
export const STATUS: RateColumn = {
  type: 'choice',
  options: (_lists, language) => [
    { value: 'live', label: language === 'zh-CN' ? '在售' : 'On sale' },
    { value: 'withdrawn', label: language === 'zh-CN' ? '已下架' : 'Withdrawn' },
  ],
  head: headOf(['状态', 'Status']),
  read: ({ status }) => (status === RATE_STATUS.withdrawn ? 'withdrawn' : 'live'),
  write: (text, _lists, { status }) =>
    text === 'live' || text === 'withdrawn'
      ? { value: { status: status === RATE_STATUS.draft ? status : STATUSES[text] } }
      : { code: 'notListed' },
};
