import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { budgets } from './budgets.mjs';
import { roundsOf } from './rounds.mjs';

it('gives every suite of npm test a budget, forty minutes together', () => {
  const [, words = ''] = readFileSync('scripts/test.mjs', 'utf8').match(/const WORDS = \{(.*?)\n\};/s) ?? [];
  const suites = [...words.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, suite]) => suite ?? '');
  const of: Record<string, number> = budgets();
  expect(suites).toContain('react-18');
  expect(Object.keys(of).sort()).toEqual(suites.sort());
  // Those of a round run at the same time, so the longest of them is what it takes.
  const rounds = roundsOf(suites).map((round) => Math.max(...round.map((suite) => of[suite] ?? Number.NaN)));
  expect(rounds.reduce((all, seconds) => all + seconds, 0)).toBeLessThanOrEqual(40 * 60);
});

it('runs a suite beside another only where both are asked for', () => {
  expect(roundsOf(['react-18', 'packages', 'stories'])).toEqual([['react-18', 'packages'], ['stories']]);
  expect(roundsOf(['crash', 'stories'])).toEqual([['crash'], ['stories']]);
});
