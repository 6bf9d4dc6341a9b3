import { defineConfig } from 'vitest/config';
import { elsewhere, shared } from './vitest.unit.config.ts';

/** What replaces globals of the browser, or waits for connections of its own to close, has its worker to itself. */
const ofBrowser = 'core/browser/**/*.api.test.ts';

const onDatabase = {
  include: ['**/*.api.test.ts'],
  exclude: [...elsewhere, ofBrowser],
  globalSetup: 'server/src/database/test-cluster.ts',
  ...shared,
};

/**
 * What would be the same test twice on another PostgreSQL: of the bundled one and of the process around it, and of calls
 * that are refused before they reach a database.
 */
const sameOnAny = [
  'bench/**',
  'server/trials/**',
  'server/src/database/bundled/**',
  'server/src/{main,stop}.api.test.ts',
  'server/src/call/malformed.api.test.ts',
  'server/src/authoring/hostile-rich-fields.api.test.ts',
];

/** Three kinds of test, told apart by their file's name, API tests for either database; stories are the fourth, in Chromium. */
export default defineConfig({
  test: {
    // One for each processor; as it comes, one of them is left to watch.
    maxWorkers: '100%',
    projects: [
      './vitest.unit.config.ts',
      { test: { name: 'api', ...onDatabase } },
      { test: { name: 'api-browser', ...shared, isolate: true, include: [ofBrowser], exclude: elsewhere } },
      { test: { name: 'pg15', ...onDatabase, exclude: [...elsewhere, ofBrowser, ...sameOnAny] } },
      'ui-kit/vitest.config.ts',
    ],
  },
});
