import { pairsOf } from './apps.mjs';

/** What our screens may cost, as a ratio to the hand-written ones. */
const TARGETS = [
  { id: 'lading', limit: 'limit', key: 'cold.task', most: 1.4, what: 'the bill opens for the first time' },
  { id: 'lading', limit: 'limit', key: 'warm.task', most: 1.3, what: 'the bill opens again' },
  { id: 'lading', limit: 'limit', key: 'tabs.task', most: 1.1, what: 'another tab of the bill' },
  {
    id: 'table-lading',
    limit: 'table-limit',
    rows: 10_000,
    key: 'show.task',
    most: 1.8,
    what: '10,000 rows are shown',
  },
  {
    id: 'table-lading',
    limit: 'table-limit',
    rows: 10_000,
    key: 'sort.task',
    most: 1.6,
    what: '10,000 rows are sorted',
  },
  {
    id: 'edit-lading',
    limit: 'edit-lading-read',
    key: 'open.task',
    most: 1.6,
    what: 'a bill of 200 containers and 150 lines opens to be written, beside the same to be read',
  },
  ...[10, 201].flatMap((rows) =>
    ['cold', 'warm'].flatMap((step) =>
      [
        ['open', 'opening a bill on its comparison'],
        ['review', 'the tab of the comparison'],
      ].map(([id, what]) => ({
        id: `${id}-compare`,
        limit: `${id}-bill`,
        rows,
        key: `${step}.task`,
        most: 1.5,
        what: `${what}, ${rows} rows, ${step}`,
      })),
    ),
  ),
];

/** What a step may cost by itself, ms of the main thread. */
const LIMITS = [
  { id: 'sheet-lading', rows: 20_000, key: 'scroll.p95', most: 8, what: 'a step of scrolling 20,000 rows, 19 of 20' },
  { id: 'edit-lading', rows: 0, key: 'key.median', most: 8, what: 'a key in a bill of 200 containers and 150 lines' },
  { id: 'edit-lading', rows: 0, key: 'key.p95', most: 16, what: 'the same, 19 of 20' },
];

const judgeLimits = (results) =>
  LIMITS.flatMap(({ id, rows, key, most, what }) => {
    const stats = results.find((one) => one.id === id && one.rows === rows && one.pace === 1)?.stats;
    const ours = stats?.[key];
    if (!ours) return [];
    // Two frames that change nothing cost this much: it is the asking and no part of the step.
    const asking = stats['nothing.median']?.median ?? 0;
    const cost = ours.median - asking;
    const text = `${what}: ${cost.toFixed(1)} ms of at most ${most} (${asking.toFixed(1)} of asking taken off)`;
    return [{ held: cost <= most, ratio: cost / most, text }];
  });

export const judge = (results) => [...judgeRatios(results), ...judgeLimits(results)];

function judgeRatios(results) {
  return TARGETS.flatMap(({ id, limit, rows = 0, key, most, what }) => {
    const find = (name) => results.find((one) => one.id === name && one.rows === rows && one.pace === 1)?.stats[key];
    const [ours, theirs] = [find(id), find(limit)];
    if (!ours || !theirs) return [];
    const ratio = ours.median / theirs.median;
    return [{ held: ratio <= most, ratio, text: `${what}: ${ratio.toFixed(2)} of at most ${most.toFixed(1)}` }];
  });
}

/** What is compared with another revision, and how much more it may cost: more is no noise. */
const STEPS = {
  bill: ['cold.task', 'warm.task', 'tabs.task'],
  review: ['cold.task', 'warm.task'],
  table: ['show.task', 'sort.task', 'toggle.task', 'scroll.perFrame'],
  shell: ['load.task', 'next.task'],
  sheet: ['show.task', 'scroll.p95', 'move.p95', 'write.p95'],
  edit: ['open.task', 'key.median', 'key.p95'],
};
const MOST = 1.03;

const held = (text, ratio) => ({ held: ratio <= MOST, ratio, text: `${text}: ${ratio.toFixed(3)} of before` });

/** Ours beside itself at another revision: main thread and bytes of the script. */
export const judgeBefore = (results) =>
  pairsOf(results)
    .filter(([before, now]) => before.count > 0 && now.count > 0)
    .flatMap(([before, now]) => {
      const name = [now.id, now.rows > 0 && `${now.rows} rows`, now.pace > 1 && `${now.pace}x`]
        .filter(Boolean)
        .join(', ');
      return [
        // In a bill to be read nobody types.
        ...STEPS[now.scenario]
          .filter((key) => now.stats[key] && before.stats[key])
          .map((key) => held(`${name}, ${key.replace('.task', '')}`, now.stats[key].median / before.stats[key].median)),
        held(`${name}, script loaded`, now.transfer.js.gzip / before.transfer.js.gzip),
      ];
    });
