import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';

const path = findChromium();
/** The one that was asked for, or both. */
const project = process.argv.find((_, at, all) => all[at - 1] === '--project') ?? 'e2e';

/**
 * Page tests (`*.page.ts`: one page of an app at its route) and journeys (`*.spec.ts`: several pages, tabs, browsers or
 * sites), in a real Chromium against the built apps on their two origins. One server for a worker, nothing is retried.
 */
export default defineConfig({
  testDir: '.',
  // In full: bundle/playwright.config.ts takes it from another folder.
  globalSetup: fileURLToPath(new URL('cluster.ts', import.meta.url)),
  // Half of a test is waiting for the browser: one more than there are processors keeps them busy.
  workers: availableParallelism() + 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  outputDir: '../test-results',
  projects: [
    { name: 'pages', testMatch: '**/*.page.ts' },
    { name: 'journeys', testMatch: '**/*.spec.ts' },
  ],
  // What need not run at each change: npm run test:whole.
  ...(!process.env.WHOLE && { grepInvert: /@whole/ }),
  reporter: [['list'], ['json', { outputFile: `../results/${project}.json` }]],
  use: {
    // A control that does not come fails here, not at the end of the test's own time.
    actionTimeout: 15_000,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a worker fetches, no page's route sees; offline/ is about it.
    serviceWorkers: 'block',
    // A fifth of a test's time goes into its trace.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(path !== undefined && { executablePath: path }) },
  },
});
