import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_SWITCHES, findChromium } from './scripts/browser.mjs';

const base = getJestConfig();

export default {
  ...base,
  reporters: ['default', '<rootDir>/scripts/tools/story-report.mjs'],
  testEnvironment: '<rootDir>/scripts/tools/story-window.mjs',
  // The environment does it once a worker.
  setupFilesAfterEnv: [],
  // What is broken on purpose must fail, too.
  testMatch: [...base.testMatch, '**/.storybook/*.check.ts'],
  // A window waits half its time (for frames, for the network to fall silent), so four keep two cores busy.
  maxWorkers: 4,
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: findChromium(), args: CHROMIUM_SWITCHES },
      contextOptions: {
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Shanghai',
        locale: 'en-US',
        // The browser without a screen does not take a key for leave.
        permissions: ['clipboard-read', 'clipboard-write'],
        viewport: { width: 1280, height: 800 },
      },
    },
  },
};
