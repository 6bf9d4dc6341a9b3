import { expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { inTransaction } from '../database/db.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { reconcileRevisions } from './reconcile-revisions.ts';
import { reviseStale } from './revise-questions.ts';

it('questions of before revisions get their first one, also if that was killed once', async () => {
  const { pool, db, drop } = await testDatabase();
  // In a database of before revisions nothing refuses these rows (server/src/testing/revision-guard.ts).
  await pool.query('drop trigger guard_revised on questions');
  const ids = Array.from({ length: 251 }, newId);
  await pool.query(
    `insert into questions (id, parent_kind, parent_id, position, question)
     select id, 'problem_set', id, 0, '[]' from unnest($1::uuid[]) as id`,
    [ids],
  );
  const count = async (condition: string) =>
    (await pool.query(`select count(*)::integer as count from questions where ${condition}`)).rows[0]?.count;
  await expect(
    inTransaction(db, async (tx) => {
      await reviseStale(tx);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await count('revision is null')).toBe(ids.length);
  await reviseStale(db);
  expect(await count('revision = 1')).toBe(ids.length);
  const found: string[] = [];
  await reconcileRevisions(db, (question) => found.push(question));
  expect(found).toEqual([]);
  await drop();
});
