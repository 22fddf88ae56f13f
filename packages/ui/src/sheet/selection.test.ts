import { expect, it } from 'vitest';
import { askedBy } from './keys.ts';
import { at, clamped, drawnTo, edge, moved, rectOf } from './selection.ts';

const SIZE = { rows: 10, columns: 4 };
const all = () => true;

it('moves within the sheet, and grows with Shift', () => {
  expect(moved(at(0, 0), { down: -1 }, SIZE, all)).toEqual(at(0, 0));
  expect(moved(at(9, 3), { on: 1 }, SIZE, all)).toEqual(at(9, 3));
  const grown = moved(moved(at(4, 1), { down: 2, extend: true }, SIZE, all), { on: -1, extend: true }, SIZE, all);
  expect(rectOf(grown)).toEqual({ top: 4, left: 0, bottom: 6, right: 1 });
  expect(moved(grown, { down: 1 }, SIZE, all)).toEqual(at(7, 0));
});

it.each([
  ['over a block to its end', 0, 1, 2],
  ['over a gap to what is filled', 2, 1, 5],
  ['from a lonely cell on', 5, 1, 7],
  ['to the end where nothing follows', 8, 1, 9],
  ['back over a block', 2, -1, 0],
  ['back over a gap', 5, -1, 2],
  ['and stays at the end', 9, 1, 9],
] as const)('goes far: %s', (_name, from, step, to) => {
  const filled = [true, true, true, false, false, true, false, true, true, false];
  expect(edge(from, step, 10, (index) => filled[index] === true)).toBe(to);
});

it('stays inside a sheet that became smaller', () => {
  expect(clamped({ anchor: { row: 8, column: 3 }, cursor: { row: 2, column: 0 } }, { rows: 3, columns: 2 })).toEqual({
    anchor: { row: 2, column: 1 },
    cursor: { row: 2, column: 0 },
  });
  expect(clamped(at(4, 4), { rows: 0, columns: 0 })).toEqual(at(0, 0));
});

it('draws the handle the way that is further', () => {
  const rect = { top: 2, left: 1, bottom: 3, right: 1 };
  expect(drawnTo(rect, { row: 6, column: 2 })).toEqual({ ...rect, bottom: 6 });
  expect(drawnTo(rect, { row: 4, column: 3 })).toEqual({ ...rect, right: 3 });
  expect(drawnTo(rect, { row: 0, column: 1 })).toEqual({ ...rect, top: 0 });
  expect(drawnTo(rect, { row: 3, column: 1 })).toEqual(rect);
});

const key = (name: string, more: object = {}) =>
  askedBy({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }, [
    'ArrowRight',
    'ArrowLeft',
  ]);

it.each([
  ['ArrowRight', {}, { do: 'move', move: { on: 1, extend: false } }],
  ['ArrowUp', { metaKey: true, shiftKey: true }, { do: 'move', move: { down: -1, far: true, extend: true } }],
  ['End', { ctrlKey: true }, { do: 'to', to: 'end', extend: false }],
  ['z', { ctrlKey: true }, { do: 'undo' }],
  ['Z', { metaKey: true, shiftKey: true }, { do: 'redo' }],
  ['y', { ctrlKey: true }, { do: 'redo' }],
  ['7', {}, { do: 'write', text: '7' }],
  ['𠮷', {}, { do: 'write', text: '𠮷' }],
  ['Shift', { shiftKey: true }, undefined],
  ['r', { ctrlKey: true }, undefined],
  ['c', { ctrlKey: true }, undefined],
  ['x', { altKey: true }, undefined],
])('%s with %j asks %j', (name, more, asked) => expect(key(name, more)).toEqual(asked));
