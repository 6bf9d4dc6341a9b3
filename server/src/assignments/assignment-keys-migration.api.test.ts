import { afterEach, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { databaseOfReleaseBefore } from '../database/testing/release-before.ts';
import { addUser } from '../testing/people.ts';
import { readAssignmentsById } from './read-assignments.ts';

let database: Awaited<ReturnType<typeof databaseOfReleaseBefore>>;
afterEach(() => database.drop());

it('assignments and reports survive the migration, and both releases write them in between', async () => {
  database = await databaseOfReleaseBefore();
  const { db, pool } = database;
  const [student, tutor] = [await addUser(db, 'student'), await addUser(db, 'tutor')];
  const add = async () => {
    const id = newId();
    await pool.query(
      `insert into assignments (id, user_id, assigned_by, assigned_by_name, type, reference_type, reference_id, topic_type,
                                after_seq, assignment_date)
       values ($1, $2, $3, 'Tim', 'assign', 'HomeSubTopic', $4, 'math', 0, '2026-11-28')`,
      [id, student, tutor, newId()],
    );
    await pool.query(
      `insert into reported_problems (id, user_id, question_id, question_title, problem_type, comment, created_at)
       values ($1, $2, $3, 'x', '{x}', 'x', now())`,
      [newId(), student, newId()],
    );
    return id;
  };
  // Without the columns that a later migration of this release adds.
  const rows = async () =>
    Promise.all(
      ['assignments', 'reported_problems'].map(
        async (table) =>
          (
            await pool.query(`select (to_jsonb(t) - '{note,answer,answered_at}'::text[])::text as row from ${table} t
                              order by 1`)
          ).rows,
      ),
    );
  const [first, before] = [await add(), await rows()];
  await database.expand();
  expect(await rows()).toEqual(before);
  const second = await add();
  const read = async () => (await readAssignmentsById(db, student, [first, second])).map(({ id }) => id).toSorted();
  expect(await read()).toEqual([first, second].toSorted());
  const expanded = await rows();
  await database.contract();
  expect(await rows()).toEqual(expanded);
  expect(await read()).toEqual([first, second].toSorted());
  expect(await readAssignmentsById(db, tutor, [first])).toEqual([]);
});
