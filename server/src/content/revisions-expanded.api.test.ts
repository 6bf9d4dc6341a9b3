// Both releases write to a database that is migrated and not contracted.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { applyMigration, migrate, readMigrations } from '../database/migrate.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { reconcileRevisions } from './reconcile-revisions.ts';
import { reviseQuestions, reviseStale } from './revise-questions.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  const expanding = readMigrations().filter(({ name }) => !name.endsWith('.contract.sql'));
  for (const migration of expanding) await applyMigration(database.pool, migration);
});
afterAll(() => database.drop());

it('an answer that the release before has changed is revised by this one, and what was not revised yet is', async () => {
  const { pool, db } = database;
  const [id, right, wrong] = [newId(), newId(), newId()];
  const many = Array.from({ length: 250 }, newId);
  await pool.query(
    `insert into questions (id, parent_kind, parent_id, position, question)
     select id, 'problem_set', id, 0, '[]' from unnest($1::uuid[]) as id`,
    [[id, ...many]],
  );
  await pool.query(
    `insert into answers (id, question_id, position, correct) values ($2, $1, 0, true), ($3, $1, 1, false)`,
    [id, right, wrong],
  );
  const present = async () =>
    (await pool.query('select revision from questions where id = $1', [id])).rows[0]?.revision as number | null;
  const keys = async () =>
    (
      await pool.query<{ key: { correctIds: string[] } }>(
        'select key from question_revisions where question_id = $1 order by revision',
        [id],
      )
    ).rows.map(({ key }) => key.correctIds);

  // Killed before its commit.
  await expect(
    db.transaction().execute(async (tx) => {
      await reviseStale(tx);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await present()).toBeNull();
  await reviseStale(db);
  const { rows } = await pool.query('select count(*)::integer as count from question_revisions where revision = 1');
  expect([await present(), rows]).toEqual([1, [{ count: 251 }]]);

  // What the release before sends.
  await pool.query('update answers set answer = $2, rev = rev + 1 where id = $1', [wrong, '[]']);
  expect(await present()).toBe(1);
  await pool.query('update answers set correct = $2, rev = rev + 1 where id = $1', [wrong, true]);
  expect(await present()).toBeNull();
  await reviseStale(db);
  expect([await present(), await keys()]).toEqual([2, [[right], [right, wrong]]]);
  await pool.query('delete from answers where id = $1', [right]);
  expect(await present()).toBeNull();

  // This release changes it at the same time, without a new revision in between.
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('answers').set({ correct: false }).where('id', '=', wrong).execute();
    await reviseQuestions(tx, [id], null);
  });
  expect([await present(), await keys()]).toEqual([3, [[right], [right, wrong], []]]);

  await migrate(pool, { contract: true });
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('answers').set({ correct: true }).where('id', '=', wrong).execute();
    await reviseQuestions(tx, [id], null);
  });
  expect([await present(), (await keys()).at(-1)]).toEqual([4, [wrong]]);
  const found: string[] = [];
  await reconcileRevisions(db, (question) => found.push(question));
  expect(found).toEqual([]);
});
