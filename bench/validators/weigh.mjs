import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
// The rule for numbers stands apart, so that it is weighed without the bill.
const FOLDERS = { isNumber: 'numbers', checkBill: 'contestants' };

/**
 * Bundles what a page loads to use `isNumber` or `checkBill` of a contestant, minified. Answers its weight after gzip in bytes and
 * where the bundle lies.
 * @param {string} folder where the bundle is written
 */
export async function weigh(id, name, folder) {
  const outfile = join(folder, `${id}.${name}.mjs`);
  await build({
    stdin: { contents: `export { ${name} } from './${FOLDERS[name]}/${id}.mjs';`, resolveDir: here },
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
