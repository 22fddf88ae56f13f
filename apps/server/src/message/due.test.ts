import { describe, expect, it } from 'vitest';
import { dueAt, type Timing } from './due.ts';

const timing = (more: Partial<Timing> = {}): Timing => ({
  digest: 'none',
  quietFrom: '',
  quietTo: '',
  zone: 'Asia/Shanghai',
  ...more,
});
const due = (now: string, more?: Partial<Timing>, urgent = false) =>
  dueAt(new Date(now), timing(more), urgent).toISOString();
const NIGHT = { quietFrom: '22:00', quietTo: '08:00' };

describe('when a mail leaves', () => {
  it.each([
    ['at once', '2026-11-18T06:20:30Z', {}, '2026-11-18T06:20:30.000Z'],
    ['with the full hour', '2026-11-18T06:20:30Z', { digest: 'hour' }, '2026-11-18T07:00:00.000Z'],
    [
      'at the full hour of a zone that is off by half of one',
      '2026-11-18T06:20:00Z',
      { digest: 'hour', zone: 'Asia/Kolkata' },
      '2026-11-18T06:30:00.000Z',
    ],
    ['in the next morning of the reader', '2026-11-18T06:20:00Z', { digest: 'day' }, '2026-11-19T01:00:00.000Z'],
    ['in the morning of the same day', '2026-11-17T20:00:00Z', { digest: 'day' }, '2026-11-18T01:00:00.000Z'],
    [
      'in the morning elsewhere',
      '2026-11-18T06:20:00Z',
      { digest: 'day', zone: 'America/Los_Angeles' },
      '2026-11-18T17:00:00.000Z',
    ],
    ['when the night is over', '2026-11-18T15:30:00Z', NIGHT, '2026-11-19T00:00:00.000Z'],
    ['when the night is over, after midnight', '2026-11-18T20:00:00Z', NIGHT, '2026-11-19T00:00:00.000Z'],
    ['at once on the minute that ends the night', '2026-11-19T00:00:10Z', NIGHT, '2026-11-19T00:00:10.000Z'],
    [
      'at noon after a rest',
      '2026-11-18T03:30:00Z',
      { quietFrom: '11:00', quietTo: '12:00' },
      '2026-11-18T04:00:00.000Z',
    ],
    [
      'with the morning, though gathered by the hour',
      '2026-11-18T15:30:00Z',
      { ...NIGHT, digest: 'hour' },
      '2026-11-19T00:00:00.000Z',
    ],
    [
      'never held where both ends are the same',
      '2026-11-18T15:30:00Z',
      { quietFrom: '08:00', quietTo: '08:00' },
      '2026-11-18T15:30:00.000Z',
    ],
  ] as const)('%s', (_name, now, more, expected) => {
    expect(due(now, more)).toBe(expected);
  });

  it('keeps to the clock of the reader where clocks are changed that night', () => {
    // New York goes back to winter time on 1 November 2026 at two o'clock.
    expect(due('2026-11-01T03:00:00Z', { ...NIGHT, zone: 'America/New_York' })).toBe('2026-11-01T13:00:00.000Z');
    expect(due('2026-03-08T04:00:00Z', { ...NIGHT, zone: 'America/New_York' })).toBe('2026-03-08T12:00:00.000Z');
  });

  it('gathers nothing that is urgent, and wakes nobody for it', () => {
    expect(due('2026-11-18T06:20:00Z', { digest: 'day' }, true)).toBe('2026-11-18T06:20:00.000Z');
    expect(due('2026-11-18T15:30:00Z', { ...NIGHT, digest: 'day' }, true)).toBe('2026-11-19T00:00:00.000Z');
  });
});
