// The public names of the three packages with their declarations, a page an entry, for a reviewer to read as a difference.
import { join } from 'node:path';
import { declarationReader } from './declarations.mjs';
import { inside, readJson } from './root.mjs';

export const PACKAGES = ['validators', 'ui', 'api-client'];
// A catalogue is one object; its texts are reviewed where they are written.
const CATALOGUE = /^\.\/(?:zh-CN|en-US)|^\.\/messages\//;

// Only the word that something goes away is a part of the agreement.
const compact = (text) =>
  text
    .replace(/\s*\/\*(?![\s\S]*?@deprecated[\s\S]*?\*\/)[\s\S]*?\*\//g, '')
    .replace(/^ {4,}/gm, (spaces) => ' '.repeat(spaces.length / 2));

/** The entries of a package that have types: { name, path }, the main one last, so that it repeats nothing. */
export function entriesOf(name) {
  const { exports } = readJson(inside('packages', name, 'package.json'));
  const entries = Object.entries(exports)
    .filter(([, entry]) => entry.import)
    .map(([key, entry]) => ({ key, path: inside('packages', name, entry.types) }));
  return [...entries.filter(({ key }) => key !== '.'), ...entries.filter(({ key }) => key === '.')];
}

/** The declaration of one name, what it needs of its own file before it. */
export function textOf(reader, entry, as) {
  if (entry.space) return `export * as ${as}: ${[...entry.space.keys()].sort().join(', ')}`;
  if (entry.outside) return `export { ${entry.name === as ? as : `${entry.name} as ${as}`} } from '${entry.outside}'`;
  const needed = reader.neededBy(entry).map(({ text }) => compact(text));
  const other = entry.name === as ? '' : `// as ${as}\n`;
  return [...needed, `${other}export ${compact(entry.text)}`].join('\n');
}

function pageOf(reader, owner, { key, path }, told) {
  const names = [...reader.namesOf(path)].sort(([a], [b]) => (a < b ? -1 : 1));
  const fresh = [];
  const known = [];
  for (const [as, entry] of names) {
    const where = told.get(entry.text && `${entry.path}#${entry.name}#${as}`);
    if (where) known.push(`- \`${as}\`: ${where}`);
    else {
      fresh.push(textOf(reader, entry, as));
      if (entry.text) told.set(`${entry.path}#${entry.name}#${as}`, `${owner}${key.slice(1)}`);
    }
  }
  return [
    `# ${owner}${key.slice(1)}`,
    '',
    ...(fresh.length > 0 ? ['```ts', fresh.join('\n\n'), '```', ''] : []),
    ...(known.length > 0 ? ['Also here:', '', ...known, ''] : []),
  ].join('\n');
}

/** The pages of all packages as { path, text }; types/ must be fresh. */
export function apiPages() {
  return PACKAGES.flatMap((name) => {
    const reader = declarationReader();
    const told = new Map();
    return entriesOf(name)
      .filter(
        ({ key, path }) => path.endsWith('.d.ts') && !CATALOGUE.test(key) && key !== './fonts' && key !== './tokens',
      )
      .map((entry) => ({
        path: join('packages', name, 'api', `${entry.key === '.' ? 'index' : entry.key.slice(2)}.md`).replaceAll(
          '\\',
          '/',
        ),
        text: pageOf(reader, `@lading/${name}`, entry, told),
      }));
  });
}
