import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../database/migrate.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { addExam } from '../testing/content.ts';
import { addPaper } from '../testing/paper-test.ts';
import { addUser } from '../testing/people.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('the migration marks keys as seen for sheets that were graded and tests that were repeated before it', async () => {
  const { db, pool } = database;
  await pool.query('alter table exam_grades drop column first_submitted');
  await pool.query('alter table test_attempts drop column key_seen');
  const user_id = await addUser(db, 'student');
  const [keyed, without] = [await addPaper(db, 'sat'), await addExam(db, 'sat')];
  const updated_at = new Date('2026-11-01T10:00:00Z');
  const entered = {
    user_id,
    selected_wrong: JSON.stringify({ Reading: [2], Writing: [1] }),
    bubble_sheet: JSON.stringify({ Reading: { 1: 'B' }, MathCalc: { 1: 'A' } }),
    grade_submitted: JSON.stringify({ Reading: true, Writing: true, MathCalc: false }),
    updated_at,
  };
  for (const exam_id of [keyed, without])
    await db
      .insertInto('exam_grades')
      .values({ ...entered, exam_id })
      .execute();
  const at = { user_id, exam_id: keyed, section: 'MathCalc', is_real: false };
  const done = { submitted_at: updated_at, correct: 1, questions: 2 };
  await db
    .insertInto('test_attempts')
    .values([
      { ...at, attempt: 1, ...done },
      { ...at, attempt: 2, ...done },
      { ...at, attempt: 3 },
    ])
    .execute();

  const migration = readMigrations().find(({ name }) => name === '0018_opened_keys.sql');
  await pool.query(migration?.text ?? '');

  const grades = await db.selectFrom('exam_grades').select(['exam_id', 'first_submitted']).execute();
  const first = { sheet: { 1: 'B' }, wrong: [2], at: expect.stringContaining('2026-11-01T'), key_seen: false };
  expect(new Map(grades.map((grade) => [grade.exam_id, grade.first_submitted]))).toEqual(
    new Map([
      [keyed, { Reading: first }],
      [without, {}],
    ]),
  );
  const attempts = await db.selectFrom('test_attempts').orderBy('attempt').select('key_seen').execute();
  expect(attempts.map(({ key_seen }) => key_seen)).toEqual([false, true, false]);
});
