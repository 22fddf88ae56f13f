// node build.mjs [NAME ...]: builds apps/NAME, or all of them, into apps/NAME/dist
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT, readApps } from './apps.mjs';
import { shellRows } from './shared/fixture.js';

/** As the portal has its bills built: parts that are fetched before they are asked for are compiled beside the page. */
const COMPILED_AHEAD = {
  rolldownOptions: { output: { postBanner: ({ isEntry }) => (isEntry ? '' : '//# allFunctionsCalledOnLoad') } },
};

/** Builds one app into its own folder. */
export function buildApp(name, outDir = 'dist', options = name === 'review-lading' ? COMPILED_AHEAD : {}) {
  return build({
    root: join(ROOT, 'apps', name),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'], alias: { '@shared': join(ROOT, 'shared') } },
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1e6,
      ...options,
    },
  });
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2);
  for (const { name, scenario } of readApps()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const begun = performance.now();
    await buildApp(name);
    // What the first page asks for.
    if (scenario === 'shell') writeFileSync(join(ROOT, 'apps', name, 'dist', 'data.json'), JSON.stringify(shellRows()));
    console.log(name.padEnd(18), `${Math.round(performance.now() - begun)} ms`);
  }
}
