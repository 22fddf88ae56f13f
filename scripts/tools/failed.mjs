import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { reportPath } from './report.mjs';
import { readJson } from './root.mjs';

const MOST_TESTS = 20;
const MOST_LINES = 4;

/** The first lines of what a runner said. */
const begins = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(0, MOST_LINES);

/** Playwright tells each attempt: one that failed before another passed is told too. */
const ofPlaywright = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...ofPlaywright(inner),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          name: `${file} ${title}`,
          again: status === 'flaky',
          said: results.flatMap(({ errors = [] }) => errors)[0]?.message,
        })),
    ),
  ]);

function failuresOf({ tests = [], testResults = [], suites = [] }) {
  return [
    ...tests.filter(({ state }) => state === 'failed').map(({ name, detail }) => ({ name, said: detail })),
    ...testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [{ name, said: message }];
      return failed.map(({ fullName, failureMessages = [] }) => ({ name: fullName, said: failureMessages[0] }));
    }),
    ...ofPlaywright(suites),
  ];
}

/** What failed in a suite by its runner's report, or passed only at its second try: lines to print at the end of everything. */
export function failed(suite) {
  const path = reportPath(suite);
  if (!existsSync(path)) return [];
  return failuresOf(readJson(path))
    .slice(0, MOST_TESTS)
    .flatMap(({ name, said, again = false }) => [
      `${again ? '~' : '✗'} ${suite}: ${name.trim()}`,
      ...begins(said).map((line) => `    ${line}`),
    ]);
}
