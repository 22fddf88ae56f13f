import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';

// What a reader of a page sees of a component's props: the table Storybook draws from what react-docgen reads in the source.
const SOURCES = 'packages/ui/src';
const read = (path: string) => readFileSync(path, 'utf8');
/** Drawn by what of a story or page: its own stories, or a table of the page. */
const PAGES = globSync(`${SOURCES}/**/*.mdx`).map(read).join('\n');
const STORIES = globSync(`${SOURCES}/**/*.stories.tsx`).map(read);

// Drawings take what an svg takes; they have no page.
const WITHOUT = ['EmptyArt', 'FailedArt'];
/** Two components in one, each with a table of its own under it. */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = { Combobox: ['ComboboxOfOne', 'ComboboxOfMany'] };

interface Part {
  name: string;
  path: string;
  code: string;
}
const PARTS: Part[] = globSync(`${SOURCES}/**/*.tsx`)
  .filter((path) => !/\.(?:stories|test)\.tsx$|[\\/]testing[\\/]/.test(path))
  .flatMap((path) => {
    const code = read(path);
    return [
      ...code.matchAll(
        /^export const ([A-Z]\w*[a-z]\w*)\b[^=]*= (?:\/\* @__PURE__ \*\/ )?(?:forwardRef|memo|withDefaults)/gm,
      ),
    ].map(([, name = '']) => ({ name, path, code }));
  });

/** Every component that a folder gives away. */
const GIVEN = new Set(
  globSync(`${SOURCES}/**/index.ts`).flatMap((path) =>
    [...read(path).matchAll(/\b[A-Z]\w*[a-z]\w*\b/g)].map(([name]) => name),
  ),
);
const GIVEN_PARTS = PARTS.filter(({ name }) => GIVEN.has(name));

function resolve(name: string, folder: string): string {
  const path = join(folder, name);
  if (name.startsWith('.') && existsSync(path)) return path;
  // As Storybook's own: what stands outside of the library is left out.
  throw Object.assign(new Error(name), { code: 'MODULE_NOT_FOUND' });
}

/** The props of a component as { name: default }. */
function propsOf({ name, path, code }: Part): Record<string, string | undefined> {
  const found = parse(code, {
    filename: join(process.cwd(), path),
    babelOptions: { babelrc: false, configFile: false, parserOpts: { plugins: ['typescript', 'jsx'] } },
    importer: makeFsImporter(resolve),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  });
  const own = found.find(({ displayName }) => displayName === name) ?? found[0];
  return Object.fromEntries(
    Object.entries(own?.props ?? {}).map(([prop, { defaultValue }]) => [
      prop,
      defaultValue?.value as string | undefined,
    ]),
  );
}

/** The defaults a component writes down where it takes its props. */
function defaultsIn({ name, code }: Part): string[] {
  const taken = new RegExp(`function ${name}\\(\\s*\\{([\\s\\S]*?)\\},`).exec(code)?.[1] ?? '';
  return [...taken.matchAll(/(\w+)(?:: \w+)? = /g)].map(([, prop = '']) => prop);
}

describe('the props of every component', () => {
  it('are found', () => expect(GIVEN_PARTS.length).toBeGreaterThan(90));

  it.each(GIVEN_PARTS)('$name has its table with every default', (part) => {
    const others = OF_OTHERS[part.name];
    if (others) return expect(others.every((name) => STORIES.some((code) => code.includes(name)))).toBe(true);
    const props = propsOf(part);
    // Some take what their element takes and nothing else.
    const own = new RegExp(`interface ${part.name}Props`).test(part.code);
    if (own) expect(Object.keys(props)).not.toEqual([]);
    expect(defaultsIn(part).filter((prop) => !(prop in props && props[prop] !== undefined))).toEqual([]);
    return undefined;
  });

  // react-docgen passes over them without a word: `onSave(record: Row): void` has to be `onSave: (record: Row) => void`.
  it('are properties, also those that are functions', () => {
    const methods = globSync(`${SOURCES}/**/*.{ts,tsx}`)
      .filter((path) => !/\.(?:stories|test)\.tsx?$/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/^(?:export )?interface (\w*Props)\b[\s\S]*?^\}/gm)].flatMap(([body, name]) =>
          [...body.matchAll(/^ {2}(\w+)\??\(/gm)].map(([, prop]) => `${name}.${prop} ${path}`),
        ),
      );
    expect(methods).toEqual([]);
  });

  it('stand on a page', () => {
    const shown = ({ name }: Part) =>
      new RegExp(`<ArgTypes of=\\{${name}\\}`).test(PAGES) ||
      STORIES.some(
        (code) =>
          new RegExp(`\\bcomponent: ${name}\\b|\\bsubcomponents: \\{[^}]*\\b${name}\\b`).test(code) &&
          !/tags: \['!autodocs'\][\s\S]*export default meta/.test(code),
      );
    const told = (part: Part) => part.name in OF_OTHERS || Object.keys(propsOf(part)).length > 0;
    expect(
      GIVEN_PARTS.filter((part) => !shown(part) && told(part) && !WITHOUT.includes(part.name)).map(
        ({ name, path }) => `${name} ${path}`,
      ),
    ).toEqual([]);
  });
});
