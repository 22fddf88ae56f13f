import { existsSync, globSync, readFileSync } from 'node:fs';

/** What has been measured of the library; a figure that nobody measured here is left out. */
export interface FrontNumbers {
  /** folders of components, and stories in all */
  components: number;
  stories: number;
  /** pictures that a change is compared with */
  pictures: number;
  /** tests that passed in the last whole run */
  tests?: number;
  /** bytes of JavaScript after gzip: of a Button, and of the page with the whole dialog of a bill */
  button?: number;
  bill?: number;
  /** cold opening of the dialog of a bill, times the hand-written one */
  opening?: number;
}

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Our ratio in the line that the bench judges: `the bill opens for the first time: 1.32 of at most 1.4`. */
function openingIn(path: string): number | undefined {
  const [, ratio] =
    (existsSync(path) ? readFileSync(path, 'utf8') : '').match(/bill opens for the first time: ([\d.]+) of/) ?? [];
  return ratio === undefined ? undefined : Number(ratio);
}

/** The number at a path into what a file holds, if there is one. */
function numberAt(value: unknown, ...path: (string | number)[]): number | undefined {
  const found = path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
  return typeof found === 'number' ? found : undefined;
}

/** Counts what is there and reads what the checks and the bench left. */
export function frontNumbers(): FrontNumbers {
  const stories = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx']);
  const exported = stories.map((path) => readFileSync(path, 'utf8').match(/^export const [A-Z]/gm)?.length ?? 0);
  const passed = globSync('reports/*.json').map((path) => numberAt(read(path), 'numPassedTests') ?? 0);
  const tests = passed.reduce((sum, count) => sum + count, 0);
  const sizes = read('packages/ui/sizes.json');
  const button = numberAt(sizes, 'exports', 'button', 'names', 'Button', 0);
  const bill = numberAt(sizes, 'billPage', 'all');
  const opening = openingIn('packages/ui/docs/speed.md');
  return {
    components: globSync('packages/ui/src/*/*.mdx').length,
    stories: exported.reduce((sum, count) => sum + count, 0),
    pictures: globSync('.storybook/pictures/*.png').length,
    ...(tests > 0 && { tests }),
    ...(button && { button }),
    ...(bill && { bill }),
    ...(opening && { opening }),
  };
}
