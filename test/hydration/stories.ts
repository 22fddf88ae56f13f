import { globSync } from 'node:fs';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { PLAIN } from '../../.storybook/modes.ts';
import { stage } from '../../.storybook/stage.tsx';
import { words } from '../../.storybook/words.tsx';

// As .storybook/preview.tsx has it, without what draws the pages of Storybook, which needs a browser.
setProjectAnnotations({ decorators: [words, stage], initialGlobals: { ...PLAIN, texts: 'real' } });

// The library alone: the portal and Storybook's own pages are drawn in a browser and nowhere else.
const MODULES = import.meta.glob<Parameters<typeof composeStories>[0]>('../../packages/ui/src/**/*.stories.tsx');

/** Paths of all files with stories, from the root. */
export const FILES = Object.keys(MODULES)
  .map((path) => path.slice('../../'.length))
  .sort();

if (FILES.length < 80) throw new Error(`Only ${FILES.length} files with stories were found.`);
// What Vite lists while it compiles is kept from run to run: a file that came later would be left out without a word.
const here = globSync('packages/ui/src/**/*.stories.tsx');
if (here.length !== FILES.length)
  throw new Error(
    `There are ${here.length} files with stories, ${FILES.length} in the list that is kept: npx vitest --clearCache`,
  );

/** Every second file, so that two workers share the work. */
export const half = (rest: 0 | 1): string[] => FILES.filter((_, at) => at % 2 === rest);

/** A story in the page that Storybook gives it, and what must be fetched before it is drawn. */
export type Drawable = ComponentType & { load(): Promise<void> };

/** The stories of a file by their exported name. */
export async function storiesOf(file: string): Promise<[name: string, Story: Drawable][]> {
  const load = MODULES[`../../${file}`];
  if (!load) throw new Error(`There is no ${file}.`);
  return Object.entries(composeStories(await load()) as unknown as Record<string, Drawable>);
}
