import { afterEach, expect, it } from 'vitest';
import { databaseOfReleaseBefore } from '../database/testing/release-before.ts';
import { recordActivity } from '../session/record-activity.ts';
import { addUser } from '../testing/people.ts';
import { findUser } from './read-users.ts';

let database: Awaited<ReturnType<typeof databaseOfReleaseBefore>>;
afterEach(() => database.drop());

/** As the release before stores a use. */
const use = (id: string, at: string) =>
  database.pool.query('update users set last_active_at = $2 where id = $1', [id, at]);
const lastUse = async (id: string) => (await findUser(database.db, id)).last_active_at;

it('the last use of an account survives the migration, and is the later one while two releases run', async () => {
  database = await databaseOfReleaseBefore();
  const { db } = database;
  const [used, unused] = [await addUser(db, 'student'), await addUser(db, 'tutor')];
  await use(used, '2026-11-01T10:00:00Z');
  await database.expand();
  expect([await lastUse(used), await lastUse(unused)]).toEqual(['2026-11-01T10:00:00.000Z', null]);

  await use(unused, '2026-11-02T10:00:00Z');
  await use(used, '2026-11-03T10:00:00Z');
  expect(await lastUse(unused)).toBe('2026-11-02T10:00:00.000Z');
  expect(await lastUse(used)).toBe('2026-11-03T10:00:00.000Z');
  await recordActivity(db, used, new Date('2026-11-05T10:00:00Z'));
  await use(used, '2026-11-04T10:00:00Z');
  expect(await lastUse(used)).toBe('2026-11-05T10:00:00.000Z');

  await database.contract();
  expect(await lastUse(used)).toBe('2026-11-05T10:00:00.000Z');
  await recordActivity(db, used, new Date('2026-11-06T10:00:00Z'));
  expect(await lastUse(used)).toBe('2026-11-06T10:00:00.000Z');
});
