import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inside, readJson } from './root.mjs';

/** Where a suite's runner leaves its own report. */
export const reportPath = (suite) => inside('reports', `${suite}.json`);

/** Takes an old report away, so that it cannot stand for a run that made none. */
export function clearReport(suite) {
  mkdirSync(inside('reports'), { recursive: true });
  rmSync(reportPath(suite), { force: true });
}

/** The report of a suite that has no runner of its own: a list of { name, state, detail?, ms? }. */
export const writeReport = (suite, tests) =>
  writeFileSync(reportPath(suite), `${JSON.stringify({ tests }, null, 2)}\n`);

function count({ tests, numTotalTests, stats, ...report }) {
  if (tests) {
    const of = (state) => tests.filter((test) => test.state === state).length;
    return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
  }
  // Jest, the story runner and vitest; a file that could not be loaded fails without a test in it.
  if (numTotalTests !== undefined) {
    const broken = (report.testResults ?? []).filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    };
  }
  // Playwright; errors stand for what went wrong outside any test.
  if (stats)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (report.errors?.length ?? 0),
      skipped: stats.skipped,
    };
  // Sums and nothing else.
  if (report.passed !== undefined) return { passed: report.passed, failed: report.failed, skipped: report.skipped };
  throw new Error('unknown report');
}

/**
 * What a suite did, by its runner's report. No report, no test in it, or a runner that ended badly
 * without saying which test failed: one failure.
 * @returns {{ passed: number, failed: number, skipped: number, reason?: string }}
 */
export function readReport(suite, exitCode) {
  const path = reportPath(suite);
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, reason: 'left no report' };
  try {
    const sums = count(readJson(path));
    if (sums.passed + sums.failed + sums.skipped === 0) return { ...sums, failed: 1, reason: 'ran no test' };
    if (exitCode !== 0 && sums.failed === 0) return { ...sums, failed: 1, reason: `ended with exit code ${exitCode}` };
    return sums;
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, reason: `left an unreadable report: ${error.message}` };
  }
}
