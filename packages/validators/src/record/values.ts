import { integer } from '../amount.ts';
import { error } from '../issue.ts';
import { hasInk, isEmpty, type Rule, textRule } from '../rule.ts';

// Whether the month has that day is the next question.
const LOCAL_DATE = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;
const CLOCK = /^T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$/;
const DATE_LENGTH = 10;

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const isDate = (text: string): boolean =>
  text.length === DATE_LENGTH && LOCAL_DATE.test(text) && Number(text.slice(8)) <= days(text);
const days = (text: string): number => daysIn(Number(text.slice(0, 4)), Number(text.slice(5, 7)));

function findDate(text: string, found: 'date.format' | 'date.instant') {
  if (!LOCAL_DATE.test(text.slice(0, DATE_LENGTH))) return error(found, {});
  const last = days(text);
  return Number(text.slice(8, DATE_LENGTH)) > last
    ? error('date.calendar', { month: text.slice(0, 7), days: last })
    : error(found, {});
}

/** Any text at all: names, numbers of other people's systems, remarks. */
export const anyText: Rule = /* @__PURE__ */ textRule({
  name: 'anyText',
  example: 'COSCO SHIPPING',
  standard: 'none',
  test: hasInk,
  find: () => null,
  repair: (text) => text,
});

/** A date of the calendar, local to its port: `yyyy-mm-dd`. */
export const localDate: Rule = /* @__PURE__ */ textRule({
  name: 'localDate',
  example: '2026-11-26',
  standard: 'ISO 8601, calendar date',
  test: isDate,
  find: (text) => (isDate(text) ? null : findDate(text, 'date.format')),
  repair: (text) => text,
});

const isInstant = (text: string): boolean =>
  text.length > DATE_LENGTH &&
  text.length < 40 &&
  isDate(text.slice(0, DATE_LENGTH)) &&
  CLOCK.test(text.slice(DATE_LENGTH));

/** A point in time with its offset: `2026-11-18T16:40:12+08:00`. */
export const instant: Rule = /* @__PURE__ */ textRule({
  name: 'instant',
  example: '2026-11-18T16:40:12+08:00',
  standard: 'ISO 8601, date and time with offset',
  test: isInstant,
  find: (text) => (isInstant(text) ? null : findDate(text, 'date.instant')),
  repair: (text) => text,
});

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** The id of an entry that was chosen: a positive whole number, no text of digits. */
export const id: Rule<number> = {
  name: 'id',
  example: '7',
  standard: 'Specification, section 3',
  is: (value, options): value is number => isId(value) || (options?.optional === true && isEmpty(value)),
  check(value, options) {
    if (isId(value) || (options?.optional && isEmpty(value))) return null;
    return isEmpty(value) ? error('required', {}) : error('choice.id', {});
  },
  normalize: (text) => text,
};

// A number that is no count reads as a text the rule of digits can point into: -1, 1.5, 1e+21.
const written = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** How many pieces: a whole number of JSON, or a text of digits as a form has it. */
export const pieces: Rule<number | string> = {
  name: 'pieces',
  example: '1280',
  standard: 'Specification, section 5',
  is: (value, options): value is number | string => isCount(value) || integer.is(written(value), options),
  check: (value, options) => (isCount(value) ? null : integer.check(written(value), options)),
  normalize: (text, options) => integer.normalize(text, options),
};
