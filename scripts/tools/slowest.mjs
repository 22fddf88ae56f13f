import { existsSync } from 'node:fs';
import { reportPath } from './report.mjs';
import { readJson } from './root.mjs';

/** Playwright nests files, groups and tests; each test has a result for every attempt. */
const ofPlaywright = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...ofPlaywright(inner),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        name: `${file} ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  ]);

/** All tests of a report that tell how long they took: [{ name, ms }]. */
function timesOf({ tests = [], testResults = [], suites = [] }) {
  return [
    ...tests.map(({ name, ms }) => ({ name, ms })),
    ...testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration })),
    ),
    ...ofPlaywright(suites),
  ].filter(({ ms }) => ms > 0);
}

/** The ten slowest tests of a suite by its runner's report, the slowest first: lines to print. */
export function slowest(suite) {
  const path = reportPath(suite);
  if (!existsSync(path)) return [];
  const times = timesOf(readJson(path)).sort((one, other) => other.ms - one.ms);
  return times.slice(0, 10).map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name.trim()}`);
}
