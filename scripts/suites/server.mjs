import { globSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startPostgres } from '../tools/postgres.mjs';
import { reaching } from '../tools/reaching.mjs';
import { reportPath, writeReport } from '../tools/report.mjs';
import { inside, root } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';
import { vitest } from './vitest.mjs';

const PROJECTS = ['server', 'server-alone'];

/** The server's tests on PGlite. */
export const onPglite = (args) =>
  vitest('server', PROJECTS, args, { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined });

/** Files of tests that open a database; what reckons, draws or sends comes out the same on both, and has run on PGlite. */
function withDatabase() {
  const files = globSync('apps/server/src/**/*.test.ts', { cwd: root }).map((path) => inside(path));
  const found = reaching(files, inside('apps', 'server', 'src', 'testing', 'database.ts'), /\bTEST_DATABASE_URL\b/);
  console.log(`${found.length} of ${files.length} files open a database; the others have run on PGlite.`);
  return found;
}

/** The same tests on PostgreSQL, but for those without a database: the one of TEST_DATABASE_URL or DATABASE_URL, else a private one. */
export async function onPostgres(args) {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const { url = given, reason, stop } = given ? {} : await startPostgres();
  if (!url) {
    console.log(`Skipped: ${reason}`);
    writeReport('server-postgres', [{ name: 'server on PostgreSQL', state: 'skipped', detail: reason }]);
    return 0;
  }
  try {
    const chosen = args.length > 0 ? args : withDatabase();
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
    const env = { ...process.env, ROUNDS: String(BROWSERS), DATABASE_URL: url, PG_BIN: dirname(control.program) };
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
    env: { ...process.env, ROUNDS: rounds, DATABASE_URL: undefined },
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
