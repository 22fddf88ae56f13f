import { expect, it } from 'vitest';
import { keyStep, type MessagePlace, resolvePlace } from './place.ts';

const box = { width: 560, height: 300 };
const view = { width: 1440, height: 900 };

it.each<[MessagePlace, number, number]>([
  ['centre', 440, 300],
  ['top-left', 16, 16],
  ['top-right', 864, 16],
  ['bottom-left', 16, 584],
  ['bottom-right', 864, 584],
  [{ x: 100, y: 50 }, 100, 50],
  [{ x: -90, y: -1 }, 0, 0],
  [{ x: 5000, y: 5000 }, 880, 600],
])('%o stands at %i, %i', (place, x, y) => {
  expect(resolvePlace(place, box, view)).toEqual({ x, y });
});

it('keeps the top left corner in sight of a window that is smaller than the box', () => {
  for (const place of ['centre', 'bottom-right', { x: 300, y: 300 }] as const)
    expect(resolvePlace(place, box, { width: 400, height: 200 })).toEqual({ x: 0, y: 0 });
});

it.each([
  ['ArrowLeft', false, { x: -8, y: 0 }],
  ['ArrowRight', true, { x: 40, y: 0 }],
  ['ArrowUp', true, { x: 0, y: -40 }],
  ['ArrowDown', false, { x: 0, y: 8 }],
  ['Enter', false, undefined],
])('%s (Shift %s) moves by %o', (key, shift, step) => {
  expect(keyStep(key, shift)).toEqual(step);
});
