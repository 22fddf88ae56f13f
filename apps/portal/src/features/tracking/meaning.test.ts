import { describe, expect, it } from 'vitest';
import { AT_SEA, HELD, SILENT, UNHEARD } from '../../testing/sample-traces.ts';
import { meaningsOf } from './meaning.ts';
import { trackingSearch } from './tracking-search.ts';
import { afterOf, routesOf, seaOf } from './voyage.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const kinds = (trace: Parameters<typeof meaningsOf>[0], now = NOW) => meaningsOf(trace, now).map(({ kind }) => kind);

describe('what a voyage means', () => {
  it('is how late it is, and what that does to the appointment and to free time', () => {
    expect(meaningsOf(AT_SEA, NOW)).toEqual([
      { kind: 'late', minutes: 26 * 60 },
      { kind: 'beforeAppointment', days: 3, at: '2026-11-27T09:00:00-08:00' },
      { kind: 'freeUntil', days: 7, day: '2026-11-28' },
    ]);
    expect(kinds({ ...AT_SEA, appointment: { time: '2026-11-22T09:00:00-08:00', reference: '1' } })).toContain(
      'afterAppointment',
    );
    expect(kinds(AT_SEA, Date.parse('2026-11-26T00:00:00Z'))).toContain('freeSoon');
    expect(kinds(AT_SEA, Date.parse('2026-11-30T00:00:00Z'))).toContain('freeOver');
  });

  it('is first who holds it, then that nobody says anything', () => {
    expect(kinds(HELD)[0]).toBe('held');
    expect(kinds(SILENT, Date.now())[0]).toBe('silent');
    expect(kinds(UNHEARD)).toEqual(['unknown']);
    expect(kinds({ ...AT_SEA, phase: 'delivered' })).toEqual(['delivered']);
  });
});

describe('a voyage on a chart', () => {
  it('is what was sailed and what is to come, parted where the ship is', () => {
    const [sailed, ahead] = routesOf(AT_SEA);
    expect(sailed?.stops.at(-1)).toEqual(ahead?.stops[0]);
    expect(routesOf(HELD)).toMatchObject([{ state: 'sailed' }]);
    expect(routesOf(UNHEARD)).toEqual([]);
    expect(afterOf(AT_SEA)).toBe(1);
  });

  it.each([
    [[-142, 46], 'northPacific'],
    [[38, 20], 'redSea'],
    [[112, 12], 'southChina'],
    [[5, 55], 'northSea'],
    [[155, -20], 'southPacific'],
    [[80, 5], 'indian'],
  ] as const)('%j is in %s', (at, sea) => {
    expect(seaOf(at)).toBe(sea);
  });
});

it('reads an address, and nothing else', () => {
  expect(trackingSearch({ by: 'ctn', no: 'YMLU8305416,CBHU3202732', open: 'MB26S01702' })).toEqual({
    by: 'ctn',
    no: 'YMLU8305416,CBHU3202732',
    open: 'MB26S01702',
  });
  expect(trackingSearch({ by: 'x', no: '<b>', open: '<' })).toEqual({ by: undefined, no: undefined, open: undefined });
});
