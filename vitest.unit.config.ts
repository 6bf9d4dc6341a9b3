import { defineConfig } from 'vitest/config';

export const elsewhere = [
  ...['**/node_modules/**', '**/dist/**', 'e2e/**'],
  // A whole course takes its time: npm run test:whole.
  ...(process.env.WHOLE ? [] : ['**/real-data.*']),
];

/**
 * The files of a worker share its modules: reading the server's for each took more time than all tests. So a test leaves
 * globals, mocks and the environment as it found them. A busy machine is no reason to fail: the timeouts are wide.
 */
export const shared = {
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Unit tests by themselves, which need neither a database nor a browser to be set up: one runs in a few seconds. */
export default defineConfig({
  test: {
    ...shared,
    name: 'unit',
    maxWorkers: '100%',
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: [...elsewhere, '**/*.api.test.ts'],
  },
});
