import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inside, readJson } from '../tools/root.mjs';
import { namesOf, partsOf, weigh, weighFiles, weighStyles } from '../tools/weigh.mjs';

// What each export may weigh, kept in git; what it weighs now is measured and not kept.
const LIMITS = inside('packages', 'ui', 'size-limits.json');
const MEASURED = inside('packages', 'ui', 'sizes.json');
// Texts, fonts and names of tokens are no components; the whole package is the sum of the others.
const NO_COMPONENTS = /^\.$|^\.\/(?:zh-CN|en-US|fonts|tokens|icons)(?:\/|$)|\.(?:css|json)$/;
// What was promised, in bytes; no limit is ever set higher.
const PROMISED = { 'button/Button': 2000, 'billPage/all': 105_000, 'billPage/ours': 12_000, 'billPage/styles': 8000 };
// Everything else may grow by a twentieth, or by 150 bytes, before it has to be looked at.
const mayReach = (bytes) => Math.max(Math.round(bytes * 1.05), bytes + 150);

// A bill to be read in its dialog: tabs, the printed form, goods and containers, in Chinese.
const PARTS = [
  `export { BillForm, BillTabs } from '@lading/ui/bill-read';`,
  `export { Dialog } from '@lading/ui/dialog';`,
  `export { LadingProvider } from '@lading/ui/i18n';`,
].join('\n');
const TEXTS = [
  `export { messages as bill } from '@lading/ui/zh-CN/bill';`,
  `export { messages as general } from '@lading/ui/zh-CN/general';`,
].join('\n');
const CHECKS = `export * from './dist/bill/bill-check-list.js';`;

async function weighPage(ui, from) {
  const page = { code: `${PARTS}\n${TEXTS}\nexport { createRoot } from 'react-dom/client';`, from };
  const { page: all } = await weigh({ page }, 'page');
  const parts = { code: PARTS, from };
  const ours = await weigh(
    { parts, texts: { code: TEXTS, from }, checked: { code: `${PARTS}\n${CHECKS}`, from: ui } },
    'ours',
  );
  const style = (name) => join(ui, 'dist', 'css', `${name}.css`);
  return {
    all,
    ours: ours.parts,
    texts: ours.texts,
    later: ours.checked - ours.parts,
    styles: await weighStyles([style('bill-page')]),
    themes: await weighStyles([style('bill-page-themes')]),
    pictures: weighFiles(['line', 'stamp'].map((name) => join(ui, 'dist', 'css', `bill-page-${name}.svg`))),
    // Where other components stand on the page, too.
    byPart: await weighStyles(['base', 'bill-read', 'dialog'].map(style)),
    parts: await partsOf(page),
  };
}

/** What each export costs whoever imports it by itself: `[ours, with dependencies]`; the styles of each entry; the page of a bill. */
async function measureSizes(ui, from) {
  const { exports } = readJson(join(ui, 'package.json'));
  const entries = Object.keys(exports)
    .filter((name) => !NO_COMPONENTS.test(name))
    .map((name) => name.slice(2));
  const importOf = (what, entry) => ({ code: `export ${what} from '@lading/ui/${entry}';`, from });
  const names = await namesOf(Object.fromEntries(entries.map((entry) => [entry, importOf('*', entry)])));
  const pieces = Object.fromEntries(
    entries.flatMap((entry) => names[entry].map((name) => [`${entry}/${name}`, importOf(`{ ${name} }`, entry)])),
  );
  const [ours, all] = await Promise.all([weigh(pieces, 'ours'), weigh(pieces, 'dependencies')]);
  // Where there are no dependencies, what names them makes the difference.
  const pair = (piece) => [ours[piece], Math.max(ours[piece], all[piece])];
  const measured = {};
  for (const entry of entries) {
    const sheet = exports[`./${entry}.css`]?.default;
    measured[entry] = {
      ...(sheet && { css: await weighStyles([join(ui, sheet)]) }),
      names: Object.fromEntries(names[entry].map((name) => [name, pair(`${entry}/${name}`)])),
    };
  }
  return { unit: 'bytes, minified and after gzip -9', exports: measured, billPage: await weighPage(ui, from) };
}

/** The figures that have a limit: of ours, of styles, and of the page of a bill, as { 'button/Button': bytes }. */
export const limited = ({ exports, billPage: { parts, ...page } }) =>
  Object.fromEntries([
    ...Object.entries(exports).flatMap(([entry, { css, names }]) => [
      ...Object.entries(names).map(([name, [ours]]) => [`${entry}/${name}`, ours]),
      ...(css ? [[`${entry}.css`, css]] : []),
    ]),
    ...Object.entries(page).map(([part, bytes]) => [`billPage/${part}`, bytes]),
  ]);

/** What is larger than its limit, or has none. */
export const compareSizes = (sizes, limits) => [
  ...Object.entries(sizes).flatMap(([name, size]) => {
    if (limits[name] === undefined) return [`${name} is not in packages/ui/size-limits.json: run npm run sizes`];
    return size > limits[name] ? [`${name} has ${size} bytes, ${limits[name]} are allowed`] : [];
  }),
  ...Object.keys(limits)
    .filter((name) => sizes[name] === undefined)
    .map((name) => `${name} is gone and still in packages/ui/size-limits.json: run npm run sizes`),
];

/** New limits: the old one where it holds and is no further away than a new one would be twice over; who changes them reads the difference. */
export const limitsFor = (sizes, limits) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => {
      const reach = Math.min(PROMISED[name] ?? Number.POSITIVE_INFINITY, mayReach(size));
      const before = limits[name] ?? 0;
      return [name, before >= size && before <= size + 2 * (reach - size) ? before : reach];
    }),
  );

const writeJson = (file, value) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`);

/** Weighs a built package, writes down for the docs pages what it weighs, and compares that with the limits. */
export async function checkSizes(ui, from) {
  const sizes = await measureSizes(ui, from);
  writeJson(MEASURED, sizes);
  return compareSizes(limited(sizes), readJson(LIMITS));
}

/** Measures packages/ui, which must be built, and sets new limits where the old ones do not fit. */
export async function writeSizes() {
  const home = inside('packages', 'ui');
  const sizes = await measureSizes(home, home);
  writeJson(MEASURED, sizes);
  writeJson(LIMITS, limitsFor(limited(sizes), readJson(LIMITS)));
}
