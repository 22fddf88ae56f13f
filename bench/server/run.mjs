// npm run bench:server [-- OPTIONS]: 32 clients ask this server and, with --before REVISION, an older one, in turns on the same machine.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../scripts/tools/postgres.mjs';
import { root } from '../../scripts/tools/root.mjs';
import { APART, ENDS, prepare, SCENARIOS } from './calls.mjs';
import { connect, crowd } from './clients.mjs';
import { growCompanies } from './companies.mjs';
import { growOrders } from './orders.mjs';
import { growRates, planOf } from './rates.mjs';
import { report } from './report.mjs';
import { cpuOf, serve } from './serve.mjs';
import { growStatements } from './statements.mjs';

const CLIENTS = 32;

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    engine: { type: 'string', default: 'pglite,postgresql' },
    share: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(SCENARIOS).join(',') },
    // so many rates of containers, ten times what the demonstration has
    rates: { type: 'string' },
    // so many orders, most of them of the customer who asks
    orders: { type: 'string' },
    // so many statements of charges
    settlement: { type: 'string' },
    json: { type: 'string' },
  },
});

const now = { name: 'now', home: root, mode: 'production' };
const contestants = options.before ? [{ name: 'before', home: options.before, mode: 'demo' }, now] : [now];

async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** More rates where they are asked for, and how those of a lane are found among them. */
async function grown(engine, place) {
  if (options.orders)
    for (const grow of [growOrders, growCompanies])
      console.error(`${engine}: ${await grow(place, Number(options.orders))}`);
  if (options.settlement) console.error(`${engine}: ${await growStatements(place, Number(options.settlement))}`);
  if (!options.rates) return;
  const count = await growRates(place, Number(options.rates));
  console.error([`${engine}: ${count} rates`, ...(await planOf(place, ENDS))].join('\n'));
}

/** A database with the demo, made once; each server begins with a copy. */
async function pglite(folder) {
  const made = join(folder, 'made');
  await (await serve({ ...contestants[0], mode: 'demo', place: { folder: made } })).stop();
  await grown('pglite', { folder: made });
  return {
    async place(number) {
      const copy = join(folder, String(number));
      cpSync(made, copy, { recursive: true });
      return { folder: copy };
    },
    stop: async () => {},
  };
}

async function postgresql() {
  const { url, pid, reason, stop } = await startPostgres({ durable: true });
  if (!url) throw new Error(reason);
  const of = (name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await query(url, 'create database made');
  await (await serve({ ...contestants[0], mode: 'demo', place: { url: of('made') } })).stop();
  await grown('postgresql', { url: of('made') });
  return {
    pid,
    async place(number) {
      await query(url, `create database copy_${number} template made`);
      return { url: of(`copy_${number}`) };
    },
    stop,
  };
}

const ALL = { ...SCENARIOS, ...APART };
/** `orders` names all of `orders: …`. */
function named(wanted) {
  const found = Object.keys(ALL).filter((name) => name === wanted || name.startsWith(`${wanted}:`));
  if (found.length === 0) throw new Error(`--only ${wanted}: there is no such call`);
  return found;
}

async function measure(contestant, database, place) {
  const server = await serve({ ...contestant, place });
  const connection = connect(server.url, CLIENTS);
  const figures = {};
  try {
    const ready = await prepare(connection);
    for (const name of options.only.split(',').flatMap(named)) {
      const used = () => [cpuOf(server.pid), database.pid && cpuOf(database.pid, { family: true })];
      let [begun, before] = [0, []];
      const started = () => {
        [begun, before] = [performance.now(), used()];
      };
      const scenario = ALL[name];
      const calls = Math.round(scenario.calls * Number(options.share));
      const took = await crowd(connection, {
        scenario,
        ready,
        count: scenario.clients ?? CLIENTS,
        warm: Math.round(calls / 2),
        calls,
        started,
      });
      const time = performance.now() - begun;
      const [own, theirs] = used().map((ms, at) => ms && (ms - before[at]) / took.length);
      const at = (part) => took.sort((left, right) => left - right)[Math.floor((took.length - 1) * part)];
      figures[name] = {
        rate: (took.length * 1_000) / time,
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        cpu: own,
        database: theirs,
      };
    }
  } finally {
    connection.close();
    await server.stop();
  }
  return figures;
}

const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'));
const rounds = [];
try {
  for (const engine of options.engine.split(',')) {
    const database = engine === 'pglite' ? await pglite(folder) : await postgresql();
    let number = 0;
    for (let round = 0; round < Number(options.rounds); round++)
      // Another order each time: what runs first finds the machine otherwise.
      for (const contestant of round % 2 === 0 ? contestants : [...contestants].reverse()) {
        const figures = await measure(contestant, database, await database.place(number++));
        rounds.push({ engine, round, name: contestant.name, figures });
        console.error(
          engine,
          round + 1,
          contestant.name,
          JSON.stringify(figures, (_, v) => (typeof v === 'number' ? +v.toFixed(2) : v)),
        );
      }
    await database.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const result = { date: new Date().toISOString().slice(0, 10), cpu: cpus()[0]?.model, cores: cpus().length, rounds };
if (options.json) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
console.log(report(result));
