import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { budgets } from './budgets.mjs';

it('gives every suite of npm test a budget, forty minutes together', () => {
  const [, words = ''] = readFileSync('scripts/test.mjs', 'utf8').match(/const WORDS = \{(.*?)\n\};/s) ?? [];
  const suites = [...words.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, suite]) => suite);
  expect(suites).toContain('react-18');
  expect(Object.keys(budgets()).sort()).toEqual(suites.sort());
  const sum = Object.values(budgets()).reduce((all, seconds) => all + seconds, 0);
  expect(sum).toBeLessThanOrEqual(40 * 60);
});
