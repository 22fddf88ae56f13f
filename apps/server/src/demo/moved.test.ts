import { expect, it } from 'vitest';
import { daysSince, moved } from './moved.ts';

it.each([
  ['2026-11-20T09:29:59+08:00', 0],
  ['2026-11-20T09:30:00+08:00', 0],
  ['2026-11-21T09:29:59+08:00', 0],
  ['2026-11-21T09:30:00+08:00', 1],
  ['2027-11-20T12:00:00+08:00', 365],
  ['2020-01-01T00:00:00Z', 0],
])('the demonstration lies back from %s by %i days', (now, days) => {
  expect(daysSince(new Date(now))).toBe(days);
});

it('moves dates, moments and the dates of prose, and nothing else', () => {
  const edit = () => 'x';
  const before = {
    etd: '2026-11-26',
    cutOff: '2026-11-21T17:00:00+08:00',
    title: 'COSU6412098730，11-21 17:00 截单，自 2026-12-01 起',
    htmlEn: '<p>closes 11-21 17:00</p>',
    rows: [{ blDate: '2026-11-18T16:40:12+08:00', weight: '12400.000', tel: '86-574-8700-0000' }],
    number: 3,
    none: null,
    edit,
  };
  expect(moved(before, 40)).toEqual({
    etd: '2027-01-05',
    cutOff: '2026-12-31T17:00:00+08:00',
    title: 'COSU6412098730，12-31 17:00 截单，自 2027-01-10 起',
    htmlEn: '<p>closes 12-31 17:00</p>',
    rows: [{ blDate: '2026-12-28T16:40:12+08:00', weight: '12400.000', tel: '86-574-8700-0000' }],
    number: 3,
    none: null,
    edit,
  });
  expect(moved(before, 0)).toBe(before);
});
