import { describe, expect, it } from 'vitest';
import { courseOf, milesAlong, type Place, pathOf, placeOn, project } from './chart-course.ts';

const CHART = { x: 739, y: 691.2, radian: 545.1 };
const NINGBO: Place = [122, 29.86];
const LOS_ANGELES: Place = [-118.25, 33.75];

describe('the course on a chart', () => {
  it('puts the meridians of the drawing where the drawing has them', () => {
    for (const [longitude, x] of [
      [120, 168.3],
      [180, 739],
      [-170, 834.1],
      [-110, 1404.9],
    ] as const)
      expect(project(CHART, [longitude, 0])[0]).toBeCloseTo(x, 0);
    for (const [latitude, y] of [
      [10, 595.6],
      [30, 391.8],
      [50, 140.3],
    ] as const)
      expect(Math.abs(project(CHART, [180, latitude])[1] - y)).toBeLessThan(0.6);
  });
  it('is a great circle: north of both ends over the Pacific, through the places it is given', () => {
    const points = courseOf([NINGBO, LOS_ANGELES], CHART);
    expect(points[0]).toEqual(project(CHART, NINGBO));
    const north = Math.min(...points.map(([, y]) => y));
    expect(north).toBeLessThan(project(CHART, [180, 45])[1]);
    const over: Place = [130.6, 30.3];
    const [x, y] = project(CHART, over);
    const through = courseOf([NINGBO, over, LOS_ANGELES], CHART);
    expect(through.some((point) => Math.hypot(point[0] - x, point[1] - y) < 0.01)).toBe(true);
    expect(pathOf(points.slice(0, 2))).toMatch(/^M187\.\d \d+(\.\d)?L\d+/);
  });
  it('measures in nautical miles', () => {
    expect(
      milesAlong([
        [0, 0],
        [90, 0],
      ]),
    ).toBeCloseTo(5403.6, 0);
    expect(milesAlong([NINGBO, LOS_ANGELES])).toBeGreaterThan(5500);
    expect(milesAlong([NINGBO])).toBe(0);
  });
  it('turns words along the line', () => {
    const line = [
      [0, 0],
      [10, 10],
      [20, 20],
    ] as const;
    expect(placeOn(line, 0.5, 0)).toBe('translate(10 10) rotate(45)');
    expect(placeOn([[0, 0]], 0.5, 0)).toBe('');
  });
});
