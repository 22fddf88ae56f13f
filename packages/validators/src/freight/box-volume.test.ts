import { expect, it } from 'vitest';
import { airChargeable } from './air-chargeable.ts';
import { boxVolume, boxWeight } from './box-volume.ts';

const box = (length: string, width: string, height: string, pieces: number) => ({ length, width, height, pieces });

it('measures boxes exactly, as they were drawn', () => {
  expect(boxVolume([box('120', '100', '65', 5), box('120', '100', '65', 3)])).toBe('6.24');
  expect(boxVolume([box('60', '40', '50', 20), box('45', '35', '30', 10)])).toBe('2.8725');
  expect(boxVolume([box('33.3', '33.3', '33.3', 1)])).toBe('0.036926');
  expect(boxVolume([])).toBe('0');
});

it('weighs by air what its volume says', () => {
  const pieces = [box('60', '40', '50', 20), box('45', '35', '30', 10)];
  expect(airChargeable({ gross: '386', pieces }).chargeable).toBe(
    airChargeable({ gross: '386', volume: boxVolume(pieces) }).chargeable,
  );
});

it('weighs boxes exactly', () => {
  expect(boxWeight([{ weight: '16.5', pieces: 84 }])).toBe('1386');
  expect(
    boxWeight([
      { weight: '0.1', pieces: 3 },
      { weight: '12.3456', pieces: 2 },
    ]),
  ).toBe('24.9912');
  expect(boxWeight([])).toBe('0');
});

it('refuses what is no decimal', () => {
  expect(() => boxWeight([{ weight: '1e3', pieces: 1 }])).toThrow(RangeError);
  expect(() => boxVolume([box('1e3', '1', '1', 1)])).toThrow(RangeError);
});
