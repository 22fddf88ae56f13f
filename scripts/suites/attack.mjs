import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from '../tools/portal.mjs';
import { startPostgres } from '../tools/postgres.mjs';
import { writeReport } from '../tools/report.mjs';
import { inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';
import { buildServer } from '../tools/server-program.mjs';

const RUN = inside('apps', 'server', 'attack', 'run.ts');

/** Walks over one database, which they may restart where they are told how, and what they found. */
async function walk(program, args, url, control) {
  const folder = mkdtempSync(join(tmpdir(), 'lading-attack-report-'));
  const report = join(folder, 'report.json');
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  try {
    const flags = ['--no-warnings', '--conditions=lading-source'];
    const given = {
      DATABASE_URL: url,
      POSTGRES_CONTROL: control && JSON.stringify(control),
      SERVER_PROGRAM: program,
    };
    await node([...flags, RUN, ...args, '--report', report], { env: { ...env, ...given } });
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All walks over one database. One that fails is walked again alone, over a server of its own: what fails twice is broken. */
async function over(program, args, url, control) {
  const tests = [];
  for (const test of await walk(program, args, url, control)) {
    const [name] = test.name.split(' on ');
    tests.push(
      ...(test.state === 'failed' && !args.includes('--only')
        ? await walk(program, [...args, '--only', name], url, control)
        : [test]),
    );
  }
  return { code: tests.length > 0 && tests.every(({ state }) => state === 'passed') ? 0 : 1, tests };
}

/** The walks of an attacker on both databases; the short form unless --long is asked for. */
export async function attack(args) {
  const asked = args.includes('--long') ? args.filter((one) => one !== '--long') : ['--short', ...args];
  // What no call answers is answered with its page.
  await buildPortal();
  const program = await buildServer();
  const lite = await over(program, asked);
  const { url, reason, stop, control } = await startPostgres();
  if (!url) {
    console.log(`Skipped: ${reason}`);
    writeReport('attack', [...lite.tests, { name: 'on PostgreSQL', state: 'skipped', detail: reason }]);
    return lite.code;
  }
  try {
    const post = await over(program, asked, url, control);
    writeReport('attack', [...lite.tests, ...post.tests]);
    return lite.code || post.code;
  } finally {
    await stop();
  }
}
