import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** Three kinds of test, told apart by their file's name; stories are the fourth, in a real Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...elsewhere, '**/*.api.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: elsewhere,
          globalSetup: 'server/src/database/test-cluster.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      'ui-kit/vitest.config.ts',
    ],
  },
});
