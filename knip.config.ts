import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/new/call-rows.mjs',
        'scripts/**/*.test.ts',
        'scripts/tools/second-try.mjs',
        'scripts/tools/story-report.mjs',
        'scripts/tools/story-window.mjs',
        '.storybook/*.check.ts',
        'test-runner-jest.config.js',
      ],
      project: ['scripts/**/*.{mjs,ts}', '.storybook/**/*.{ts,tsx}', 'e2e/**/*.ts', '*.{ts,js}'],
      playwright: { config: 'e2e/playwright.config.ts', entry: ['e2e/**/*.spec.ts', 'e2e/first-start.ts'] },
      // Their programs are started by path, so that no shell is needed: scripts/tools/root.mjs.
      // container-validator has no ES module: its test asks for it by require.
      ignoreDependencies: ['@arethetypeswrong/cli', 'container-validator', 'publint'],
    },
    bench: {
      entry: ['server/run.mjs', 'validators/{run,measure,start}.mjs', 'validators/{contestants,numbers}/*.mjs'],
      project: ['{server,validators}/**/*.mjs'],
      // It measures with the driver of the server.
      ignoreDependencies: ['pg'],
    },
    'bench/ui': {
      entry: ['{build,profile,run,trace}.mjs', 'apps/*/main.jsx', 'shared/probe/*.js'],
      project: ['**/*.{mjs,js,jsx}'],
      paths: { '@shared/*': ['./shared/*'] },
      // Those of our packages, which are unpacked here; and what the house brings.
      ignoreDependencies: [/./],
      ignoreUnresolved: [/^@lading\//],
    },
    'packages/*': { project: ['src/**/*.{ts,tsx}'] },
    // What the generator of the README asks for by an expression.
    'packages/validators': { entry: ['src/testing/said.ts'], project: ['src/**/*.{ts,tsx}'] },
    'packages/api-client': { entry: ['src/**/*.types.ts'], project: ['src/**/*.{ts,tsx}'] },
    // Its coasts are read by path from the package of the data: scripts/coast.mjs.
    'packages/ui': {
      entry: ['scripts/*.mjs'],
      project: ['src/**/*.{ts,tsx}', 'scripts/*.mjs'],
      ignoreDependencies: ['world-atlas'],
    },
    // The tree that names the routes is made, not kept.
    'apps/portal': { entry: ['src/routes/**/*.tsx', 'src/server/pages.tsx'], project: ['src/**/*.{ts,tsx}'] },
    'apps/server': {
      entry: [
        'src/main.ts',
        'src/message/print-letters.ts',
        'src/database/crash.ts',
        'src/database/crash-processes.ts',
        'src/**/*.test.ts',
        'attack/*.ts',
        'data/make.mjs',
      ],
      project: ['src/**/*.ts', 'attack/*.ts', 'data/*.mjs', '*.mjs'],
    },
  },
  // A type stays public where it names a part of a public function.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // React and MSW belong to single entries of the client: optional on purpose.
  rules: { optionalPeerDependencies: 'off' },
};
export default config;
