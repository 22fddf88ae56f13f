import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES } from '../browser.mjs';

export default defineConfig({
  testDir: '../../.storybook',
  testMatch: 'looks.spec.ts',
  outputDir: '../../node_modules/.cache/looks',
  // The stories of a file stay together; whole files are shared out.
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 4),
  timeout: 120_000,
  forbidOnly: true,
  // A busy machine may catch a page half drawn; what fails twice is a difference, and the first failure is told too.
  retries: 1,
  use: { launchOptions: { executablePath: process.env.CHROMIUM, args: CHROMIUM_SWITCHES } },
});
