import { expect, it } from 'vitest';
import type { Segment } from './result.ts';
import { diffWords } from './words.ts';

// How the segments are written below: [-removed-], {+added+}, and ~ where the change is only cosmetic.
const shown = (segments: readonly Segment[]) =>
  segments
    .map(({ op, text, cosmetic }) => {
      const mark = cosmetic ? '~' : '';
      return op === 'equal' ? text : op === 'removed' ? `[-${mark}${text}-]` : `{+${mark}${text}+}`;
    })
    .join('');

it.each([
  ['SUITE 5', 'SUITE 6', 'SUITE [-5-]{+6+}'],
  ['SUITE 5A', 'SUITE 6A', 'SUITE [-5-]{+6+}A'],
  ['1420 E WAREHOUSE', '1402 E WAREHOUSE', '[-1420-]{+1402+} E WAREHOUSE'],
  ['A B C', 'A C', 'A [-B -]C'],
  ['A C', 'A B C', 'A {+B +}C'],
  ['A', 'A B', 'A{+ B+}'],
  ['', 'A', '{+A+}'],
  ['A', '', '[-A-]'],
  ['', '', ''],
  ['GLOBEX GMBH\nHAMBURG', 'GLOBEX GMBH\nBREMEN', 'GLOBEX GMBH\n[-HAMBURG-]{+BREMEN+}'],
  // Beside a changed word, changes of wraps, case and commas are cosmetic.
  ['ONE TWO\nTHREE 5', 'ONE\nTWO THREE 6', 'ONE[-~ -]{+~\n+}TWO[-~\n-]{+~ +}THREE [-5-]{+6+}'],
  ['Globex, AG 5', 'GLOBEX AG 6', '[-~Globex-]{+~GLOBEX+}[-~,-] AG [-5-]{+6+}'],
  ['A & B 5', 'A AND B 6', 'A [-~&-]{+~AND+} B [-5-]{+6+}'],
  // Blanks at the end of a line are a difference of their own.
  ['LINE  \nNEXT 5', 'LINE\nNEXT 6', 'LINE[-~  -]\nNEXT [-5-]{+6+}'],
  // A sign that carries a meaning is more than cosmetic.
  ['AT -18 C', 'AT 18 C', 'AT [---]18 C'],
  ['NO. 1-2', 'NO. 1/2', 'NO. 1[---]{+/+}2'],
  ['5 A', '5A', '5[- -]A'],
  // A comma on both sides is not enough to match the words around it with each other.
  ['300 OCEANGATE, SUITE 501', '12 HARBOR ROAD, FLOOR 3', '[-300 OCEANGATE, SUITE 501-]{+12 HARBOR ROAD, FLOOR 3+}'],
  ['宁波出口', '宁波进口', '宁波[-出-]{+进+}口'],
])('%j → %j', (left, right, expected) => expect(shown(diffWords(left, right))).toBe(expected));

it('can be told that all of it is cosmetic', () => {
  expect(shown(diffWords('CNNGB', 'CNNBO', true))).toBe('[-~CNNGB-]{+~CNNBO+}');
});
