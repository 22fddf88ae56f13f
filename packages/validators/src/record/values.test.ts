import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integer } from '../amount.ts';
import { anyText, id, instant, localDate, pieces } from './values.ts';

const RULES = [id, pieces, localDate, instant, anyText];

it.each([
  [localDate, '2024-02-29', null],
  [localDate, '2000-02-29', null],
  [localDate, '2100-02-28', null],
  [localDate, '2026-02-29', 'date.calendar'],
  [localDate, '2100-02-29', 'date.calendar'],
  [localDate, '2026-04-31', 'date.calendar'],
  [localDate, '2026-13-01', 'date.format'],
  [localDate, '2026-1-1', 'date.format'],
  [localDate, '2026/11/26', 'date.format'],
  [localDate, ' 2026-11-26', 'date.format'],
  [localDate, '2026-11-26\n', 'date.format'],
  [localDate, 1764115200000, 'type.text'],
  [instant, '2026-11-18T16:40:12+08:00', null],
  [instant, '2026-11-18T16:40:12.123Z', null],
  [instant, '2026-11-18T24:00:00Z', 'date.instant'],
  [instant, '2026-11-18T16:40:12', 'date.instant'],
  [instant, '2026-11-18 16:40:12', 'date.instant'],
  [instant, '2026-02-30T16:40:12Z', 'date.calendar'],
  [instant, '2026-11-18', 'date.instant'],
  [id, 7, null],
  [id, 0, 'choice.id'],
  [id, -1, 'choice.id'],
  [id, 1.5, 'choice.id'],
  [id, '7', 'choice.id'],
  [id, null, 'required'],
  [pieces, 0, null],
  [pieces, 1280, null],
  [pieces, '1280', null],
  [pieces, true, 'type.text'],
  [anyText, '中文 · ½', null],
  [anyText, ' ', 'required'],
  [anyText, 7, 'type.text'],
] as const)('$name of %j', (rule, value, code) => {
  expect(rule.is(value)).toBe(code === null);
  expect(rule.check(value)?.code ?? null).toBe(code);
});

it.each([1.5, -1, 1e21, Number.NaN, Number.POSITIVE_INFINITY])('reads %d pieces as the text it is', (value) => {
  expect(pieces.is(value)).toBe(false);
  expect(pieces.check(value)).toEqual(integer.check(String(value)));
  expect(pieces.check(String(value))).toEqual(integer.check(String(value)));
});

it('says how many days the month has', () => {
  expect(localDate.check('2026-02-30')?.params).toEqual({ month: '2026-02', days: 28 });
});

it('knows the days of every month as the calendar of the language does', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      expect(instant.is(date.toISOString())).toBe(true);
      expect(localDate.is(date.toISOString().slice(0, 10))).toBe(true);
    }),
  );
  const days = fc.tuple(
    fc.integer({ min: 1000, max: 9999 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  );
  fc.assert(
    fc.property(days, ([year, month, day]) => {
      const two = (part: number) => String(part).padStart(2, '0');
      const text = `${year}-${two(month)}-${two(day)}`;
      const real = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
      expect(localDate.is(text)).toBe(real);
      expect(localDate.check(text)?.code).toBe(real ? undefined : 'date.calendar');
    }),
  );
});

describe.each(RULES)('$name', (rule) => {
  it('is a rule like the others', () => {
    expect(rule.is(rule === id ? 7 : rule.example)).toBe(true);
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.string(), fc.float(), fc.stringMatching(/^[0-9T:Z+-]{0,30}$/)),
        (value) => {
          for (const options of [undefined, { optional: true }])
            expect(rule.check(value, options)?.severity !== 'error').toBe(rule.is(value, options));
          if (typeof value === 'string') expect(rule.normalize(rule.normalize(value))).toBe(rule.normalize(value));
        },
      ),
      { numRuns: 500 },
    );
  });
});
