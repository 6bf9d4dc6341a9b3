import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';

const chromiumPath = findChromium();
const launchOptions = { args: chromiumFlags, ...(chromiumPath !== undefined && { executablePath: chromiumPath }) };
/** The project of the command line; undefined if all run. */
const [, project] = /--project[= ](\S+)/.exec(process.argv.join(' ')) ?? [];

/**
 * Page tests (`*.page.ts`: one page of an app at its route) and journeys (`*.spec.ts`: several
 * pages, tabs, browsers or sites), in Chromium against the built apps on their two origins. Each
 * worker has its own server. There are no retries. `kit` shows the stories of the built Storybook.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: [
    ...(project === 'kit' ? [] : ['cluster.ts']),
    ...(project === 'kit' || project === undefined ? ['kit/build-storybook.ts'] : []),
  ],
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
    {
      name: 'kit',
      testMatch: '**/*.kit.ts',
      snapshotPathTemplate: 'kit/pictures/{arg}{ext}',
      // Chromium's releases smooth the edges of the same letters differently.
      expect: { toMatchSnapshot: { threshold: 0.25, maxDiffPixels: 80 } },
      // Letters with the same shape on every machine: not hinted for its screen.
      use: { launchOptions: { ...launchOptions, args: [...chromiumFlags, '--font-render-hinting=none'] } },
    },
  ],
  // A new or changed picture of `kit` fails; npm run pictures accepts it.
  updateSnapshots: 'none',
  // Tests with @whole do not run at each change; `npm run test:whole` runs them.
  ...(!process.env.WHOLE && { grepInvert: /@whole/ }),
  reporter: [
    ['list'],
    ['json', { outputFile: `../results/${project ?? 'e2e'}.json` }],
    // Shows changed pictures next to the accepted ones.
    ...(project === 'kit' ? [['html', { outputFolder: '../results/kit-report', open: 'never' }] as const] : []),
  ],
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
    launchOptions,
  },
});
