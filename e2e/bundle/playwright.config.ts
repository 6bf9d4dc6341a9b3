import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const { projects: _, ...settings } = journeys;

/** The short journeys once more, and what only an unpacked archive can show; BUNDLE names it. See bin/test-bundle.mjs. */
export default defineConfig({
  ...settings,
  testDir: '..',
  testMatch: ['**/*.spec.ts', '**/*.page.ts', 'bundle/*.trial.ts'],
  grep: /@short/,
  workers: 1,
  outputDir: '../../test-results/bundle',
  reporter: [['list'], ['json', { outputFile: '../../results/bundle.json' }]],
});
