// One contestant and one task in a process of its own: node measure.mjs CONTESTANT TASK. Prints { time, errors } as JSON.
import { load } from './contestants.mjs';
import { median } from './statistics.mjs';
import { TASKS } from './tasks.mjs';

const WARM_UP = 300;
const BATCH = 40;
const BATCHES = 9;
// A slow one is not asked for ever.
const PATIENCE = 4_000;
const MICROSECONDS = { ms: 1_000, µs: 1 };

/** User and system time of this process in ms: what others do on the machine is not in it. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const [id, name] = process.argv.slice(2);
const { prepare, turn, parts, unit } = TASKS[name];
const contestant = await load(id);
const input = prepare();

function batch(turns) {
  const begun = cpu();
  let errors = 0;
  for (let count = 0; count < turns; count++) errors = turn(contestant, input);
  return { spent: cpu() - begun, errors };
}

// The compiler has settled when this is over; the last stretch says how many turns make a batch.
let turns = 1;
let last = batch(turns);
for (let warm = last.spent; warm < WARM_UP || last.spent < BATCH; warm += last.spent) {
  if (last.spent < BATCH) turns = Math.ceil(turns * Math.min(8, BATCH / Math.max(last.spent, 1)) + 0.5);
  last = batch(turns);
}
const times = [];
for (let spent = 0; times.length < BATCHES && (spent < PATIENCE || times.length < 3); ) {
  const one = batch(turns).spent;
  times.push(one / turns);
  spent += one;
}
const time = (median(times) * 1_000) / MICROSECONDS[unit] / parts;
console.log(JSON.stringify({ time, errors: last.errors }));
