// Unit tests look at no clock: on a busy machine everything takes longer. They count the work (bin/testing/work-of.mjs),
// or hold the time (vi.useFakeTimers).
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** `setTimeout(done, 0)` is the next turn, and no time. */
const clock =
  /\bperformance\.now\(|\bprocess\.(?:cpuUsage|hrtime)|\bDate\.now\(\) -|\bsetTimeout\((?!\w+, 0\))|^\s*testTimeout/m;
/** Files that only write of one. */
const quoting = ['bin/boundaries.test.mjs', 'bin/no-clock.test.mjs'];

it('no unit test measures time, or waits for it', () => {
  const tests = globSync('**/*.test.{ts,tsx,mjs}', { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  const units = tests.filter((path) => !path.endsWith('.api.test.ts') && !quoting.includes(path));
  expect(units.length).toBeGreaterThan(200);
  expect(units.filter((path) => clock.test(readFileSync(root + path, 'utf8')))).toEqual([]);
});
