import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { run } from '../run.ts';
import { addUser } from '../testing/people.ts';

it('a starting server erases accounts that were deleted 30 days ago, and no others', async () => {
  const { db, config, drop } = await testDatabase();
  const [expiredId, recentId] = [await addUser(db, 'student'), await addUser(db, 'student')];
  for (const [id, days] of [
    [expiredId, 30],
    [recentId, 29],
  ] as const) {
    const deleted_at = new Date(Date.now() - days * 86_400_000);
    await db.updateTable('users').set({ deleted_at }).where('id', '=', id).execute();
  }
  const { host, user, database } = config;
  const DATABASE_URL = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`;
  const read = readConfig({ DATABASE_URL, FOURFOLD_DEV: '1' });
  if ('errors' in read) throw new Error(read.errors.join());
  const { signal } = new AbortController();
  const start = { log: pino({ level: 'silent' }), say: () => {}, appsFolder: '', signal };
  const server = await run({ ...start, config: { ...read.config, apiPort: 0 } });
  const erased = () => db.selectFrom('users').select('id').where('erased_at', 'is not', null).execute();
  await expect.poll(erased).toEqual([{ id: expiredId }]);
  await server.stop();
  expect(await erased()).toEqual([{ id: expiredId }]);
  await drop();
});
