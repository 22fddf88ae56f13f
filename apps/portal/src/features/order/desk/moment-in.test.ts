import { expect, it } from 'vitest';
import { momentIn } from './moment-in.ts';

it.each([
  ['2026-11-28', '17:00', 'Asia/Shanghai', '2026-11-28T17:00:00+08:00'],
  ['2026-07-01', '08:30', 'Europe/Berlin', '2026-07-01T08:30:00+02:00'],
  ['2026-03-29', '12:00', 'Europe/Berlin', '2026-03-29T12:00:00+02:00'],
  ['2026-11-01', '12:00', 'America/Los_Angeles', '2026-11-01T12:00:00-08:00'],
  ['2026-01-01', '00:00', 'UTC', '2026-01-01T00:00:00+00:00'],
])('%s %s in %s', (day, time, zone, moment) => {
  expect(momentIn(day, time, zone)).toBe(moment);
});
