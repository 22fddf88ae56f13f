import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_SWITCHES, findChromium } from './scripts/browser.mjs';

const base = getJestConfig();

export default {
  ...base,
  reporters: ['default', '<rootDir>/scripts/tools/story-report.mjs'],
  maxWorkers: 2,
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
        viewport: { width: 1280, height: 800 },
      },
    },
  },
};
