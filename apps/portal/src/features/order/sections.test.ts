import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

it.each([
  [undefined, [1, 2, 3, 4, 5, 6]],
  ['1-6', [1, 2, 3, 4, 5, 6]],
  ['2,4', [2, 4]],
  ['1-3,5', [1, 2, 3, 5]],
  ['6-1', []],
])('sections %j are %j', (text, sections) => expect(sectionsOf(text)).toEqual(sections));
