import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failed } from './failed.mjs';
import { clearReport, reportPath, writeReport } from './report.mjs';

const SUITE = 'failed-test';
beforeEach(() => clearReport(SUITE));
afterEach(() => clearReport(SUITE));
const write = (report: object) => writeFileSync(reportPath(SUITE), JSON.stringify(report));

it('names what failed, with the first lines of what was said', () => {
  writeReport(SUITE, [
    { name: 'passes', state: 'passed' },
    { name: 'weighs', state: 'failed', detail: 'too\n\nmuch\nby\nfour\nbytes' },
  ]);
  expect(failed(SUITE)).toEqual(['✗ failed-test: weighs', '    too', '    much', '    by', '    four']);
});

it('reads what vitest and the story runner say, and of a file that could not be loaded', () => {
  const good = { fullName: 'is total', status: 'passed' };
  const wrong = { fullName: 'is fast', status: 'failed', failureMessages: ['\u001b[31mexpected 3\u001b[39m'] };
  write({
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [good, wrong] },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(failed(SUITE)).toEqual([
    '✗ failed-test: is fast',
    '    expected 3',
    '✗ failed-test: b.test.ts',
    '    no such module',
  ]);
});

it('marks what a journey did only at its second try', () => {
  const test = { status: 'flaky', results: [{ errors: [{ message: 'not there' }] }, { errors: [] }] };
  const specs = [{ title: 'confirms', file: 'journey.spec.ts', tests: [test] }];
  write({ suites: [{ suites: [{ specs }] }] });
  expect(failed(SUITE)).toEqual(['~ failed-test: journey.spec.ts confirms', '    not there']);
});

it('says nothing of a suite that left no report, or in which all is well', () => {
  expect(failed(SUITE)).toEqual([]);
  writeReport(SUITE, [{ name: 'passes', state: 'passed' }]);
  expect(failed(SUITE)).toEqual([]);
});
