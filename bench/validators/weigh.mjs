import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('contestants/', import.meta.url));

/**
 * Bundles what a page loads to use one export of a contestant, minified. Answers its weight after gzip in bytes and where it lies.
 * @param {string} folder where the bundle is written
 */
export async function weigh(id, name, folder) {
  const outfile = join(folder, `${id}.${name}.mjs`);
  await build({
    stdin: { contents: `export { ${name} } from './${id}.mjs';`, resolveDir: here },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    // Neither a browser's stand-ins nor Node's own modules.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'error',
  });
  return { outfile, bytes: gzipSync(readFileSync(outfile), { level: 9 }).length };
}
