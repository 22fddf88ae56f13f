import { arch, cpus, platform } from 'node:os';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const figure = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
const middle = ({ stats }, key) => stats[key]?.median;

/** The value with its ratio to the hand-written page. */
const beside = (title, key) => [
  title,
  (one, limit) => {
    const [value, base] = [middle(one, key), middle(limit, key)];
    if (value === undefined) return '';
    return base ? `${figure(value)} (${(value / base).toFixed(2)})` : figure(value);
  },
];
const plain = (title, key, write = figure) => [
  title,
  (one) => (middle(one, key) === undefined ? '' : write(middle(one, key))),
];
const sizes = [
  ['JS gz / br kB', ({ transfer: { js } }) => `${kilobytes(js.gzip)} / ${kilobytes(js.brotli)}`],
  ['CSS gz kB', ({ transfer: { css } }) => kilobytes(css.gzip)],
];
const ends = [plain('heap MB', 'heap', (bytes) => (bytes / 1e6).toFixed(2)), plain('elements', 'elements', String)];

const COLUMNS = {
  bill: [
    ...sizes,
    beside('cold CPU', 'cold.task'),
    beside('warm CPU', 'warm.task'),
    beside('tab CPU', 'tabs.task'),
    beside('cold frame', 'cold.raf2'),
    beside('warm frame', 'warm.raf2'),
    plain('warm settled', 'warm.settled'),
    ...ends,
  ],
  table: [
    ...sizes,
    beside('show CPU', 'show.task'),
    beside('sort CPU', 'sort.task'),
    beside('hide column CPU', 'toggle.task'),
    beside('scroll CPU a frame', 'scroll.perFrame'),
    plain('blank frames', 'scroll.blank'),
    ...ends,
  ],
  review: [
    ...sizes,
    beside('cold CPU', 'cold.task'),
    beside('warm CPU', 'warm.task'),
    beside('cold frame', 'cold.raf2'),
    beside('warm frame', 'warm.raf2'),
    ...ends,
  ],
  shell: [
    ...sizes,
    beside('load CPU', 'load.task'),
    beside('content frame', 'load.raf2'),
    beside('next page CPU', 'next.task'),
    ...ends,
  ],
  sheet: [
    ...sizes,
    plain('show CPU', 'show.task'),
    plain('asking CPU', 'nothing.median'),
    ...['scroll', 'move', 'write'].flatMap((step) => [
      plain(`${step} CPU`, `${step}.median`),
      plain(`${step} CPU p95`, `${step}.p95`),
    ]),
    ...ends,
  ],
  edit: [
    ...sizes,
    plain('open CPU', 'open.task'),
    plain('asking CPU', 'nothing.median'),
    ...['key', 'head', 'row', 'text'].flatMap((step) => [
      plain(`${step} CPU`, `${step}.median`),
      plain(`${step} CPU p95`, `${step}.p95`),
    ]),
    ...ends,
  ],
};
const FIRST = {
  bill: 'cold.task',
  review: 'cold.task',
  table: 'show.task',
  shell: 'load.task',
  sheet: 'show.task',
  edit: 'open.task',
};
const PARTS = ['script', 'style', 'layout'];

/** Script, style and layout of a step, and the rest: paint, garbage, frames of an animation. */
const partsOf = (step) => [
  ...PARTS.map((part) => plain(`${step} ${part}`, `${step}.${part}`)),
  [
    `${step} rest`,
    (one) => figure(PARTS.reduce((left, part) => left - middle(one, `${step}.${part}`), middle(one, `${step}.task`))),
  ],
];
const PART_STEPS = {
  bill: ['cold', 'warm', 'tabs'],
  review: ['cold', 'warm'],
  table: ['show', 'sort'],
  shell: ['load'],
  sheet: ['show'],
  edit: ['open'],
};

function* groupsOf(results) {
  const keys = new Map();
  for (const one of results.filter(({ count }) => count > 0)) {
    const key = `${one.scenario} ${one.pace} ${one.rows}`;
    keys.set(key, [...(keys.get(key) ?? []), one]);
  }
  for (const group of keys.values()) {
    const { scenario, pace, rows } = group[0];
    const by = FIRST[scenario];
    const sorted = [...group].sort((left, right) => middle(left, by) - middle(right, by));
    const limit = group.find(({ id }) => /^(?:table-|shell-)?limit$/.test(id)) ?? sorted[0];
    const title = [scenario, rows > 0 && `${rows.toLocaleString('en')} rows`, pace > 1 && `processor ${pace}x slower`];
    yield { scenario, title: title.filter(Boolean).join(', '), sorted, limit };
  }
}

/** Tables of cells, the head first: what was measured, and the parts of it. */
export function tables({ results }) {
  return [...groupsOf(results)].flatMap(({ scenario, title, sorted, limit }) => {
    const table = (name, columns) => ({
      title: name,
      rows: [
        ['app', ...columns.map(([head]) => head)],
        ...sorted.map((one) => [one.id, ...columns.map(([, write]) => write(one, limit))]),
      ],
    });
    const first = FIRST[scenario];
    const spread = [
      'spread',
      ({ stats }) => `${Math.round(((stats[first].high - stats[first].low) / stats[first].median) * 100)}%`,
    ];
    return [
      table(title, [...COLUMNS[scenario], spread]),
      table(`${title}: parts`, PART_STEPS[scenario].flatMap(partsOf)),
    ];
  });
}

/** Lines for a terminal. */
export function terminalTable(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const pad = (cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]));
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

/** Lines in Markdown. */
export function markdownTable([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, at) => (at === 0 ? '---|' : '---:|')).join('')}`, ...rows.map(line)];
}

/** The class of machine, without its name. */
export const machine = ({ chromium, load }) => {
  const busy = [Math.min(...load), Math.max(...load)].map((value) => value.toFixed(1)).join(' to ');
  const processor = cpus()[0]?.model.trim() ?? 'unknown';
  return `Chromium ${chromium}, ${platform()} ${arch()}, ${cpus().length} cores, ${processor}, load ${busy}`;
};
