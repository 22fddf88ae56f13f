// npm run bench:validators [-- --rounds N --only ID,ID --tasks NAME,NAME --write --assert]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTESTANTS, load } from './contestants.mjs';
import { writeDocument } from './document.mjs';
import { machine, terminalTable } from './report.mjs';
import { ask, inRounds, summary } from './rounds.mjs';
import { median } from './statistics.mjs';
import { judge } from './targets.mjs';
import { hasTask, TASKS } from './tasks.mjs';
import { verify } from './verify.mjs';
import { versions } from './versions.mjs';
import { weigh } from './weigh.mjs';

const LIMIT = 'pure';
// The limit where an issue is to be said in full.
const SAME_ISSUES = 'pure-issues';
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    tasks: { type: 'string', default: Object.keys(TASKS).join() },
    write: { type: 'boolean', default: false },
    assert: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const only = options.only?.split(',');
const contestants = CONTESTANTS.filter(({ id }) => !only || only.includes(id) || id === LIMIT || id === SAME_ISSUES);
const results = contestants.map((contestant) => ({ ...contestant, measured: {} }));
const resultOf = (id) => results.find((one) => one.id === id);

function measure(task) {
  const { title } = TASKS[task];
  console.log(`${title}: ${rounds} rounds`);
  const ids = contestants.filter((one) => hasTask(one, task)).map(({ id }) => id);
  const answers = inRounds(ids, rounds, (id) => ask('measure.mjs', id, task));
  const times = (id) => answers.get(id).map(({ time }) => time);
  const counts = new Set(ids.flatMap((id) => answers.get(id).map(({ errors }) => errors)));
  if (counts.size !== 1)
    throw new Error(`${title}: the contestants counted different errors: ${[...counts].join(', ')}`);
  const limit = ids.includes(LIMIT) ? LIMIT : SAME_ISSUES;
  for (const id of ids) resultOf(id).measured[task] = summary(times(id), times(limit));
  if (!ids.includes(SAME_ISSUES)) return;
  for (const { id } of results.filter((one) => !one.library && one.measured[task]))
    resultOf(id).measured[task].same = summary(times(id), times(SAME_ISSUES)).ratio;
}

async function weighAll() {
  console.log('weight and start');
  const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'));
  const bundles = new Map();
  for (const one of results) {
    const names = [...(one.numbers ? ['isNumber'] : []), ...(one.bill ? ['checkBill'] : [])];
    one.weights = {};
    for (const name of names) {
      const { bytes, outfile } = await weigh(one.id, name, folder);
      one.weights[name] = bytes;
      if (name === 'checkBill') bundles.set(one.id, outfile);
    }
  }
  const answers = inRounds([...bundles.keys()], rounds, (id) => ask('start.mjs', bundles.get(id)));
  for (const [id, list] of answers)
    resultOf(id).start = { import: median(list.map((one) => one.import)), first: median(list.map((one) => one.first)) };
  rmSync(folder, { recursive: true, force: true });
}

function print(judged) {
  console.log(
    `\n${machine()}; ${rounds} rounds; medians of CPU time, ± the spread of the middle half; x: ratio to the pure loops`,
  );
  console.log(terminalTable(results).join('\n'));
  console.log('');
  for (const { text, held } of judged) console.log(`${held ? '✓' : '✗'} ${text}`);
}

function writeReport(judged) {
  const folder = new URL('../../reports/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const report = { machine: machine(), versions: versions(), rounds, results, targets: judged };
  writeFileSync(new URL('bench-validators.json', folder), `${JSON.stringify(report, null, 2)}\n`);
}

const problems = await verify(contestants, load);
if (problems.length > 0)
  throw new Error(`The contestants do not agree, so nothing was measured:\n${problems.join('\n')}`);
console.log(`${contestants.length} contestants accept and reject the same`);
for (const task of options.tasks.split(',').filter(Boolean)) measure(task);
await weighAll();
const judged = judge(results);
print(judged);
writeReport(judged);
if (options.write) writeDocument(results, judged, rounds);
process.exit(options.assert && judged.some(({ held }) => !held) ? 1 : 0);
