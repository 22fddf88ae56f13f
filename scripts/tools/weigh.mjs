import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';

/** Bytes after gzip -9. */
const gzip = (text) => gzipSync(text, { level: 9 }).length;

const isReact = (path) => /^(?:react|react-dom)(?:\/|$)/.test(path);
const isOurs = (path) => path.startsWith('.') || path.startsWith('@lading/');
// Built into the package, and yet not ours: the library of messages.
const VENDOR = /[\\/]dist[\\/]vendor[\\/]/;

/**
 * What is left out: what is loaded later, and
 * `ours`: every dependency; `dependencies`: React; `page`: nothing.
 */
const outside = (scope) => ({
  name: 'lading-outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData, namespace }) => {
      if (kind === 'entry-point' || pluginData === 'asked') return undefined;
      if (kind === 'dynamic-import' || (scope !== 'page' && isReact(path))) return { path, external: true };
      if (scope !== 'ours') return undefined;
      if (!isOurs(path)) return { path, external: true };
      const found = await resolve(path, { importer, resolveDir, kind, namespace, pluginData: 'asked' });
      return VENDOR.test(found.path) ? { path, external: true } : found;
    });
  },
});

/** @returns {import('esbuild').BuildOptions} */
const options = (scope, entries) => ({
  entryPoints: Object.keys(entries).map((name) => ({ in: `entry:${name}`, out: name })),
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  outdir: 'out',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.svg': 'file' },
  plugins: [
    {
      name: 'lading-entries',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }));
        onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
          contents: entries[path].code,
          resolveDir: entries[path].from,
        }));
      },
    },
    outside(scope),
  ],
});

/** Weighs pieces of code, given as { name: { code, from } }: { name: bytes after gzip }. */
export async function weigh(entries, scope) {
  const { outputFiles } = await build(options(scope, entries));
  const sizes = {};
  for (const { path, contents } of outputFiles)
    if (path.endsWith('.js')) sizes[relative('out', path).replaceAll('\\', '/').slice(0, -3)] = gzip(contents);
  return sizes;
}

/** The names an entry of the package gives at run time. */
export async function namesOf(entries) {
  const { metafile } = await build({ ...options('ours', entries), minify: false });
  return Object.fromEntries(
    Object.entries(metafile.outputs)
      .filter(([path]) => path.endsWith('.js'))
      .map(([path, { exports }]) => [path.replace(/^out\//, '').slice(0, -3), exports]),
  );
}

/** Stylesheets put together as a page has them, minified. */
export async function weighStyles(files) {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return gzip((await transform(text, { loader: 'css', minify: true })).code);
}

/** Files that a page fetches each by itself. */
export const weighFiles = (files) => files.reduce((sum, file) => sum + gzip(readFileSync(file)), 0);

const partOf = (path) => {
  const dependency =
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? /dist\/vendor\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (dependency?.startsWith('@radix-ui/')) return 'Radix';
  if (/formatjs|intl-messageformat/.test(dependency ?? path)) return 'messages';
  if (dependency && !dependency.startsWith('@lading/')) return dependency;
  return /(?:ui|validators)\/dist\/(?:i18n\/compiled)?[^/]*/.exec(path)?.[0].replace('dist/', '') ?? 'the entry';
};

/** What a page is made of: minified bytes by dependency and by folder of ours, the largest first. */
export async function partsOf(entry) {
  const { metafile } = await build(options('page', { page: entry }));
  const sums = {};
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [path, { bytesInOutput }] of Object.entries(inputs))
      sums[partOf(path)] = (sums[partOf(path)] ?? 0) + bytesInOutput;
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, bytes]) => bytes > 0)
      .sort(([, a], [, b]) => b - a),
  );
}
