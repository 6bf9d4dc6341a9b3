import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { applyMigration, readMigrations } from '../database/migrate.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { announceUsers, endSessions } from '../session/end-sessions.ts';
import { addSet, setFlags } from '../testing/content.ts';
import { aPerson } from '../testing/people.ts';
import { aSet, questionsOfSet } from '../testing/practice.ts';
import { contentChanged } from './content-changed.ts';
import { anyRoot, readChangedRoots, readContentClock } from './content-clock.ts';

// The database between the start of this release and `npm run contract`: processes of the release before run on it, too.

let database: Awaited<ReturnType<typeof testDatabase>>;
let own: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await testDatabase();
  own = connect(database.config);
  await own.pool.query('drop schema public cascade; create schema public');
  const expanding = readMigrations().filter(({ name }) => !name.endsWith('.contract.sql'));
  for (const migration of expanding) await applyMigration(own.pool, migration);
});
afterAll(async () => {
  await own.close();
  await database.drop();
});

/** What the two releases notice of an action: whether the version changed, and which roots did. */
async function noticed(action: () => Promise<unknown>) {
  const { db } = own;
  const version = async () => (await sql<{ version: string }>`select version from content_version`.execute(db)).rows[0];
  const [before, clock] = [await version(), await readContentClock(db)];
  await action();
  const { changed } = await readChangedRoots(db, clock);
  return {
    releaseBefore: (await version())?.version !== before?.version,
    roots: changed.map(({ root_id }) => root_id),
  };
}

it('a change by the release before is one of unknown roots', async () => {
  const { db } = own;
  // Fixtures write as the release before did: they announce nothing.
  const { reference, questions } = await aSet(db, 1);
  const hide = () => setFlags(db, 'questions', questions[0]?.id ?? '', { is_hidden: true });
  expect(await noticed(hide)).toEqual({ releaseBefore: true, roots: [anyRoot] });
  const remove = () => db.deleteFrom('questions').where('parent_id', '=', reference.reference_id).execute();
  expect(await noticed(remove)).toEqual({ releaseBefore: true, roots: [anyRoot] });
  expect(await noticed(() => sql`truncate answers`.execute(db))).toEqual({ releaseBefore: true, roots: [anyRoot] });
});

it('a change by this release is one of its roots, and the release before notices it', async () => {
  const { db } = own;
  const { reference, questions } = await aSet(db, 1);
  const hide = () =>
    db.transaction().execute(async (tx) => {
      await setFlags(tx, 'questions', questions[0]?.id ?? '', { is_hidden: true });
      await contentChanged(tx, [questions[0]?.id ?? '']);
    });
  const { releaseBefore, roots } = await noticed(hide);
  expect(releaseBefore).toBe(true);
  expect(roots).toContain(reference.reference_id);
  expect(roots).not.toContain(anyRoot);
});

it('both may change content at the same time', async () => {
  const { db } = own;
  const { subsubtopic } = await aSet(db, 1);
  const sets = await Promise.all([1, 2].map(() => addSet(db, { kind: 'subsubtopic', id: subsubtopic })));
  const [one, other] = await Promise.all(sets.map((set) => questionsOfSet(db, set, 1)));
  const idOf = (set: typeof one) => set?.questions[0]?.id ?? '';
  for (let turn = 0; turn < 10; turn++) {
    await Promise.all([
      setFlags(db, 'questions', idOf(one), { is_hidden: turn % 2 === 0 }),
      db.transaction().execute(async (tx) => {
        await setFlags(tx, 'questions', idOf(other), { is_hidden: turn % 2 === 0 });
        await contentChanged(tx, [idOf(other)]);
      }),
    ]);
  }
});

it('streams are notified of what either release changes', async () => {
  const { db } = own;
  const listener = new pg.Client(database.config);
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen fourfold_session');
  try {
    const [one, other] = [await aPerson(db, 'student'), await aPerson(db, 'student')];
    const sessions = await db.selectFrom('sessions').select(['id', 'user_id']).execute();
    const sessionOf = (person: typeof one) => sessions.find(({ user_id }) => user_id === person.account.id)?.id ?? '';
    await db.updateTable('users').set({ username: 'Noor' }).where('id', '=', one.account.id).execute();
    await db.deleteFrom('sessions').where('id', '=', sessionOf(one)).execute();
    await expect.poll(() => heard).toEqual([`user:${one.account.id}`, `session:${sessionOf(one)}`]);
    heard.length = 0;
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ username: 'Noor' }).where('id', '=', other.account.id).execute();
      await announceUsers(tx, [other.account.id]);
      await endSessions(tx, [{ userId: other.account.id, sessionId: sessionOf(other) }]);
    });
    await expect.poll(() => heard).toContain(`session:${sessionOf(other)}`);
    expect(new Set(heard)).toEqual(new Set([`user:${other.account.id}`, `session:${sessionOf(other)}`]));
  } finally {
    await listener.end();
  }
});
