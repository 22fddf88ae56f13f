// npm run bench:ui [-- --scenario bill,review,table,shell,sheet,edit --set main|kits|levers|all --only ID,ID --rounds 15 --throttle 1,4 --rows 10000 --json FILE --write --before FOLDER]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { casesOf, insistOnBuilt, takeBefore } from './apps.mjs';
import { writeDocument } from './document.mjs';
import { machine, tables, terminalTable } from './report.mjs';
import { inRounds } from './rounds.mjs';
import { judge, judgeBefore } from './targets.mjs';

const { values: options } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'bill,review,table,shell,sheet,edit' },
    set: { type: 'string', default: 'main' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    throttle: { type: 'string', default: '1' },
    rows: { type: 'string', default: '10000' },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
    // the built apps of another revision: scripts/bench.mjs makes them
    before: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});

takeBefore(options.before);
const cases = casesOf(options);
insistOnBuilt(cases);
const measured = await inRounds(cases, Number(options.rounds), (line) => console.error(line)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const judged = [...judge(measured.results), ...judgeBefore(measured.results)];
for (const { title, rows } of tables(measured)) console.log(`\n${title}\n${terminalTable(rows).join('\n')}`);
console.log(
  `\n${machine(measured)}, ${measured.rounds} rounds, ${measured.seconds} s; CPU: ms of the main thread, medians (ratio to the hand-written page)`,
);
for (const { text, held } of judged) console.log(`${held ? '✓' : '✗'} ${text}`);
for (const { id, rows, round, error } of measured.failures)
  console.log(`failed: ${id} ${rows || ''} in round ${round}: ${error}`);
for (const { id, rows } of measured.results.filter(({ count }) => count === 0)) {
  console.error(`${id} ${rows || ''} could not be measured at all`);
  process.exitCode = 1;
}
if (options.json) writeFileSync(options.json, `${JSON.stringify(measured, null, 1)}\n`);
if (options.write && !process.exitCode) writeDocument(measured, judged);
process.exit(process.exitCode || (options.assert && judged.some(({ held }) => !held) ? 1 : 0));
