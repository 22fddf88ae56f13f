import { expect, it } from 'vitest';
import type { Segment } from './result.ts';
import { diffWords } from './words.ts';

// [-removed-] {+added+}, with ~ where it is cosmetic.
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
  // Wraps, case and commas beside a change of words are trifles.
  ['ONE TWO\nTHREE 5', 'ONE\nTWO THREE 6', 'ONE[-~ -]{+~\n+}TWO[-~\n-]{+~ +}THREE [-5-]{+6+}'],
  ['Globex, AG 5', 'GLOBEX AG 6', '[-~Globex-]{+~GLOBEX+}[-~,-] AG [-5-]{+6+}'],
  ['A & B 5', 'A AND B 6', 'A [-~&-]{+~AND+} B [-5-]{+6+}'],
  // Trailing blanks are seen.
  ['LINE  \nNEXT 5', 'LINE\nNEXT 6', 'LINE[-~  -]\nNEXT [-5-]{+6+}'],
  // A mark that means something is no trifle.
  ['AT -18 C', 'AT 18 C', 'AT [---]18 C'],
  ['NO. 1-2', 'NO. 1/2', 'NO. 1[---]{+/+}2'],
  ['5 A', '5A', '5[- -]A'],
  // A comma that both happen to have joins no sentence.
  ['300 OCEANGATE, SUITE 501', '12 HARBOR ROAD, FLOOR 3', '[-300 OCEANGATE, SUITE 501-]{+12 HARBOR ROAD, FLOOR 3+}'],
  ['宁波出口', '宁波进口', '宁波[-出-]{+进+}口'],
])('%j → %j', (left, right, expected) => expect(shown(diffWords(left, right))).toBe(expected));

it('can be told that all of it is cosmetic', () => {
  expect(shown(diffWords('CNNGB', 'CNNBO', true))).toBe('[-~CNNGB-]{+~CNNBO+}');
});
