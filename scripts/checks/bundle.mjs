import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { inside } from '../tools/root.mjs';

// JavaScript after gzip -9, in bytes; a kB is 1000 of them. What a visitor loads until /index stands in Chinese, and any file that comes later.
// The routes of the public pages stand in it, about a hundred bytes each; all others are learned later (apps/portal/src/app/learning.ts).
const FIRST_BUDGET = 125_000;
const LATER_BUDGET = 30_000;
// The reader of PDFs is one library that cannot be split; it comes when a sample is opened, and what it weighs is watched here.
// The coast near the land is one line of data, and comes when a chart of it is shown.
// So does the editor of articles, one library too, with the first article that staff opens.
// The contract is one object with every call of the house, and grows with each of them.
const WHOLE_LIBRARIES = { contract: 60_000, pdf: 140_000, 'coast-fine.gen': 34_000, 'rich-text': 146_000 };
// The frame, the page and its texts: what the entry imports by itself to show /index.
const FIRST_PARTS = [
  '/routes/_site.tsx?tsr-split=component',
  '/routes/_site/[index].tsx?tsr-split=component',
  '/i18n/first.zh-CN.ts',
];
// Too heavy for a visit that does not use them.
const LATE = {
  SWR: /\/swr\//,
  Radix: /\/@radix-ui\//,
  'the schemas': /\/yup\//,
  DOMPurify: /\/dompurify\//,
  'the table library': /\/@tanstack\/(?:react-table|table-core)\//,
  'the texts of the rules': /\/i18n\/compiled\/rules\.|\/validators\/src\/messages\//,
  'the form library': /\/react-hook-form\//,
  'the chart library': /\/d3-(?:scale|shape)\/|\/chart\/(?:line|bar)-drawing\./,
};

// Of a call only the server asks for these: scripts/tools/server-fields.mjs takes them away. A field that is asked may have such a name.
const SERVERS = /\baccess:\s*['"[]|\babout:\s*\[|\blimit:\s*\d/;
// A folder's index names its files, one of which may be called as a field is.
const CALLS = /\/api-client\/src\/contract\/[a-z]+\/(?!index\.ts$)[^/]+$/;

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

const slashes = (id) => id.replaceAll('\\', '/');

/** Builds the portal in memory and weighs what a first visit to /index loads. */
export async function checkBundle() {
  const chunks = new Map();
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
  const parts = FIRST_PARTS.map((part) =>
    all.find(({ moduleIds }) => moduleIds.some((id) => slashes(id).endsWith(part))),
  );
  const first = withStaticImports(
    chunks,
    [...entries, ...parts].filter(Boolean).map((chunk) => chunk.fileName),
  );
  const sizeOf = (chunk) => gzipSync(chunk.code, { level: 9 }).length;
  const size = first.reduce((sum, chunk) => sum + sizeOf(chunk), 0);
  const later = all
    .filter((chunk) => !first.includes(chunk))
    .map((chunk) => ({ name: chunk.name, size: sizeOf(chunk) }));
  const largest = later.reduce((most, chunk) => (chunk.size > most.size ? chunk : most), { name: 'none', size: 0 });
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `  first visit to /index: ${first.length} scripts, ${kb(size)} after gzip of ${kb(FIRST_BUDGET)} allowed; ` +
      `largest later: ${largest.name}, ${kb(largest.size)} of ${kb(LATER_BUDGET)}`,
  );
  const modules = first.flatMap((chunk) => chunk.moduleIds);
  const calls = all.flatMap((chunk) => Object.entries(chunk.modules)).filter(([id]) => CALLS.test(slashes(id)));
  return [
    ...(entries.length === 1 ? [] : [`${entries.length} entries instead of one`]),
    ...FIRST_PARTS.filter((_part, place) => !parts[place]).map((part) => `${part}, a part of /index, was not found`),
    ...(size <= FIRST_BUDGET ? [] : [`the first visit to /index loads ${kb(size)}, ${kb(FIRST_BUDGET)} are allowed`]),
    ...later
      .filter(({ name, size }) => size > (WHOLE_LIBRARIES[name] ?? LATER_BUDGET))
      .map(
        ({ name, size }) =>
          `the part ${name} has ${kb(size)}, ${kb(WHOLE_LIBRARIES[name] ?? LATER_BUDGET)} are allowed: split it`,
      ),
    ...Object.entries(LATE)
      .filter(([, pattern]) => modules.some((id) => pattern.test(slashes(id))))
      .map(([name]) => `${name}: part of the first visit to /index, load it where it is used`),
    ...(calls.length > 0 ? [] : ['no call was found in the portal']),
    ...calls
      .filter(([, { code }]) => SERVERS.test(code ?? ''))
      .map(([id]) => `${id}: who may call comes with the page, where only the server asks for it`),
  ];
}
