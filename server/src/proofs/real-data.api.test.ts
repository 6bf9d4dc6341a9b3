import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cpuTimeSince } from '@fourfold/core/testing/cpu-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCourse } from '../import/import-course.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { libraryHealth } from './read-content-health.ts';

const realFile =
  process.env.REAL_DATA ??
  fileURLToPath(new URL('../../../../shared/data/openstax-elementary-algebra.jsonl', import.meta.url));
const isThere = existsSync(realFile);
if (!isThere) console.log(`Skipped: the real course is missing (${realFile}; set REAL_DATA to its path).`);

describe.skipIf(!isThere)('the proofs over the demo and the real course', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedDemo(server.deps.db);
    await importCourse(server.deps.db, readFileSync(realFile, 'utf8'));
  });
  afterAll(() => server.stop());

  it('take less than 5 seconds of processor time in all, are cached, and do not block the server', async () => {
    let longest = 0;
    let last = process.threadCpuUsage();
    const beat = setInterval(() => {
      longest = Math.max(longest, cpuTimeSince(last));
      last = process.threadCpuUsage();
    }, 5);
    const start = process.threadCpuUsage();
    const health = await libraryHealth(server.db, null);
    const all = cpuTimeSince(start);
    clearInterval(beat);
    expect(health.reduce((sum, { questions }) => sum + questions, 0)).toBeGreaterThan(2_290);
    expect(all).toBeLessThan(5_000);
    expect(longest).toBeLessThan(1_000);
    const again = process.threadCpuUsage();
    expect(await libraryHealth(server.db, null)).toBe(health);
    expect(cpuTimeSince(again)).toBeLessThan(all / 4);
  });

  it('find the defects of the course: an unbalanced formula, coarse keys, formulas typed as text', async () => {
    const chapters = (await libraryHealth(server.db, null)).filter(({ root }) => root.title.startsWith('Chapter '));
    expect(chapters).toHaveLength(10);
    const lines = chapters.flatMap(({ recordsByPart: { broken, poor } }) => [...broken, ...poor]);
    const counts = Map.groupBy(lines, ({ name }) => name);
    expect(Object.fromEntries([...counts].map(([name, { length }]) => [name, length]))).toEqual({
      'unset-formula': 1,
      'key-like-zero': 1,
      'coarse-key': 11,
      'key-typed-back': 10,
      'plain-markup': 142,
      // Of lessons whose skill is not certain.
      'not-tagged': 783,
    });
  });
});
