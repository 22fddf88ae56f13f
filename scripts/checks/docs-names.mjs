import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { entriesOf, PACKAGES } from '../tools/api.mjs';
import { declarationReader } from '../tools/declarations.mjs';
import { inside, readJson } from '../tools/root.mjs';
import { freshTypes } from '../tools/types.mjs';

// Names of the language, of the browser and of what our users have beside us.
const OTHERS = ['Controller', 'Intl', 'Record'];
// npm packs these whatever `files` says.
const ALWAYS = /^(?:README\.md|LICENSE|package\.json)$/;
const FENCE = /^```[\s\S]*?^```$/gm;
const IMPORT = /^import\s+(?:type\s+)?(?:\{([^}]*)\}|\* as \w+)?\s*(?:from\s*)?'(@lading\/[^']+)';?$/gm;
const NAME = /`([A-Z]\w*[a-z]\w*)(?:<[^`]*>|\[[^`]*\])?`/g;

const plain = (part) =>
  part
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0];

/**
 * What a page names that is not there.
 * @param {string} text the page
 * @param {{ names: Map<string, Set<string>>, has(file: string): boolean }} known what each entry gives away, and whether a file is shipped
 */
export function unknownIn(text, { names, has }) {
  const words = text.replace(FENCE, '').replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
  const all = new Set([...names.values()].flatMap((some) => [...some]));
  const entry = (path) => (names.has(path) ? [] : [`${path} is no entry`]);
  return [
    ...[...words.matchAll(NAME)].flatMap(([, name]) =>
      all.has(name) || OTHERS.includes(name) ? [] : [`${name} is defined nowhere`],
    ),
    ...[...words.matchAll(/`(@lading\/[\w./-]+)`/g)].flatMap(([, path]) => entry(path)),
    ...[...text.matchAll(IMPORT)].flatMap(([, list = '', path]) => [
      ...entry(path),
      ...list
        .split(',')
        .map(plain)
        .filter((name) => name && names.has(path) && !names.get(path).has(name))
        .map((name) => `${path} does not export ${name}`),
    ]),
    ...[...words.matchAll(/\]\((?!https?:|#|\?|mailto:)([^)#\s]+)[^)]*\)/g)].flatMap(([, file]) =>
      has(file) ? [] : [`${file} is linked and not shipped`],
    ),
  ];
}

/** Every entry of the packages with its names; files without names have none. */
function entryNames() {
  const found = new Map();
  for (const name of PACKAGES) {
    const reader = declarationReader();
    const { exports } = readJson(inside('packages', name, 'package.json'));
    for (const key of Object.keys(exports)) found.set(`@lading/${name}${key.slice(1)}`, new Set());
    for (const { key, path } of entriesOf(name))
      found.set(`@lading/${name}${key.slice(1)}`, new Set(reader.namesOf(path).keys()));
  }
  return found;
}

/** Whether npm packs a file of a package. */
const shipped = (name) => {
  const { files } = readJson(inside('packages', name, 'package.json'));
  return (file) => ALWAYS.test(file) || files.some((part) => file === part || file.startsWith(`${part}/`));
};

/** Pages of the packages name nothing that is not there, and link to nothing that npm leaves out. */
export async function checkDocsNames() {
  await freshTypes('ui', 'api-client');
  const names = entryNames();
  return PACKAGES.flatMap((name) => {
    const packs = shipped(name);
    const home = inside('packages', name);
    // Of the pages in docs/ only those that are shipped; the others are read where the repository is.
    const pages = globSync(['README.md', 'docs/*.md', 'src/**/*.mdx'], { cwd: home })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((page) => page.endsWith('.mdx') || packs(page));
    return pages.flatMap((page) => {
      // A page of Storybook is not in the package; what it links to is another page of it.
      const made = (file) => /^llms\//.test(file) || existsSync(join(home, file));
      const has = (file) => {
        const target = posix.join(dirname(page), file);
        return page.endsWith('.mdx') ? existsSync(join(home, target)) : packs(target) && made(target);
      };
      const text = readFileSync(join(home, page), 'utf8');
      return unknownIn(text, { names, has }).map((problem) => `packages/${name}/${page}: ${problem}`);
    });
  });
}
