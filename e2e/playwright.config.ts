import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  // The tests of a file build on each other's data; files of one story share a server where one worker runs them.
  globalSetup: './first-start.ts',
  // A file of tests keeps to one worker, and each worker has a server. Half of its time it waits for a server to start, for the disk
  // or for a browser, so three keep two cores busy. Four did not end sooner on a slower machine, and their waits ran out.
  workers: 3,
  timeout: 120_000,
  // For a slow machine: what is there is seen at once, so only a failure waits as long.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A retry starts with a new server and unchanged data; the report still names the test as flaky.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: '../reports/e2e.raw.json' }]],
  use: {
    locale: 'zh-CN',
    // Far from the ports, so that a date that shifts is seen.
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
});
