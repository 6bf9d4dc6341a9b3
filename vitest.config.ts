import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

const onDatabase = {
  include: ['**/*.api.test.ts'],
  exclude: elsewhere,
  globalSetup: 'server/src/database/test-cluster.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // As with journeys: what talks to servers and databases may lose a race once in CI; what is pure never.
  retry: process.env.CI ? 1 : 0,
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
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...elsewhere, '**/*.api.test.ts'],
        },
      },
      { test: { name: 'api', ...onDatabase } },
      { test: { name: 'pg15', ...onDatabase, exclude: [...elsewhere, ...sameOnAny] } },
      'ui-kit/vitest.config.ts',
    ],
  },
});
