import { defineConfig } from 'vitest/config';

const elsewhere = [
  ...['**/node_modules/**', '**/dist/**', 'e2e/**'],
  // A whole course takes its time: npm run test:whole.
  ...(process.env.WHOLE ? [] : ['**/real-data.*']),
];

/**
 * The files of a worker share its modules: reading the server's for each took more time than all tests. So a test leaves
 * globals, mocks and the environment as it found them. A busy machine is no reason to fail: the timeouts are wide.
 */
const shared = {
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

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
  'server/src/authoring/attack.api.test.ts',
];

/** Three kinds of test, told apart by their file's name, API tests for either database; stories are the fourth, in Chromium. */
export default defineConfig({
  test: {
    // One for each processor; as it comes, one of them is left to watch.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...elsewhere, '**/*.api.test.ts'],
        },
      },
      { test: { name: 'api', ...onDatabase } },
      { test: { name: 'api-browser', ...shared, isolate: true, include: [ofBrowser], exclude: elsewhere } },
      { test: { name: 'pg15', ...onDatabase, exclude: [...elsewhere, ofBrowser, ...sameOnAny] } },
      'ui-kit/vitest.config.ts',
    ],
  },
});
