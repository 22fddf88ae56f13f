import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf, isTime, minutesOf, placeOf, readTime, timeOf, timesOf } from './clock.ts';

it.each([
  ['9', '09:00'],
  ['0', '00:00'],
  ['930', '09:30'],
  ['1730', '17:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9h30', '09:30'],
  ['9点30分', '09:30'],
  ['１７：３０', '17:30'],
  [' 17:30 ', '17:30'],
  ['9:30 pm', '21:30'],
  ['12 a.m.', '00:00'],
  ['12PM', '12:00'],
])('reads %j as %s', (text, time) => expect(readTime(text)).toBe(time));

it.each(['', '24:00', '17:60', '9:3', '13 pm', '0 am', 'noon', '12345', '-1', '17:30:00'])(
  'does not take %j for a time',
  (text) => expect(readTime(text)).toBeUndefined(),
);

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });

it('comes back from what it writes', () => {
  fc.assert(
    fc.property(minute, (minutes) => {
      const time = timeOf(minutes);
      expect([isTime(time), minutesOf(time), readTime(time), readTime(time.replace(':', ''))]).toEqual([
        true,
        minutes,
        time,
        time,
      ]);
    }),
  );
});

describe('a list', () => {
  it('holds the whole day, a window, and one over midnight', () => {
    expect(timesOf({}, 30)).toHaveLength(48);
    expect(timesOf({ min: '08:00', max: '09:00' }, 30)).toEqual(['08:00', '08:30', '09:00']);
    expect(timesOf({ min: '22:30', max: '01:00' }, 60)).toEqual(['22:30', '23:30', '00:30']);
    expect(timesOf({ min: '08:10' }, 480)).toEqual(['08:10', '16:10']);
  });

  it('offers nothing that would be refused', () => {
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 1, max: 240 }), (from, to, step) => {
        const hours = { min: timeOf(from), max: timeOf(to), step };
        for (const time of timesOf(hours, step)) expect(faultOf(time, hours)).toBeUndefined();
      }),
    );
  });

  it('opens at the time that was written, or at the next', () => {
    const times = timesOf({ min: '22:00', max: '02:00' }, 60);
    expect(['23:00', '23:10', '00:00', '02:00', undefined].map((time) => placeOf(times, time))).toEqual([
      1, 2, 2, 4, 0,
    ]);
    expect(placeOf(times, '03:00')).toBe(4);
  });
});

it.each([
  ['07:59', { min: '08:00' }, 'first', []],
  ['17:31', { max: '17:30' }, 'last', []],
  ['18:00', { min: '08:00', max: '17:30' }, 'between', []],
  ['09:20', { step: 15 }, 'step', ['09:15', '09:30']],
  ['17:20', { min: '08:00', max: '17:25', step: 15 }, 'step', ['17:15']],
  ['12:00', { min: '22:00', max: '06:00' }, 'between', []],
] as const)('says what is against %s under %j', (time, hours, fault, near) =>
  expect(faultOf(time, hours)).toEqual({ fault, near }),
);
it.each([
  ['23:00', { min: '22:00', max: '06:00' }],
  ['05:59', { min: '22:00', max: '06:00' }],
  ['08:00', { min: '08:00', max: '17:30', step: 30 }],
  ['abc', { min: '08:00' }],
])('has nothing against %s under %j', (time, hours) => expect(faultOf(time, hours)).toBeUndefined());
