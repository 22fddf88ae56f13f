import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { inside } from '../tools/root.mjs';

// What a visitor loads before the first page stands, JavaScript after gzip.
const BUDGET = 150 * 1024;
// The page, its frame and the catalogue of one language.
const FIRST_VISIT =
  /\/src\/(?:features\/home\/|app\/site-frame|i18n\/compiled\/zh-CN)|\/ui\/src\/i18n\/compiled\/zh-CN/;
// Too heavy for a visit that does not use them.
const LATE = {
  'the schemas': /\/yup\//,
  DOMPurify: /\/dompurify\//,
  'the table library': /\/@tanstack\/(?:react-table|table-core)\//,
  'the texts of the rules': /\/i18n\/compiled\/rules\.|\/validators\/src\/messages\//,
  'the form library': /\/react-hook-form\//,
  'the chart library': /\/d3-(?:scale|shape)\/|\/chart\/(?:line|bar)-drawing\./,
};

function collector(chunks) {
  return {
    name: 'lading-collect',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output);
    },
  };
}

function withStaticImports(chunks, names) {
  const found = new Set();
  const visit = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunk.imports) visit(next);
  };
  for (const name of names) visit(name);
  return [...found];
}

/** Builds the portal in memory and weighs what a first visit to /index loads. */
export async function checkBundle() {
  const chunks = new Map();
  const tree = inside('apps', 'portal', 'src', 'routeTree.gen.ts');
  const before = readFileSync(tree, 'utf8');
  // Vite makes this process a production one, which the suites after it must not inherit.
  const { NODE_ENV } = process.env;
  await build({
    root: inside('apps', 'portal'),
    logLevel: 'error',
    plugins: [collector(chunks)],
    build: { write: false, reportCompressedSize: false, sourcemap: false },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const all = [...chunks.values()];
  const entries = all.filter((chunk) => chunk.isEntry);
  const page = all.filter((chunk) => chunk.isDynamicEntry && chunk.moduleIds.some((id) => FIRST_VISIT.test(id)));
  const first = withStaticImports(
    chunks,
    [...entries, ...page].map((chunk) => chunk.fileName),
  );
  const size = first.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
  const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
  console.log(`  first visit to /index: ${first.length} scripts, ${kib(size)} after gzip of ${kib(BUDGET)} allowed`);
  const modules = first.flatMap((chunk) => chunk.moduleIds);
  return [
    ...(before === readFileSync(tree, 'utf8') ? [] : ['routeTree.gen.ts was not in step with the routes; it is now']),
    ...(entries.length === 1 ? [] : [`${entries.length} entries instead of one`]),
    ...(page.length > 2 ? [] : ['the chunks of /index were not found']),
    ...(size <= BUDGET ? [] : [`the first visit to /index loads ${kib(size)}`]),
    ...Object.entries(LATE)
      .filter(([, pattern]) => modules.some((id) => pattern.test(id)))
      .map(([name]) => `${name}: part of the first visit to /index, load it where it is used`),
  ];
}
