import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { writeLlms } from '../scripts/tools/llms.mjs';
import { made } from '../scripts/tools/made.mjs';
import { frontNumbers } from './front-numbers.ts';
import { letters } from './letters.ts';
import { tables } from './tables.ts';

const FOUNDATIONS = ['theme', 'icon', 'format', 'text', 'catalogue'];
// Screens name their group themselves, by their folder.
const SCREENS = ['bill', 'message', 'todo', 'shell'];
const NO_STORIES = ['i18n', 'foundations', 'testing', 'art'];

const SIZES = new URL('../packages/ui/sizes.json', import.meta.url);
const source = new URL('../packages/ui/src', import.meta.url);
const folders = readdirSync(source, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const rest = folders.filter((name) => ![...FOUNDATIONS, ...SCREENS, ...NO_STORIES].includes(name));

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Every story and docs page of some folders, under one heading. */
const group = (names: readonly string[], titlePrefix: string) =>
  names.map((name) => ({
    directory: `../packages/ui/src/${name}`,
    files: '**/*.@(mdx|stories.tsx)',
    titlePrefix,
  }));

// What only the toolbar of the book needs reads the whole page after each change of it: not where axe looks.
const tool = process.env['PICTURES'] === undefined;

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    ...group(FOUNDATIONS, 'Foundations'),
    ...group(rest, 'Components'),
    ...SCREENS.flatMap((name) => group([name], capital(name))),
    // The portal's pages, over a server that answers by the contract.
    { directory: '../apps/portal/src', files: '**/*.stories.tsx', titlePrefix: 'Pages' },
    './*.@(mdx|stories.tsx)',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [tables] } } },
    },
    '@storybook/addon-a11y',
  ],
  // Without an icon of its own a browser asks for one that is not there, and says so.
  staticDirs: async () => {
    await writeLlms();
    return [
      { from: '../apps/portal/public/favicon.svg', to: '/favicon.svg' },
      // For agents: llms.txt and the pages it names.
      { from: '../packages/ui/llms', to: '/' },
    ];
  },
  features: { highlight: tool, measure: tool, outline: tool, backgrounds: tool },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: tool ? 'react-docgen' : false },
  viteFinal: (vite) => ({
    ...vite,
    define: {
      ...vite.define,
      __FRONT_NUMBERS__: JSON.stringify(frontNumbers()),
      __LETTERS__: JSON.stringify(letters()),
      __SIZES__: existsSync(SIZES) ? readFileSync(SIZES, 'utf8') : 'null',
    },
    plugins: [made(), ...(vite.plugins ?? []), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
    resolve: {
      ...vite.resolve,
      conditions: ['lading-source', 'module', 'browser', 'development|production', 'default'],
    },
  }),
};
export default config;
