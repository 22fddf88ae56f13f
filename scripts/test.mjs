// npm test [-- SUITE…  [arguments of the suite's runner]]: the last line is the sum over the runners' own reports.
import { onNode24 } from './tools/node.mjs';

const WORDS = {
  checks: 'types, lint, boundaries, unused code, lockfile, generated files, sizes',
  unit: 'rules, client, components, scripts, every story on a server and taken over',
  'react-18': 'components and stories on React 18',
  'server-postgres': 'server on PostgreSQL',
  server: 'server on PGlite',
  crash: 'kill -9 in the middle of confirming and of sending',
  attack: 'what an attacker tries, on both databases',
  packages: 'the three packages, packed and used outside',
  stories: 'every story: axe and pictures',
  e2e: 'journeys over the real server',
};

/** The function that runs a suite; loaded late, so that one suite does not need the tools of another. */
async function runnerOf(suite) {
  if (suite === 'checks') return (await import('./suites/checks.mjs')).checks;
  if (suite === 'packages') return (await import('./suites/packages.mjs')).packages;
  if (suite === 'stories') return (await import('./suites/stories.mjs')).stories;
  if (suite === 'react-18') return (await import('./suites/react-18.mjs')).onReact18;
  if (suite === 'attack') return (await import('./suites/attack.mjs')).attack;
  if (suite === 'e2e') return (await import('./suites/e2e.mjs')).e2e;
  const { crash, onPglite, onPostgres } = await import('./suites/server.mjs');
  if (suite === 'unit') {
    const { vitest } = await import('./suites/vitest.mjs');
    return (args) => vitest('unit', ['node', 'dom', 'dom-alone', 'stories-server', 'stories-page'], args);
  }
  return { server: onPglite, 'server-postgres': onPostgres, crash }[suite];
}

async function runSuite(suite, args) {
  const { clearReport, readReport } = await import('./tools/report.mjs');
  const begun = performance.now();
  console.log(`\n── ${suite}: ${WORDS[suite]}`);
  clearReport(suite);
  let code = 1;
  try {
    code = await (await runnerOf(suite))(args);
  } catch (error) {
    console.error(error.message);
  }
  const { slowest } = await import('./tools/slowest.mjs');
  const lines = args.length === 0 ? slowest(suite) : [];
  if (lines.length > 0) console.log(`The slowest of ${suite}:\n${lines.join('\n')}`);
  return { suite, seconds: (performance.now() - begun) / 1000, ...readReport(suite, code) };
}

/** What is to be said of a suite's time: a machine may be slower than ours, so it fails nothing. */
function lateness(seconds, budget) {
  return seconds > budget ? `over its budget of ${budget} s: docs/tests.md` : undefined;
}

async function summary(results, isWhole) {
  const { budgets } = await import('./tools/budgets.mjs');
  const { failed } = await import('./tools/failed.mjs');
  const of = isWhole ? budgets() : {};
  const total = { passed: 0, failed: 0, skipped: 0 };
  // Hours of output lie above: what went wrong is said once more where it is looked for.
  for (const { suite } of results) for (const line of failed(suite)) console.log(line);
  console.log('');
  for (const { suite, seconds, reason, ...sums } of results) {
    for (const key of Object.keys(total)) total[key] += sums[key];
    const counts = `${sums.passed} passed, ${sums.failed} failed, ${sums.skipped} skipped`;
    const said = [reason, lateness(seconds, of[suite])].filter(Boolean).join('; ');
    console.log(`${suite.padEnd(16)} ${counts.padEnd(40)} ${seconds.toFixed(0).padStart(4)} s${said && `  ${said}`}`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed > 0 ? 1 : 0;
}

if (onNode24()) {
  const words = process.argv.slice(2);
  const first = words.findIndex((word) => !(word in WORDS));
  const chosen = first === -1 ? words : words.slice(0, first);
  const args = first === -1 ? [] : words.slice(first);
  if (args.length > 0 && chosen.length !== 1) {
    console.error(`Arguments (${args.join(' ')}) need one suite before them: ${Object.keys(WORDS).join(', ')}.`);
    process.exit(1);
  }
  const { make } = await import('./tools/made.mjs');
  const { roundsOf } = await import('./tools/rounds.mjs');
  await make();
  const results = [];
  for (const round of roundsOf(chosen.length > 0 ? chosen : Object.keys(WORDS)))
    results.push(...(await Promise.all(round.map((suite) => runSuite(suite, args)))));
  process.exit(await summary(results, args.length === 0));
}
