import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const { projects: _, ...settings } = journeys;

/**
 * Runs the @short journeys again, and the tests of an unpacked archive, on the archive named by
 * BUNDLE. See bin/test-bundle.mjs.
 */
export default defineConfig({
  ...settings,
  testDir: '..',
  globalSetup: '../cluster.ts',
  testMatch: ['**/*.spec.ts', '**/*.page.ts', 'bundle/*.trial.ts'],
  grep: /@short/,
  workers: 1,
  outputDir: '../../test-results/bundle',
  reporter: [['list'], ['json', { outputFile: '../../results/bundle.json' }]],
});
