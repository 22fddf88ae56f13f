import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { findNode } from './node.mjs';
import { bin, inside, root } from './root.mjs';
import { run } from './run.mjs';

const SOURCES = ['apps/portal', 'packages/ui', 'packages/api-client', 'packages/validators'];
const FILES = ['package-lock.json', 'tsconfig.base.json', 'vite.library.ts'];
const SKIPPED = new Set(['node_modules', 'dist', 'types', 'test-results']);
const STAMP = inside('node_modules', '.cache', 'lading', 'portal-build');

function* filesOf(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesOf(path);
    else if (!/\.(?:test|stories)\.tsx?$|\.mdx?$/.test(path)) yield path;
  }
}

/** A digest of everything the portal is built from: contents, not times, so a fresh checkout does not build again. */
function stampOfSources() {
  const hash = createHash('sha256');
  for (const path of [...SOURCES.flatMap((folder) => [...filesOf(folder)]), ...FILES])
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

// What browsers load, and what the server draws the public pages with.
const BUILT = [
  ['dist/index.html', []],
  ['server/dist/pages.js', ['--ssr']],
];

const compress = promisify(brotliCompress);

/** Compresses once, and as far as it goes, what every browser asks for: a seventh less than at each request. Smaller files go as they are. */
async function compressPortal() {
  const folder = inside('apps', 'portal', 'dist');
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name));
  const one = async (name) => {
    const content = readFileSync(join(folder, name));
    if (content.length >= 1024) writeFileSync(join(folder, `${name}.br`), await compress(content));
  };
  await Promise.all(texts.map(one));
}

/** Builds the portal when it was never built or its sources have changed. Throws with the builder's words. */
export async function buildPortal() {
  const stamp = stampOfSources();
  const built = [...BUILT.map(([file]) => inside('apps', 'portal', file)), STAMP].every((file) => existsSync(file));
  if (built && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Building the portal (only when its sources have changed) …');
  for (const [, flags] of BUILT) {
    const { code, output } = await run(findNode(), [bin('vite'), 'build', ...flags, '--logLevel', 'warn'], {
      cwd: inside('apps', 'portal'),
      quiet: true,
    });
    if (code !== 0) throw new Error(`The portal could not be built.\n${output}`);
  }
  await compressPortal();
  mkdirSync(dirname(STAMP), { recursive: true });
  // Taken again: the router plug-in may have written its route tree during the build.
  writeFileSync(STAMP, stampOfSources());
}
