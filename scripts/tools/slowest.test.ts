import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearReport, reportPath, writeReport } from './report.mjs';
import { slowest } from './slowest.mjs';

const SUITE = 'slowest-test';
beforeEach(() => clearReport(SUITE));
afterEach(() => clearReport(SUITE));

it('names ten at most, the slowest first', () => {
  writeReport(
    SUITE,
    Array.from({ length: 12 }, (_, at) => ({ name: `test ${at}`, state: 'passed', ms: 100 * (at + 1) })),
  );
  const lines = slowest(SUITE);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    1.2 s  test 11');
});

it('reads what vitest says, and what Playwright says with all attempts', () => {
  const testResults = [{ assertionResults: [{ fullName: 'rule is total', duration: 2500 }] }];
  writeFileSync(reportPath(SUITE), JSON.stringify({ testResults }));
  expect(slowest(SUITE)).toEqual(['    2.5 s  rule is total']);
  const spec = {
    title: 'confirms',
    file: 'journey.spec.ts',
    tests: [{ results: [{ duration: 4000 }, { duration: 3000 }] }],
  };
  writeFileSync(reportPath(SUITE), JSON.stringify({ suites: [{ suites: [{ specs: [spec] }] }] }));
  expect(slowest(SUITE)).toEqual(['    7.0 s  journey.spec.ts confirms']);
});

it('says nothing of a suite that left no report or no times', () => {
  expect(slowest(SUITE)).toEqual([]);
  writeFileSync(reportPath(SUITE), '{"passed": 8, "failed": 0, "skipped": 0}');
  expect(slowest(SUITE)).toEqual([]);
});
