import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { apiPages, PACKAGES } from '../tools/api.mjs';
import { inside } from '../tools/root.mjs';
import { freshTypes } from '../tools/types.mjs';

const FOLDERS = PACKAGES.map((name) => `packages/${name}/api`);

/** What the pages should be, from fresh types, and what stands in their folders. */
async function compare() {
  await freshTypes('ui', 'api-client');
  const pages = apiPages();
  const known = new Set(pages.map(({ path }) => path));
  const there = FOLDERS.filter((folder) => existsSync(inside(folder))).flatMap((folder) =>
    readdirSync(inside(folder)).map((file) => `${folder}/${file}`),
  );
  return {
    pages,
    stale: pages.filter(({ path, text }) => !existsSync(inside(path)) || readFileSync(inside(path), 'utf8') !== text),
    left: there.filter((path) => !known.has(path)),
  };
}

/** The public names are written down as they are: whoever changes them reads the difference. */
export async function checkApi() {
  const { stale, left } = await compare();
  return [
    ...stale.map(
      ({ path }) => `${path} is not what the packages give away now: run npm run api and read the difference`,
    ),
    ...left.map((path) => `${path} has no entry any more: run npm run api`),
  ];
}

export async function writeApi() {
  const { pages, stale, left } = await compare();
  for (const { path, text } of stale) {
    mkdirSync(dirname(inside(path)), { recursive: true });
    writeFileSync(inside(path), text);
  }
  for (const path of left) rmSync(inside(path));
  return { all: pages.length, written: stale.length, removed: left.length };
}
