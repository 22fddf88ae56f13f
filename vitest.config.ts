import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { made } from './scripts/tools/made.mjs';

const source = ['lading-source', 'module', 'node', 'development|production', 'default'];

const DOM = [
  'test/react.test.tsx',
  'packages/{ui,api-client}/src/**/*.test.tsx',
  'packages/ui/src/**/*.test.ts',
  'packages/ui/recipes/*.test.tsx',
  'apps/portal/src/**/*.test.tsx',
];
const SERVER = ['apps/server/src/**/*.test.ts'];
// Files share a worker, its modules and its page, which is four times as quick; these need theirs untouched by others.
const alone = (paths: string[]) =>
  globSync(paths).filter((path) => /\bvi\.(?:mock|resetModules)\(|^\/\/ Alone:/m.test(readFileSync(path, 'utf8')));
const ALONE = alone(DOM);
const SERVER_ALONE = alone(SERVER);

const dom = {
  environment: 'jsdom',
  setupFiles: ['./vitest.setup.ts'],
  css: true,
  // Both cores are busy: what comes soon may take a while.
  testTimeout: 20_000,
};

const server = {
  environment: 'node' as const,
  globalSetup: 'apps/server/src/testing/template.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  plugins: [made(), react(), vanillaExtractPlugin()],
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source, externalConditions: source } },
  test: {
    // One less than there are would be one of two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          include: [
            'packages/{validators,api-client}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.mjs',
            '.storybook/*.test.ts',
            'apps/portal/src/**/*.test.ts',
          ],
        },
      },
      { extends: true, test: { ...dom, name: 'dom', isolate: false, include: DOM, exclude: ALONE } },
      { extends: true, test: { ...dom, name: 'dom-alone', include: ALONE } },
      // What the one draws the other takes over.
      {
        extends: true,
        test: {
          name: 'stories-server',
          environment: 'node',
          testTimeout: 20_000,
          include: ['test/hydration/server-*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { ...dom, name: 'stories-page', include: ['test/hydration/page-*.test.ts'], sequence: { groupOrder: 3 } },
      },
      { extends: true, test: { ...server, name: 'server', isolate: false, include: SERVER, exclude: SERVER_ALONE } },
      { extends: true, test: { ...server, name: 'server-alone', include: SERVER_ALONE } },
    ],
  },
});
