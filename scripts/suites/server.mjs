import { globSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startPostgres } from '../tools/postgres.mjs';
import { reaching } from '../tools/reaching.mjs';
import { reportPath, writeReport } from '../tools/report.mjs';
import { inside, root } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';
import { buildServer } from '../tools/server-program.mjs';
import { vitest } from './vitest.mjs';

const PROJECTS = ['server', 'server-alone'];

/** Whether all that opens a database has just been tested on PostgreSQL. */
let isOnPostgres = false;

/** All files of tests, and those that open a database: what reckons, draws or sends comes out the same on both. */
function filesOfTests() {
  const all = globSync('apps/server/src/**/*.test.ts', { cwd: root }).map((path) => inside(path));
  return {
    all,
    opening: reaching(all, inside('apps', 'server', 'src', 'testing', 'database.ts'), /\bTEST_DATABASE_URL\b/),
  };
}

/** What PGlite is asked after PostgreSQL: what opens no database, the database's own tests, and every other file of the rest. */
function besidePostgres() {
  const { all, opening } = filesOfTests();
  const rest = opening.filter((path) => !/[\\/]database[\\/]/.test(path)).sort();
  const left = new Set(rest.filter((_path, at) => at % 2 === 1));
  console.log(
    `${left.size} of ${all.length} files have run on PostgreSQL; npm test -- server runs all of them here, too.`,
  );
  return all.filter((path) => !left.has(path));
}

/** The server's tests on PGlite, on which every journey runs as well. */
export const onPglite = (args) =>
  vitest('server', PROJECTS, args.length === 0 && isOnPostgres ? besidePostgres() : args, {
    TEST_DATABASE_URL: undefined,
    DATABASE_URL: undefined,
  });

/** The tests that open a database on PostgreSQL: the one of TEST_DATABASE_URL or DATABASE_URL, else a private one. */
export async function onPostgres(args) {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const { url = given, reason, stop } = given ? {} : await startPostgres();
  if (!url) {
    console.log(`Skipped: ${reason}`);
    writeReport('server-postgres', [{ name: 'server on PostgreSQL', state: 'skipped', detail: reason }]);
    return 0;
  }
  try {
    const chosen = args.length > 0 ? args : filesOfTests().opening;
    isOnPostgres = args.length === 0;
    return await vitest('server-postgres', PROJECTS, chosen, { TEST_DATABASE_URL: url, DATABASE_URL: undefined });
  } finally {
    await stop?.();
  }
}

/** Rounds of a killed browser, where more are asked for than the two that stand among the journeys. */
const BROWSERS = 20;

/** Three processes over one PostgreSQL, of which one is killed in each round; nothing where there is no PostgreSQL. */
async function crashShared() {
  const { url, reason, control, stop } = await startPostgres();
  if (!url) {
    console.log(`Skipped: ${reason}`);
    return 0;
  }
  try {
    const main = inside('apps', 'server', 'src', 'database', 'crash-processes.ts');
    const env = {
      ...process.env,
      ROUNDS: String(BROWSERS),
      DATABASE_URL: url,
      PG_BIN: dirname(control.program),
      SERVER_PROGRAM: await buildServer(),
    };
    return (await node(['--conditions=lading-source', main], { env })).code;
  } finally {
    await stop();
  }
}

/** Kill -9 right after a confirmation was answered; five rounds, or as many as asked for: then browsers are killed while somebody writes, too. */
export async function crash([rounds = '5']) {
  const main = inside('apps', 'server', 'src', 'database', 'crash.ts');
  const { code, output } = await node(['--conditions=lading-source', main], {
    quiet: true,
    env: { ...process.env, ROUNDS: rounds, DATABASE_URL: undefined, SERVER_PROGRAM: await buildServer() },
  });
  process.stdout.write(output);
  const [sums] = output.match(/^\{"passed".*\}$/m) ?? [];
  if (sums) writeFileSync(reportPath('crash'), sums);
  if (code !== 0 || Number(rounds) < BROWSERS) return code;
  const shared = await crashShared();
  if (shared !== 0) return shared;
  const { e2e } = await import('./e2e.mjs');
  return e2e(['instruction.spec', '-g', 'killed'], { CRASH_ROUNDS: String(BROWSERS) });
}
