import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db, Tx } from '../database/db.ts';
import { addExam, addExamQuestion, addOwnExam, addQuestion, setFlags } from '../testing/content.ts';
import { anAnswer, aSequence, aSet, save } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { contentVersion } from './content-version.ts';

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server);
});
afterAll(() => server.stop());

/** Whether an action changes the content version. */
async function changesVersion(action: () => Promise<unknown>): Promise<boolean> {
  const before = await contentVersion(db);
  await action();
  return (await contentVersion(db)) !== before;
}

it('changes with every change of a table that cached content is read from', async () => {
  const { reference } = await aSet(db, 1);
  await addExamQuestion(db, 'sat');
  const parent = { kind: 'problem_set', id: reference.reference_id } as const;
  const written = async (table: string) => await sql`update ${sql.table(table)} set id = id`.execute(db);
  for (const table of ['topics', 'subtopics', 'subsubtopics', 'exams', 'exam_questions', 'questions', 'answers']) {
    expect([table, await changesVersion(() => written(table))]).toEqual([table, true]);
  }
  expect(await changesVersion(() => sql`update problem_sets set title = title`.execute(db))).toBe(true);
  expect(await changesVersion(() => sql`update problem_set_places set position = 3`.execute(db))).toBe(true);
  expect(await changesVersion(() => addQuestion(db, parent))).toBe(true);
  expect(await changesVersion(() => addExam(db, 'act'))).toBe(true);
  expect(await changesVersion(() => withRevisions(db, (tx) => tx.deleteFrom('answers').execute()))).toBe(true);
  expect(await changesVersion(() => sql`truncate answers`.execute(db))).toBe(true);
});

it('stays after a rollback, an answer, and a student’s own record of an official exam', async () => {
  const student = await server.as('student');
  const { reference, questions } = await aSet(db, 1);
  const [question] = questions;
  if (!question) throw new Error('the set has a question');
  const rolledBack = async () => {
    const doing = db.transaction().execute(async (tx) => {
      await setFlags(tx, 'questions', question.id, { is_hidden: true });
      throw new Error('taken back');
    });
    await expect(doing).rejects.toThrow('taken back');
  };
  expect(await changesVersion(rolledBack)).toBe(false);
  expect(await changesVersion(() => save(student, anAnswer(student, reference, question.id, [question.right])))).toBe(
    false,
  );
  let recordId = '';
  const record = async () => {
    recordId = await addOwnExam(db, 'sat', { user_id: student.account.id });
  };
  expect(await changesVersion(record)).toBe(false);
  expect(
    await changesVersion(() => db.updateTable('own_exams').set({ title: 'June' }).where('id', '=', recordId).execute()),
  ).toBe(false);
  expect(await changesVersion(() => db.deleteFrom('own_exams').where('id', '=', recordId).execute())).toBe(false);
});

it('authors who write at the same time do not wait for each other’s transactions', async () => {
  const [one, other] = [await aSet(db, 1), await aSet(db, 1)];
  const hide = async (tx: Tx, { questions }: typeof one) =>
    await setFlags(tx, 'questions', questions[0]?.id ?? '', { is_hidden: true });
  await db.transaction().execute(async (tx) => {
    await hide(tx, one);
    // The second transaction commits before the first.
    await db.transaction().execute(async (second) => await hide(second, other));
  });
});

it('a student reads and is judged by the last committed content, also from another process', async () => {
  const student = await server.as('student');
  const { reference, questions } = await aSet(db, 2);
  const [first, second] = questions;
  if (!first || !second) throw new Error('the set has two questions');
  const query = { problem_set_id: reference.reference_id };
  const read = async () => (await student.call('GET /problemset_questions', { query })).data.map(({ id }) => id);
  const answer = async () => await save(student, anAnswer(student, reference, first.id, [first.right]));
  expect(await read()).toEqual([first.id, second.id]);
  expect(await answer()).toMatchObject({ is_correct: true, progress: { question_id: second.id } });

  await setFlags(db, 'questions', second.id, { is_hidden: true });
  expect(await read()).toEqual([first.id]);
  expect(await answer()).toMatchObject({ is_correct: true, progress: { question_id: first.id } });

  await withRevisions(db, (tx) =>
    tx.updateTable('answers').set({ correct: false }).where('id', '=', first.right).execute(),
  );
  expect(await answer()).toMatchObject({ is_correct: false });
});

it('a link to a set that was unpublished meanwhile is null', async () => {
  const student = await server.as('student');
  const { reference, set, detour } = await aSequence(db);
  const query = { subsubtopic_id: reference.reference_id };
  const link = async () => {
    const { data } = await student.call('GET /question_subsubtopics', { query });
    return data.find(({ id }) => id === detour.id)?.link_right_problemset_id;
  };
  expect(await link()).toBe(set);
  await setFlags(db, 'problem_sets', set, { is_publish: false });
  expect(await link()).toBe(null);
});

it('every table that the visibility views use has the trigger of the content version', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct used.table_name as name
      from information_schema.view_table_usage used
     where used.view_schema = current_schema()
       and not exists (select from pg_views v where v.schemaname = current_schema() and v.viewname = used.table_name)
       and not exists (select from pg_trigger t
                        where t.tgrelid = used.table_name::regclass and t.tgname = 'content_changed')
  `.execute(db);
  expect(rows).toEqual([]);
});
