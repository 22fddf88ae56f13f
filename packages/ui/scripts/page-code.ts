import { posix } from 'node:path';
import { build } from 'esbuild';
import type { Rolldown } from 'vite';

/** The code that a page takes out of the built modules, at once or later, minified. `entry` names them: `export { Dialog } from './dialog/index.js'`. */
export async function pageCode(entry: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const codeOf = (file: string) => {
    const found = bundle[file];
    return found?.type === 'chunk' ? found.code : undefined;
  };
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: '/' },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: '/out',
    logLevel: 'error',
    plugins: [
      {
        name: 'lading-page',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path, importer, kind }) => {
            if (kind === 'entry-point') return undefined;
            const file = posix.join(importer === '<stdin>' ? '.' : posix.dirname(importer), path);
            if (!path.startsWith('.') || codeOf(file) === undefined) return { path, external: true };
            return { path: file, namespace: 'built', sideEffects: false };
          });
          onLoad({ filter: /./, namespace: 'built' }, ({ path }) => ({ contents: codeOf(path) ?? '' }));
        },
      },
    ],
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
