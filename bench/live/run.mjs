// npm run bench:live [-- OPTIONS]: what idle pages cost, how fast all come back, and how late a message is, over several processes.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../scripts/tools/postgres.mjs';
import { root } from '../../scripts/tools/root.mjs';
import { cpuOf, serve } from '../server/serve.mjs';
import { memoryOf } from './memory.mjs';
import { growReaders, join } from './readers.mjs';

const { values: options } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    idle: { type: 'string', default: '5000' },
    readers: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'string' },
  },
});
const [count, idle, readers, rate, seconds] = ['processes', 'idle', 'readers', 'rate', 'seconds'].map((name) =>
  Number(options[name]),
);
/** Dials at once: more would wait in the queue of the machine, not of the server. */
const DIALS = 100;

const percentile = (times, part) => times.sort((a, b) => a - b)[Math.floor((times.length - 1) * part)];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** As many pages as are wanted, spread over the processes, with so many dials at once: pages, and ms that each took. */
async function fill(servers, people, wanted, { dials = DIALS, heard = () => {} } = {}) {
  const pages = [];
  const took = [];
  let next = 0;
  const dial = async () => {
    while (next < wanted) {
      const at = next++;
      const begun = performance.now();
      const person = people[at % people.length];
      pages.push(
        await join({
          url: servers[at % servers.length].url,
          token: person.token,
          // Every page is in front of a machine of its own, behind the proxy.
          address: `10.${20 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`,
          heard: (frame) => heard(frame, at),
        }),
      );
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: Math.min(dials, wanted) }, dial));
  return { pages, took };
}

const leave = async (pages) => {
  for (const page of pages) page.close();
  await pause(1_000);
};

/** Messages at an even pace, each to whom `to` says; how late each reader heard it, by the clock before the row was written. */
async function send(servers, people, place, to, hears) {
  const late = [];
  const { pages } = await fill(servers, people, readers, {
    heard: (frame) => {
      const sent = /Title":"bench ([\d.]+)"/.exec(frame.toString('latin1'));
      if (sent) late.push(performance.now() - Number(sent[1]));
    },
  });
  const pool = new pg.Pool({ connectionString: place.url, max: 4 });
  const tell = async (number) => {
    const { userId = null, customerId = null } = to(number);
    const title = `bench ${performance.now()}`;
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(
        "insert into messages (user_id, customer_id, type, title, html) values ($1, $2, 'news', $3, '<p>A new draft of your bill is there.</p>') returning id",
        [userId, customerId, title],
      );
      const event = { type: 'message', messageId: Number(rows[0].id), customerId, userId };
      await client.query("select pg_notify('lading_live', $1)", [JSON.stringify(event)]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const before = servers.map(({ pid }) => cpuOf(pid));
  const begun = performance.now();
  const total = rate * seconds;
  const told = [];
  for (let number = 0; number < total; number++) {
    await pause(Math.max(0, begun + (number * 1_000) / rate - performance.now()));
    told.push(tell(number));
  }
  await Promise.all(told);
  const lasted = performance.now() - begun;
  // What is still on its way.
  for (let time = 0; time < 300 && late.length < total * hears; time++) await pause(100);
  const cpu = servers.reduce((sum, { pid }, at) => sum + cpuOf(pid) - before[at], 0);
  await pool.end();
  await leave(pages);
  return {
    sent: total,
    rate: Math.round((total * 1_000) / lasted),
    expected: total * hears,
    heard: late.length,
    p50: percentile(late, 0.5),
    p99: percentile(late, 0.99),
    most: percentile(late, 1),
    cpu,
  };
}

async function measure(place) {
  const { customer, readers: people } = await growReaders(place, Math.max(readers, idle / 5, 1_000));
  const flags = ['--inspect=127.0.0.1:0'];
  const servers = await Promise.all(
    Array.from({ length: count }, () => serve({ home: root, mode: 'production', place, flags })),
  );
  const memory = () => Promise.all(servers.map(memoryOf)).then((all) => all.reduce((sum, one) => sum + one));
  const say = (what, figures) => {
    console.error(
      what,
      JSON.stringify(figures, (_, value) => (typeof value === 'number' ? +value.toFixed(1) : value)),
    );
    return figures;
  };
  try {
    // Once before, so that what is loaded or grown by the first pages is not counted.
    await leave((await fill(servers, people, 500)).pages);
    const empty = await memory();
    const crowd = await fill(servers, people, idle);
    await pause(2_000);
    const full = await memory();
    const cost = say('idle', { sockets: idle, bytes: Math.round((full - empty) / idle) });
    await leave(crowd.pages);
    const begun = performance.now();
    const storm = await fill(servers, people, 1_000, { dials: 1_000 });
    const all = performance.now() - begun;
    const back = say('storm', { all, p50: percentile(storm.took, 0.5), p99: percentile(storm.took, 0.99) });
    await leave(storm.pages);
    const one = say('one', await send(servers, people, place, (at) => ({ userId: people[at % readers].id }), 1));
    const each = say('each', await send(servers, people, place, () => ({ customerId: customer }), readers));
    return { idle: cost, storm: back, one, each };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

const { url, reason, stop } = await startPostgres({ durable: true });
if (!url) throw new Error(reason);
try {
  const place = { url };
  await (await serve({ home: root, mode: 'demo', place })).stop();
  const figures = await measure(place);
  const result = {
    date: new Date().toISOString().slice(0, 10),
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    count,
    figures,
  };
  if (options.json) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
  console.log(JSON.stringify(result, null, 2));
} finally {
  await stop();
}
