import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { apiPages, PACKAGES } from '../tools/api.mjs';
import { llmsPages } from '../tools/llms.mjs';
import { bin, inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

const FOLDERS = [...PACKAGES.map((name) => `packages/${name}/api`), 'packages/ui/llms'];

/** What the pages should be, from fresh types, and what stands in their folders. */
async function compare() {
  const { code, output } = await node(
    [bin('typescript', 'tsc'), '-b', inside('packages', 'ui'), inside('packages', 'api-client')],
    {
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(output.trim());
  const pages = [...apiPages(), ...llmsPages()];
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

/** The public names and the pages made of them are written down as they are: whoever changes them reads the difference. */
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
