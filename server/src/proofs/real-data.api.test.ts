import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findingNames } from '@fourfold/core/proofs/finding';
import { unfinished } from '@fourfold/core/proofs/unfinished';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCourse } from '../import/import-course.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { partsIn } from '../publishing/load-parts.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { contentStamp } from './content-stamp.ts';
import { libraryHealth } from './library-health.ts';
import { loadWhole } from './load-whole.ts';
import { rootHealth } from './root-health.ts';
import { loadRoots } from './roots.ts';

const realFile =
  process.env.REAL_DATA ??
  fileURLToPath(new URL('../../../../shared/data/openstax-elementary-algebra.jsonl', import.meta.url));
const isThere = existsSync(realFile);
if (!isThere) console.log(`Skipped: the real course is not at hand (${realFile}; REAL_DATA names another place).`);

describe.skipIf(!isThere)('the proofs over the demo and the real course', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedDemo(server.db);
    await importCourse(server.db, readFileSync(realFile, 'utf8'));
  }, 180_000);
  afterAll(() => server.stop());

  it('take less than 5 seconds in all', async () => {
    const began = performance.now();
    const health = await libraryHealth(server.db);
    const first = performance.now() - began;
    const b2 = performance.now();
    await contentStamp(server.db);
    console.log('first', first, 'stamp', performance.now() - b2);
    for (const { root, questions, parts, lines } of health)
      console.log(root.list, root.title, questions, parts, lines.unpublished.length, lines.broken.length, lines.poor.length);
    for (const root of await loadRoots(server.db)) {
      const a = performance.now();
      const whole = await loadWhole(server.db, root);
      const b = performance.now();
      rootHealth(root, whole);
      console.log(root.title, 'load', b - a, 'prove', performance.now() - b);
      const f = unfinished(partsIn(whole.content, whole.loaded));
      console.log(findingNames.map((n) => [n, f.filter((x) => x.name === n).length]).filter(([, c]) => c));
    }
    expect(first).toBeLessThan(5_000);
  });
});
