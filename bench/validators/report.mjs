import { arch, cpus, platform } from 'node:os';
import { TASKS } from './tasks.mjs';

const kilobytes = (bytes) => (bytes === undefined ? '' : (bytes / 1_000).toFixed(1));
const figure = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
const percent = (share) => `${(share * 100).toFixed(0)}%`;

const COLUMNS = [
  ['', ({ title, eval: generates }) => `${title}${generates ? ' (eval)' : ''}`],
  ...Object.entries({
    numbers: '1e6 numbers',
    valid: 'bill, legal',
    six: 'bill, six errors',
    rows: '10,000 rows',
  }).flatMap(([task, title]) => [
    [
      `${title}, ${TASKS[task].unit}`,
      ({ measured: { [task]: one } }) => (one ? `${figure(one.time)} ± ${percent(one.spread)}` : ''),
    ],
    ['x', ({ measured }) => measured[task]?.ratio.toFixed(2) ?? ''],
  ]),
  ['x the same issues', ({ measured }) => measured.six?.same?.toFixed(2) ?? ''],
  ['suggestions read, µs', ({ measured: { read } }) => (read ? `${figure(read.time)} ± ${percent(read.spread)}` : '')],
  ['x the same issues', ({ measured }) => measured.read?.same?.toFixed(2) ?? ''],
  ['number rule, kB', ({ weights }) => kilobytes(weights?.isNumber)],
  ['bill, kB', ({ weights }) => kilobytes(weights?.checkBill)],
  ['import + first bill, ms', ({ start }) => (start ? `${figure(start.import)} + ${figure(start.first)}` : '')],
];

const cellsOf = (results) => [
  COLUMNS.map(([title]) => title),
  ...results.map((one) => COLUMNS.map(([, value]) => value(one))),
];

/** The results as lines for a terminal. */
export function terminalTable(results) {
  const rows = cellsOf(results);
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join('  ')
      .trimEnd(),
  );
}

/** The results as a table in Markdown. */
export function markdownTable(results) {
  const [head, ...rows] = cellsOf(results).map((row) => `| ${row.join(' | ')} |`);
  return [head, `|${COLUMNS.map((_, at) => (at === 0 ? '---|' : '---:|')).join('')}`, ...rows];
}

/** The class of machine, without its name. */
export const machine = () =>
  `Node ${process.versions.node}, ${platform()} ${arch()}, ${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}`;
