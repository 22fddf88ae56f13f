import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inside, readJson } from '../tools/root.mjs';
import { namesOf, partsOf, weigh, weighFiles, weighStyles } from '../tools/weigh.mjs';

const FILE = inside('packages', 'ui', 'sizes.json');
// Texts, fonts and names of tokens are no components; the whole package is the sum of the others.
const NO_COMPONENTS = /^\.$|^\.\/(?:zh-CN|en-US|fonts|tokens|icons)(?:\/|$)|\.(?:css|json)$/;
// What was promised, in bytes. Everything else may grow by a twentieth, or by 150 bytes, before it has to be looked at.
const LIMITS = { 'button/Button': 2000 };
const PAGE_LIMITS = { all: 105_000, ours: 12_000, styles: 8000 };
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

/** The figures as { 'button/Button': bytes }: of ours, and of styles. */
const flat = ({ exports }) =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([entry, { css, names }]) => [
      ...Object.entries(names).map(([name, [ours]]) => [`${entry}/${name}`, ours]),
      ...(css ? [[`${entry}.css`, css]] : []),
    ]),
  );

/** What is larger than promised, or not in the list. */
function compareSizes(now, written) {
  const [sizes, before] = [flat(now), flat(written)];
  return [
    ...Object.entries(sizes).flatMap(([name, size]) => {
      if (before[name] === undefined) return [`${name} is not in packages/ui/sizes.json: run npm run sizes`];
      const limit = Math.min(LIMITS[name] ?? Number.POSITIVE_INFINITY, mayReach(before[name]));
      return size > limit ? [`${name} has ${size} bytes, ${limit} are allowed`] : [];
    }),
    ...Object.keys(before)
      .filter((name) => sizes[name] === undefined)
      .map((name) => `${name} is gone and still in packages/ui/sizes.json: run npm run sizes`),
    ...Object.entries(now.billPage).flatMap(([part, size]) => {
      if (part === 'parts') return [];
      const limit = PAGE_LIMITS[part] ?? mayReach(written.billPage[part]);
      return size > limit ? [`the page of a bill: ${part} has ${size} bytes, ${limit} are allowed`] : [];
    }),
  ];
}

/** Weighs a built package against the figures that are written down. */
export const checkSizes = async (ui, from) => compareSizes(await measureSizes(ui, from), readJson(FILE));

/** Writes the figures of packages/ui, which must be built. */
export async function writeSizes() {
  const home = inside('packages', 'ui');
  writeFileSync(
    FILE,
    `${JSON.stringify(await measureSizes(home, home), null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`,
  );
}
