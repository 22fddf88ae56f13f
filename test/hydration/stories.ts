import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { PLAIN } from '../../.storybook/modes.ts';
import { stage } from '../../.storybook/stage.tsx';
import { words } from '../../.storybook/words.tsx';

// As .storybook/preview.tsx has it, without what draws the pages of Storybook, which needs a browser.
setProjectAnnotations({ decorators: [words, stage], initialGlobals: { ...PLAIN, texts: 'real' } });

/**
 * Paths of all files with stories, from the root. The library alone: the portal and Storybook's own pages are drawn in a browser and
 * nowhere else. The folder is read each time: what Vite lists while it compiles is kept from run to run, without a file that came later.
 */
export const FILES = globSync('packages/ui/src/**/*.stories.tsx')
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

if (FILES.length < 80) throw new Error(`Only ${FILES.length} files with stories were found.`);

/** Every second file, so that two workers share the work. */
export const half = (rest: 0 | 1): string[] => FILES.filter((_, at) => at % 2 === rest);

/** A story in the page that Storybook gives it, and what must be fetched before it is drawn. */
export type Drawable = ComponentType & { load(): Promise<void> };

/** The stories of a file by their exported name. */
export async function storiesOf(file: string): Promise<[name: string, Story: Drawable][]> {
  const module: Parameters<typeof composeStories>[0] = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return Object.entries(composeStories(module) as unknown as Record<string, Drawable>);
}
