// Walks over one database: node --conditions=lading-source attack/run.ts [--short] [--only NAME]. DATABASE_URL is PostgreSQL's, else PGlite.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as authority from './authority.ts';
import * as encodings from './encodings.ts';
import * as garbage from './garbage.ts';
import * as logins from './logins.ts';
import { type OwnServer, ownPlace } from './own-server.ts';
import * as printing from './printing.ts';
import * as restarts from './restarts.ts';
import * as sameness from './sameness.ts';
import * as sessions from './sessions.ts';
import * as signals from './signals.ts';
import * as sockets from './sockets.ts';
import type { Figures, Walk } from './walk.ts';

// The last one ends the server that the others share.
const WALKS: readonly Walk[] = [
  authority,
  garbage,
  encodings,
  logins,
  sockets,
  sessions,
  sameness,
  printing,
  restarts,
  signals,
];

interface Walked {
  readonly name: string;
  readonly state: 'passed' | 'failed';
  readonly detail?: string;
  readonly figures: Figures;
  readonly ms: number;
}

const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' }, report: { type: 'string' } },
});
const database = process.env['DATABASE_URL'];
const engine = database ? 'PostgreSQL' : 'PGlite';

const place = await ownPlace(database);

async function walk({ name, run }: Walk, server: OwnServer): Promise<Walked> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  const called = `${name} on ${engine}`;
  try {
    const { url, start: again } = place;
    const figures = await run({ origin: server.origin, server, database: url, short: options.short, again });
    return { name: called, state: 'passed', figures, ms: took() };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { name: called, state: 'failed', detail, figures: {}, ms: took() };
  }
}

const walked: Walked[] = [];
let server = await place.start();
for (const one of WALKS) {
  if (options.only && options.only !== one.name) continue;
  // A walk that broke it leaves the next one a new one.
  if (server.isOver()) server = await place.start();
  const done = await walk(one, server);
  walked.push(done);
  console.log(`${done.state === 'passed' ? '✓' : '✗'} ${done.name}, ${(done.ms / 1000).toFixed(1)} s`);
  if (done.detail) console.log(`    ${done.detail.replaceAll('\n', '\n    ')}`);
  for (const [what, figure] of Object.entries(done.figures)) console.log(`    ${what}: ${figure}`);
}
server.signal('SIGTERM');
await server.ended(30_000);
await place.remove();
if (options.report) writeFileSync(options.report, JSON.stringify(walked));
process.exit(walked.length > 0 && walked.every(({ state }) => state === 'passed') ? 0 : 1);
