// Files that are made from others in a moment are not kept in git: compiled texts, tokens as code, coasts, the tree of routes.
// Whoever needs them asks here first; when nothing has changed since, that takes a few milliseconds.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inside } from './root.mjs';
import { siteTreeOf } from './site-tree.mjs';

const PORTAL = inside('apps', 'portal');
const TEXTS = ['packages/ui/src/i18n/messages', 'apps/portal/src/i18n/messages', 'packages/validators/src/messages'];
const SOURCES = [
  ...TEXTS,
  'packages/api-client/src/messages',
  'packages/ui/tokens/tokens.json',
  'apps/portal/src/routes',
  'apps/portal/tsr.config.json',
  'scripts/messages.mjs',
  'scripts/tools/made.mjs',
  'scripts/tools/site-tree.mjs',
  'packages/ui/scripts/tokens.mjs',
  'packages/ui/scripts/coast.mjs',
  'node_modules/world-atlas/package.json',
];
const COMPILED = ['packages/ui/src/i18n/compiled', 'apps/portal/src/i18n/compiled'];
const MADE = [
  ...COMPILED,
  'packages/ui/src/theme/token-rules.gen.ts',
  'packages/ui/src/theme/token-names.gen.ts',
  'packages/ui/tokens/resolved.json',
  'packages/ui/src/sea-chart/coast-coarse.gen.ts',
  'packages/ui/src/sea-chart/coast-fine.gen.ts',
  'apps/portal/src/routeTree.gen.ts',
  'apps/portal/src/siteTree.gen.ts',
];
const STAMP = inside('node_modules', '.cache', 'lading', 'made');

/** @returns {string[]} the files at a path, itself or below it */
function filesAt(path) {
  if (!existsSync(inside(path))) return [];
  if (!statSync(inside(path)).isDirectory()) return [path];
  return readdirSync(inside(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${path}${entry.parentPath.slice(inside(path).length)}/${entry.name}`.replaceAll('\\', '/'))
    .sort();
}

/** What files look like from outside: names, sizes, times. */
function lookAt(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesAt)) {
    const { size, mtimeMs } = statSync(inside(path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Writes a file when it says something else now; other processes see the old or the new one, never a half. */
export function writeChanged({ path, text }) {
  const file = inside(path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return true;
}

/** Makes what is missing or stale; answers how many files were written. Throws what is wrong with a source. */
export async function make() {
  // Taken before they are read: what is written meanwhile is made the next time.
  const sources = lookAt(SOURCES);
  const stamp = () => `${sources} ${lookAt(MADE)}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp()) return 0;
  const [{ generateTokens }, { generateCoasts }, { generateMessages }, { Generator, getConfig }] = await Promise.all([
    import('../../packages/ui/scripts/tokens.mjs'),
    import('../../packages/ui/scripts/coast.mjs'),
    import('../messages.mjs'),
    import('@tanstack/router-generator'),
  ]);
  const files = [...generateTokens(), ...generateCoasts(), ...(await generateMessages())];
  const written = files.filter(writeChanged).length;
  const known = new Set(files.map(({ path }) => path));
  for (const path of COMPILED.flatMap(filesAt)) if (!known.has(path)) rmSync(inside(path));
  await new Generator({ config: getConfig({}, PORTAL), root: PORTAL }).run();
  const whole = readFileSync(inside('apps', 'portal', 'src', 'routeTree.gen.ts'), 'utf8');
  writeChanged({ path: 'apps/portal/src/siteTree.gen.ts', text: siteTreeOf(whole) });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp());
  return written;
}

/** For Vite: the files are there before it reads the first, and texts are compiled anew while its server runs. */
export const made = () => ({
  name: 'lading-made',
  config: async () => {
    await make();
  },
  configureServer(server) {
    server.watcher.add(TEXTS.slice(0, 2).map((folder) => inside(folder)));
    server.watcher.on('change', async (path) => {
      if (!path.endsWith('.json') || !TEXTS.some((folder) => path.startsWith(inside(folder)))) return;
      await make().catch((error) => server.config.logger.error(error.message));
    });
  },
});
