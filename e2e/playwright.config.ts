import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';

const path = findChromium();

/** Journeys in a real Chromium against the built apps, on their two origins. One server for a worker. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: false,
  // A page under axe in two themes takes its time on a small machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a machine that is busy with other things a journey may lose a race; the summary names those that did.
  retries: process.env.CI ? 1 : 0,
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a worker fetches, no page's route sees; offline/ is about it.
    serviceWorkers: 'block',
    // A fifth of a journey's time goes into its trace: in CI only what failed once is traced.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(path !== undefined && { executablePath: path }) },
  },
});
