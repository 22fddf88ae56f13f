import { RATE_STATUS } from '../../database/schema.ts';
import { type Choice, nameIn, oneOf, plain } from '../../importing/cells.ts';
import type { Language } from '../../messages/say.ts';
import { type Head, headOf, idsIn, type More, textOf } from './cells.ts';
import type { RateColumn } from './kind.ts';
import type { Lists } from './lists.ts';

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
    type: 'choice' as const,
    head: headOf(head),
    ...own,
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
  type: 'weekdays' as const,
  head: headOf(head),
  required: true as const,
  example: '4',
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
  type: 'code' as const,
  head: headOf(head),
  example: '5 17:00',
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
