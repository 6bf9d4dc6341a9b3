import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from './config.ts';
import { testDatabase } from './database/test-cluster.ts';
import { seedDemoAtStart } from './seed-demo-at-start.ts';
import { addExam } from './testing/content.ts';

it('the demo is not seeded into a database with content but without topics, such as an imported archive', async () => {
  const { db, pool, config: direct, drop } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'fourfold-seed-'));
  onTestFinished(async () => {
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await addExam(db, 'sat');
  const read = readConfig({});
  if ('errors' in read) throw new Error(read.errors.join());
  const say = vi.fn();
  const nothing = { replica: null, isMigrated: async () => true, close: async () => {} };
  const database = { db, pool, direct, dataDir, bundled: true, ...nothing };
  await seedDemoAtStart(database, read.config, say);
  expect(say).not.toHaveBeenCalled();
  expect(readdirSync(dataDir)).toEqual([]);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
});
