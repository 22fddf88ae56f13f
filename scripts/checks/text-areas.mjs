import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { inside, readJson } from '../tools/root.mjs';

const PORTAL = inside('apps', 'portal', 'src');
const ROUTES = join(PORTAL, 'routes');
// Our own files, and the components; neither the rules nor the calls say anything.
const SPEAKS = /^\.|^@lading\/ui(?:\/(?!zh-CN|en-US|fonts)|$)/;
const MADE = /[\\/]i18n[\\/]compiled[\\/]/;
// What stands in compiled code between the quotes of a text's id; a template's holes hold one word each.
const QUOTED = /["'`]([a-z]\w*\.(?:[\w.-]|\$\{[^{}`]*\})+)["'`]/g;
const literals = (text) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word);

function idsOf(owner, nameOf) {
  const folder = inside(...owner, 'src', 'i18n', 'messages', 'en-US');
  return readdirSync(folder).flatMap((file) =>
    Object.keys(readJson(join(folder, file))).map((id) => [id, nameOf(file.slice(0, -5))]),
  );
}

/** Which area has which text, as { id: area }; `first` for what every page has. */
function areasById() {
  const read = (name) => readFileSync(join(PORTAL, 'i18n', `${name}.en-US.ts`), 'utf8');
  const own = ['first', 'rest']
    .map((name) => readFileSync(join(PORTAL, 'i18n', 'compiled', `${name}.en-US.ts`), 'utf8'))
    .join('\n');
  const later = new Set([...own.matchAll(/"([\w-]+)": \(\) =>/g)].map(([, area]) => area));
  const part = (area) =>
    ['desk', 'bills'].flatMap((name) => (read(name).includes(`@lading/ui/en-US/${area}'`) ? [`ui/${name}`] : []))[0];
  return Object.fromEntries([
    ...idsOf(['apps', 'portal'], (area) => (later.has(area) ? area : 'first')),
    ...idsOf(['packages', 'ui'], (area) => part(area) ?? 'first'),
  ]);
}

/** The areas of the texts that a piece of code says. */
export function areasOf(code, areas) {
  const found = new Set();
  for (const [, id] of code.matchAll(QUOTED)) {
    if (areas[id]) found.add(areas[id]);
    if (!id.includes('${')) continue;
    const like = new RegExp(
      `^${id
        .split(/\$\{[^{}]*\}/)
        .map((part) => part.replace(/[.-]/g, '\\$&'))
        .join('[^.]+')}$`,
    );
    for (const known of Object.keys(areas)) if (like.test(known)) found.add(areas[known]);
  }
  found.delete('first');
  return found;
}

const byName = (path) => relative(inside(), path).replaceAll('\\', '/');

/** Notes which files ask for what only later, as [importer, entry]: that is another piece of code. */
const noteLater = (later) => ({
  name: 'lading-text-areas',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'asked') return undefined;
      if (!SPEAKS.test(path) || MADE.test(join(resolveDir, path))) return { path, external: true };
      if (kind !== 'dynamic-import' || !importer.startsWith(PORTAL)) return undefined;
      const { path: entry } = await resolve(path, { kind, importer, resolveDir, pluginData: 'asked' });
      later.push([importer, entry]);
      return { path, external: true };
    });
  },
});

/**
 * What each file draws with, by its name: its code and that of all it imports, and which of these ask for what later.
 * @returns {Promise<[name: string, { code: string, later: [importer: string, entry: string][] }][]>}
 */
async function codesOf(entries) {
  const later = [];
  const { outputFiles, metafile } = await build({
    entryPoints: Object.fromEntries(entries.map((entry, at) => [String(at), entry])),
    absWorkingDir: inside(),
    bundle: true,
    write: false,
    metafile: true,
    outdir: inside('node_modules', '.cache', 'text-areas'),
    format: 'esm',
    jsx: 'automatic',
    conditions: ['lading-source'],
    logLevel: 'error',
    loader: { '.svg': 'empty', '.css': 'empty' },
    plugins: [noteLater(later)],
  });
  const textOf = new Map(outputFiles.map(({ path, text }) => [byName(path), text]));
  return Object.entries(metafile.outputs).map(([path, { inputs, entryPoint }]) => [
    entryPoint,
    { code: textOf.get(path), later: later.filter(([importer]) => inputs[byName(importer)]) },
  ]);
}

/** What is known of each file and of all that comes with it later, by name; a round is built at once, since most files are in each. */
async function readAll(entries, areas) {
  const known = new Map();
  for (let next = entries; next.length > 0; ) {
    for (const [name, { code, later }] of await codesOf(next)) known.set(name, { says: areasOf(code, areas), later });
    const after = [...known.values()].flatMap(({ later }) => later.map(([, entry]) => entry));
    next = [...new Set(after)].filter((entry) => !known.has(byName(entry)));
  }
  return known;
}

/** The areas that a file's late parts wait for: the third argument of `useLate`. */
function saidLate(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/useLate\([^()]*,\s*(\w+)\)/g)].flatMap(([, name]) =>
    literals(new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(text)?.[1] ?? ''),
  );
}

function missingOf(entry, has, known, seen = new Set()) {
  const name = byName(entry);
  if (seen.has(name)) return [];
  seen.add(name);
  const { says, later } = known.get(name);
  return [
    ...[...says]
      .filter((area) => !has.includes(area))
      .map((area) => `${name} says texts of ${area}, for which nothing waits: name it in loadTexts`),
    ...later.flatMap(([importer, part]) => missingOf(part, [...has, ...saidLate(importer)], known, seen)),
  ];
}

/** What files say, and what comes with them later, of areas that are not there by then; each is given with what it has. */
export async function missingAreas(entries, areas = areasById()) {
  const known = await readAll(
    entries.map(([entry]) => entry),
    areas,
  );
  return [...new Set(entries.flatMap(([entry, has]) => missingOf(entry, has, known)))];
}

const loaded = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, names]) => literals(names));

/** Texts that a page says and its route does not load: such a page throws where it is opened. */
export async function checkTextAreas() {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return missingAreas(
    files.map((file) => {
      // `_member/orders.tsx` stands in what `_member.tsx` has loaded.
      const around = dirname(file) === '.' ? [] : loaded(join(ROUTES, `${dirname(file)}.tsx`));
      // What the pages behind a login are called comes with the tree of their routes.
      if (!file.startsWith('_site')) around.push('places');
      return [join(ROUTES, file), [...around, ...loaded(join(ROUTES, file))]];
    }),
  );
}
