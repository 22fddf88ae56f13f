import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearReport, readReport, reportPath, writeReport } from './report.mjs';

const SUITE = 'report-test';
beforeEach(() => clearReport(SUITE));
afterEach(() => clearReport(SUITE));
const leave = (report: object) => writeFileSync(reportPath(SUITE), JSON.stringify(report));

it('fails a suite that left no report, an unreadable one, or one without a test', () => {
  expect(readReport(SUITE, 0)).toMatchObject({ failed: 1, reason: 'left no report' });
  writeFileSync(reportPath(SUITE), '{"tests": [');
  expect(readReport(SUITE, 0)).toMatchObject({ failed: 1 });
  leave({ strange: true });
  expect(readReport(SUITE, 0)).toMatchObject({ failed: 1 });
  writeReport(SUITE, []);
  expect(readReport(SUITE, 0)).toMatchObject({ failed: 1, reason: 'ran no test' });
});

it('fails a suite whose runner ended badly although no test of it failed', () => {
  writeReport(SUITE, [{ name: 'one', state: 'passed' }]);
  expect(readReport(SUITE, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(readReport(SUITE, 1)).toMatchObject({ passed: 1, failed: 1 });
});

it('counts what Jest and vitest say, with files that could not be loaded', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  leave({ numTotalTests: 5, numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults });
  expect(readReport(SUITE, 1)).toEqual({ passed: 2, failed: 2, skipped: 2 });
});

it('counts what Playwright says, with errors outside any test', () => {
  leave({ stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 }, errors: [{}] });
  expect(readReport(SUITE, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

it('takes sums as they are', () => {
  leave({ passed: 8, failed: 0, skipped: 0 });
  expect(readReport(SUITE, 0)).toEqual({ passed: 8, failed: 0, skipped: 0 });
});
