import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { writeChanged } from './made.mjs';
import { inside, root } from './root.mjs';

const SOURCES = inside('apps', 'server', 'src');
const ENTRIES = ['main.ts', 'documents/print-worker.ts'];
const FOLDER = 'apps/server/dist';

// Of several hundred files each.
const WITHIN = /^(?:@lading\/|@formatjs\/|drizzle-orm\b)/;

/** What belongs to the project goes into the program, and what is scattered; other packages are found where they are installed. */
const others = {
  name: 'lading-others',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || WITHIN.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Files that lie beside a source (fonts, lists, migrations) are read from there; a thread is a program beside the main one. */
const places = {
  name: 'lading-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const thread = ENTRIES.slice(1).find((entry) => text.includes(`'./${basename(entry)}'`));
      const contents = thread
        ? text.replaceAll(`'./${basename(thread)}'`, `'./${basename(thread, '.ts')}.mjs'`)
        : text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * The path of the server as a program of two files: a start from nine hundred sources looks for each of them, which takes
 * half of its time. A process that starts meanwhile has the old program or the new one.
 */
export async function buildServer() {
  const { outputFiles } = await build({
    entryPoints: ENTRIES.map((entry) => ({ in: `${SOURCES}/${entry}`, out: basename(entry, '.ts') })),
    outdir: inside(FOLDER),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    conditions: ['lading-source'],
    plugins: [others, places],
    absWorkingDir: root,
    logLevel: 'silent',
  });
  for (const { path, text } of outputFiles)
    writeChanged({ path: path.slice(root.length + 1).replaceAll('\\', '/'), text });
  return inside(FOLDER, 'main.mjs');
}
