import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const pages = globSync('*/*.mdx', { cwd: sources }).map((page) => {
  const text = readFileSync(join(sources, page), 'utf8');
  const stories = /from '(\.\/[\w-]+\.stories\.tsx)'/.exec(text)?.[1];
  return { page, text, stories: stories && readFileSync(join(sources, dirname(page), stories), 'utf8') };
});

// Storybook draws nothing where a page names a story that is not there, and says nothing.
describe('a page of a component', () => {
  it('is there', () => expect(pages.length).toBeGreaterThan(50));

  it.each(pages)('$page shows stories that exist', ({ text, stories = '' }) => {
    const named = [...text.matchAll(/\bStories\.(\w+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !stories.includes(`export const ${name}`))).toEqual([]);
  });
});
