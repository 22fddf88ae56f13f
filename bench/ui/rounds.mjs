import { loadavg } from 'node:os';
import { launch } from './page.mjs';
import { measureBill } from './scenarios/bill.mjs';
import { measureEdit } from './scenarios/edit.mjs';
import { measureReview } from './scenarios/review.mjs';
import { measureSheet } from './scenarios/sheet.mjs';
import { measureShell } from './scenarios/shell.mjs';
import { measureTable } from './scenarios/table.mjs';
import { serveApps } from './serve.mjs';
import { summary } from './statistics.mjs';
import { WrongValues } from './wrong-values.mjs';

const MEASURES = {
  bill: measureBill,
  review: measureReview,
  table: measureTable,
  shell: measureShell,
  sheet: measureSheet,
  edit: measureEdit,
};
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
  const [dead, took] = [new Set(), new Map()];
  for (let round = 0; round < rounds; round += 1) {
    loads.push(loadavg()[0]);
    for (const one of shuffled(cases).filter((each) => !dead.has(each))) {
      const started = Date.now();
      try {
        const first = samples.get(one).length === 0;
        const measure = MEASURES[one.scenario];
        samples.get(one).push(await measure(browser, { ...one, url: addressOf(origin, one) }, first));
      } catch (error) {
        if (error instanceof WrongValues) {
          await browser.close();
          close();
          throw new Error(`${one.id}: ${error.message}`);
        }
        const { id, pace, rows } = one;
        failures.push({ id, pace, rows, round, error: String(error).split('\n')[0] });
        // A visit may fail on a busy machine, but not the first two.
        if (samples.get(one).length === 0 && round > 0) dead.add(one);
      }
      took.set(one, (took.get(one) ?? 0) + (Date.now() - started) / 1000);
    }
    say(`round ${round + 1} of ${rounds}, ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  const chromium = browser.version();
  await browser.close();
  close();
  const results = cases.map((one) => {
    const list = samples.get(one);
    const { transfer, transferAll } = list.at(-1) ?? {};
    return { ...one, count: list.length, seconds: took.get(one), transfer, transferAll, stats: summary(list) };
  });
  return { chromium, rounds, load: loads, seconds: Math.round((Date.now() - begun) / 1000), failures, results };
}
