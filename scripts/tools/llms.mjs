// What an agent reads of @lading/ui: the pages of the components as plain Markdown with their types, and llms.txt, the list of them.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { entriesOf, textOf } from './api.mjs';
import { declarationReader } from './declarations.mjs';
import { writeChanged } from './made.mjs';
import { inside, readJson } from './root.mjs';
import { freshTypes } from './types.mjs';

const HOME = 'packages/ui';
// The theme has pages and no component.
const PLACES = { theme: '@lading/ui/tokens`, `@lading/ui/brand' };

/** A docs page without what only Storybook draws; code between fences stays. */
function plain(mdx) {
  const parts = mdx.split(/^(```[\s\S]*?^```)$/m);
  return parts
    .map((part) =>
      part.startsWith('```')
        ? part
        : part
            .replace(/^(?:import|export) [^;]*;$/gm, '')
            .replace(/^<([A-Z]\w*)\b[^>]*?\/>$/gms, '')
            .replace(/^<([A-Z]\w*)\b[\s\S]*?<\/\1>$/gm, '')
            .replace(/^\{\/\*[\s\S]*?\*\/\}$/gm, ''),
    )
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A declaration as it was written, with its comments. */
const spoken = (reader, entry, as) =>
  entry.space || entry.outside
    ? textOf(reader, entry, as)
    : [...reader.neededBy(entry), entry]
        .map(
          ({ doc, text, exported }) =>
            `${doc ? `${doc}\n` : ''}${exported ? 'export ' : ''}${text.replace(/^ {4,}/gm, (s) => ' '.repeat(s.length / 2))}`,
        )
        .join('\n');

function pagesOf(folder) {
  const files = readdirSync(inside(HOME, 'src', folder))
    .filter((file) => file.endsWith('.mdx'))
    .sort((a, b) => Number(b === `${folder}.mdx`) - Number(a === `${folder}.mdx`) || (a < b ? -1 : 1));
  return files.map((file) => plain(readFileSync(inside(HOME, 'src', folder, file), 'utf8')));
}

/** The first sentence below the title. */
function about(page) {
  const words = page.split('\n\n').find((part) => /^[A-Z`]/.test(part) && !part.startsWith('#')) ?? '';
  return (
    words
      .replaceAll('\n', ' ')
      .match(/^[\s\S]*?[.:](?=\s|$)/)?.[0]
      .replace(/:$/, '.') ?? words
  );
}

/** llms.txt and a page for each folder of components, as { path, text }; types/ must be fresh. */
function llmsPages() {
  const status = readJson(inside(HOME, 'status.json'));
  const reader = declarationReader();
  const all = entriesOf('ui');
  const main = reader.namesOf(all.at(-1).path);
  const entries = all.slice(0, -1);
  const byFolder = new Map();
  for (const entry of entries) {
    const [, folder] = entry.path.replaceAll('\\', '/').match(/\/types\/(.+)\/index\.d\.ts$/) ?? [];
    if (folder) byFolder.set(folder, entry);
  }
  const folders = [...new Set([...byFolder.keys(), ...Object.keys(PLACES)])].sort();
  const pages = folders.map((folder) => {
    const entry = byFolder.get(folder);
    const name = entry?.key.slice(2) ?? folder;
    const prose = pagesOf(folder);
    const names = entry ? [...reader.namesOf(entry.path)].sort(([a], [b]) => (a < b ? -1 : 1)) : [];
    const values = names.filter(([, { text = 'const' }]) => !/^(?:type|interface)\b/.test(text)).map(([as]) => as);
    const { status: state, since } = status[name] ?? {};
    const title = prose.length > 0 ? [] : [`# ${name}`];
    const facts = entry
      ? [
          `Import: \`import { ${values.join(', ')} } from '@lading/ui/${name}';\`${main.has(values[0]) ? ', or from `@lading/ui`' : ''}.`,
          `Status: ${state}, since ${since}.`,
        ].join('\n')
      : `Names: \`${PLACES[folder]}\`.`;
    const types = names.map(([as, found]) => spoken(reader, found, as)).join('\n\n');
    const text = [...title, ...prose, facts, ...(types ? [`## Types\n\n\`\`\`ts\n${types}\n\`\`\``] : [])].join('\n\n');
    return { name, state, values, about: about(prose[0] ?? ''), path: `${HOME}/llms/${name}.md`, text: `${text}\n` };
  });
  const lines = pages.map((page) =>
    `- [${page.name}](${page.name}.md): ${
      page.values.length > 0
        ? `${page.values
            .slice(0, 6)
            .map((value) => `\`${value}\``)
            .join(', ')}. `
        : ''
    }${page.about}`.trim(),
  );
  const readme = readFileSync(inside(HOME, 'README.md'), 'utf8').trim();
  const [head, ...rest] = readme.split('\n\n');
  const summary = rest[0].replaceAll('\n', ' ');
  const index = [
    head,
    `> ${summary}`,
    'One page for each entry of the package, with its rules of use, its keys and its types. [readme.md](readme.md) tells how to install it and has recipes.',
    '## Entries',
    lines.join('\n'),
  ].join('\n\n');
  return [
    { path: `${HOME}/llms/llms.txt`, text: `${index}\n` },
    { path: `${HOME}/llms/readme.md`, text: `${readme}\n` },
    ...pages.map(({ path, text }) => ({ path, text })),
  ];
}

/** Makes packages/ui/llms of the sources as they are now. */
export async function writeLlms() {
  await freshTypes('ui');
  const pages = llmsPages();
  for (const page of pages) writeChanged(page);
  const known = new Set(pages.map(({ path }) => path));
  const there = existsSync(inside(HOME, 'llms')) ? readdirSync(inside(HOME, 'llms')) : [];
  for (const file of there) if (!known.has(`${HOME}/llms/${file}`)) rmSync(inside(HOME, 'llms', file));
}
