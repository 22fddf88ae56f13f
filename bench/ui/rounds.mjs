import { loadavg } from 'node:os';
import { launch } from './page.mjs';
import { measureBill } from './scenarios/bill.mjs';
import { measureShell } from './scenarios/shell.mjs';
import { measureTable } from './scenarios/table.mjs';
import { serveApps } from './serve.mjs';
import { summary } from './statistics.mjs';

const MEASURES = { bill: measureBill, table: measureTable, shell: measureShell };
const addressOf = (origin, { app, query, rows }) =>
  `${origin}/${app}/index.html?${[query, rows > 0 && `rows=${rows}`].filter(Boolean).join('&')}`;

const shuffled = (list) =>
  list
    .map((one) => [Math.random(), one])
    .sort(([left], [right]) => left - right)
    .map(([, one]) => one);

/** Visits every case once in each round, in a new order, and gives what was measured with what failed. */
export async function inRounds(cases, rounds, say) {
  const [{ origin, close }, browser] = [await serveApps(), await launch()];
  const samples = new Map(cases.map((one) => [one, []]));
  const [failures, loads, begun] = [[], [], Date.now()];
  const dead = new Set();
  for (let round = 0; round < rounds; round += 1) {
    loads.push(loadavg()[0]);
    for (const one of shuffled(cases).filter((each) => !dead.has(each))) {
      try {
        const first = samples.get(one).length === 0;
        const measure = MEASURES[one.scenario];
        samples.get(one).push(await measure(browser, { ...one, url: addressOf(origin, one) }, first));
      } catch (error) {
        const { id, pace, rows } = one;
        failures.push({ id, pace, rows, round, error: String(error).split('\n')[0] });
        if (samples.get(one).length === 0) dead.add(one);
      }
    }
    say(`round ${round + 1} of ${rounds}, ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  const chromium = browser.version();
  await browser.close();
  close();
  const results = cases.map((one) => {
    const list = samples.get(one);
    const { transfer, transferAll } = list.at(-1) ?? {};
    return { ...one, count: list.length, transfer, transferAll, stats: summary(list) };
  });
  return { chromium, rounds, load: loads, seconds: Math.round((Date.now() - begun) / 1000), failures, results };
}
