import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';

const chromiumPath = findChromium();
/** The project of the command line; `e2e` if both run. */
const project = process.argv.find((_, index, args) => args[index - 1] === '--project') ?? 'e2e';

/**
 * Page tests (`*.page.ts`: one page of an app at its route) and journeys (`*.spec.ts`: several
 * pages, tabs, browsers or sites), in Chromium against the built apps on their two origins. Each
 * worker has its own server. There are no retries.
 */
export default defineConfig({
  testDir: '.',
  // An absolute path, because bundle/playwright.config.ts includes this configuration from another
  // folder.
  globalSetup: fileURLToPath(new URL('cluster.ts', import.meta.url)),
  // Tests wait for the browser half of the time: one worker more than processors keeps the machine
  // busy.
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
  // Tests with @whole do not run at each change; `npm run test:whole` runs them.
  ...(!process.env.WHOLE && { grepInvert: /@whole/ }),
  reporter: [['list'], ['json', { outputFile: `../results/${project}.json` }]],
  use: {
    // A missing control fails after this time, not at the timeout of the test.
    actionTimeout: 15_000,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Playwright's page routes do not see requests of a service worker. Tests in offline/ allow
    // them.
    serviceWorkers: 'block',
    // Recording a trace takes a fifth of a test's time.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(chromiumPath !== undefined && { executablePath: chromiumPath }) },
  },
});
