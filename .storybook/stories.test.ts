import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { WAITS } from './still.ts';

const FILES = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx']);

/** What would let a story be looked at less closely than the others, or not at all. */
const WEAKER: [name: string, pattern: RegExp][] = [
  ['changes what axe does', /\ba11y\s*:/],
  ['is left out of the tests', /['"]!(?:test|dev)['"]|['"]skip-test['"]/],
  ['is left out of Chromatic', /disableSnapshot/],
];

it.each(FILES)('%s is looked at like every other', (path) => {
  const source = readFileSync(path, 'utf8');
  expect(WEAKER.filter(([, pattern]) => pattern.test(source)).map(([name]) => name)).toEqual([]);
});

it('waits in a story for a time that ends while pictures are taken', () => {
  const sources = [...FILES, 'apps/portal/src/testing/portal-page.tsx'].map((path) => readFileSync(path, 'utf8'));
  const waits = sources.join('\n').matchAll(/timeout: ([\d_]+)/g);
  expect(WAITS).toEqual(
    expect.arrayContaining([...new Set([...waits].map(([, time = '']) => Number(time.replace('_', ''))))]),
  );
});

it.each(FILES)('%s has a story that stands for its component or its page, and is pictured', (path) => {
  // `shownBy` names the story of a page that shows all of it, and whose picture is enough.
  expect(readFileSync(path, 'utf8')).toMatch(/\bAllStates\b|\bfull: true|\bshownBy: '/);
});

// The page comes after its worker and its texts: axe would look at an empty window, now and then.
it.each(FILES.filter((path) => readFileSync(path, 'utf8').includes('...pageAt(')))('%s waits for its page', (path) => {
  const [head = '', ...stories] = readFileSync(path, 'utf8').split(/^export const (?=\w+: Story)/m);
  const hasNone = (part: string) => !/^ {2}play\b|^\w+: Story = \{ \.\.\.|\bplay[,:]/m.test(part);
  expect(hasNone(head) ? stories.filter(hasNone).map((story) => story.split(':')[0]) : []).toEqual([]);
});

// Folders without a component of their own: themes, texts, illustrations.
const COMPONENTS = globSync('packages/ui/src/*/index.ts')
  .map((path) => dirname(path))
  .filter((path) => !/\/(?:theme|i18n|art)$/.test(path));

it.each(COMPONENTS)('%s has a page, which says when not to use it', (folder) => {
  const pages = globSync(`${folder}/*.mdx`).map((path) => readFileSync(path, 'utf8'));
  expect(pages.join('\n')).toContain('## When not to use it');
});
