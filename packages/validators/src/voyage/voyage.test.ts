import { describe, expect, it } from 'vitest';
import {
  courseMiles,
  freshness,
  MILESTONES,
  onCourse,
  type SeaPlace,
  splitCourse,
  voyagePercent,
  voyagePhase,
} from '../freight/index.ts';

const NINGBO: SeaPlace = [122, 29.9];
const OSUMI: SeaPlace = [130.6, 30.3];
const LOS_ANGELES: SeaPlace = [-118.25, 33.75];
const COURSE = [NINGBO, OSUMI, LOS_ANGELES];

describe('how far a shipment is', () => {
  it.each([
    [[], 'unknown'],
    [[['departed', 'PLN']], 'waiting'],
    [
      [
        ['loaded', 'ACT'],
        ['departed', 'EST'],
      ],
      'waiting',
    ],
    [
      [
        ['departed', 'ACT'],
        ['arrived', 'EST'],
      ],
      'sea',
    ],
    [[['transArrived', 'ACT']], 'sea'],
    [
      [
        ['departed', 'ACT'],
        ['arrived', 'ACT'],
      ],
      'arrived',
    ],
    [[['gateOut', 'ACT']], 'arrived'],
    [[['delivered', 'ACT']], 'delivered'],
    [
      [
        ['delivered', 'EST'],
        ['emptyOut', 'ACT'],
      ],
      'waiting',
    ],
  ] as const)('%j: %s', (events, phase) => {
    expect(voyagePhase(events.map(([code, classifier]) => ({ code, classifier })))).toBe(phase);
  });

  it('follows from what happened alone, whatever is expected', () => {
    for (const code of MILESTONES)
      for (const classifier of ['PLN', 'EST'] as const) expect(voyagePhase([{ code, classifier }])).toBe('waiting');
  });
});

describe('what is known', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  it.each([
    [null, 'sea', 'none'],
    [before(24), 'sea', 'live'],
    [before(24.01), 'sea', 'late'],
    [before(96), 'waiting', 'live'],
    [before(169), 'waiting', 'late'],
    [before(96), 'arrived', 'live'],
    [before(97), 'arrived', 'late'],
    [before(500), 'unknown', 'live'],
    [before(960), 'delivered', 'live'],
  ] as const)('heard %s, %s: %s', (heard, phase, state) => {
    expect(freshness(heard, now, phase)).toBe(state);
  });
});

describe('a course', () => {
  it('is as long as its great circles', () => {
    expect(courseMiles([NINGBO])).toBe(0);
    // Sixty miles are a degree of a meridian.
    expect(
      courseMiles([
        [0, 0],
        [0, 1],
      ]),
    ).toBeCloseTo(60.04, 1);
    expect(Math.round(courseMiles(COURSE) / 100)).toBe(58);
  });

  it('is walked from its first place to its last, over the 180th meridian', () => {
    expect(onCourse(COURSE, 0)?.at).toEqual(NINGBO);
    const [east, north] = onCourse(COURSE, 2)?.at ?? [0, 0];
    expect([east, north].map((degree) => Math.round(degree * 100) / 100)).toEqual([-118.25, 33.75]);
    const middle = onCourse(COURSE, 0.55);
    expect(Math.abs(middle?.at[0] ?? 0)).toBeGreaterThan(160);
    expect(middle?.heading).toBeGreaterThan(60);
    expect(middle?.heading).toBeLessThan(120);
    expect(onCourse([NINGBO], 0.5)).toBeUndefined();
    expect(onCourse([NINGBO, NINGBO], 0.5)?.at).toEqual(NINGBO);
  });

  it('is split where a ship is beside it', () => {
    const at = onCourse(COURSE, 0.4)?.at ?? NINGBO;
    const { sailed, ahead, behind, whole } = splitCourse(COURSE, at);
    expect(sailed).toEqual([NINGBO, OSUMI, at]);
    expect(ahead).toEqual([at, LOS_ANGELES]);
    expect(behind / whole).toBeCloseTo(0.4, 2);
  });

  it('is never sailed by half a percent, nor whole while she is at sea', () => {
    expect(voyagePercent(COURSE, NINGBO)).toBe(1);
    expect(voyagePercent(COURSE, LOS_ANGELES)).toBe(99);
    for (const share of [0.1, 0.25, 0.5, 0.77, 0.9])
      expect(Math.abs((voyagePercent(COURSE, onCourse(COURSE, share)?.at ?? null) ?? 0) - share * 100)).toBeLessThan(1);
    expect(voyagePercent(COURSE, null)).toBeNull();
    expect(voyagePercent([NINGBO], NINGBO)).toBeNull();
    expect(voyagePercent([NINGBO, NINGBO], NINGBO)).toBeNull();
  });
});
