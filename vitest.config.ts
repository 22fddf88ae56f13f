import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const source = ['lading-source', 'module', 'node', 'development|production', 'default'];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source, externalConditions: source } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{validators,api-client}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.mjs',
            '.storybook/*.test.ts',
            'apps/portal/src/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [
            'packages/{ui,api-client}/src/**/*.test.tsx',
            'packages/ui/src/**/*.test.ts',
            'apps/portal/src/**/*.test.tsx',
          ],
          setupFiles: ['./vitest.setup.ts'],
          css: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
