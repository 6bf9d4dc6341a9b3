import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorkReference } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { reconcile } from '../practice/reconcile.ts';
import { addExamQuestion, addQuestion, addSet } from '../testing/content.ts';
import { anAnswer, answerAll, aSequence, aSet, type PracticeOf, questionsOfSet, save } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Runs `reconcile` in this process; returns the number of students and the differences. */
async function differences(): Promise<{ students: number; found: string[] }> {
  const found: string[] = [];
  return { students: await reconcile(server.db, ({ what }) => found.push(what)), found };
}

/** Runs `npm run reconcile` on the test's database; returns its exit code and the lines of its output. */
async function command(): Promise<{ code: number; lines: string[] }> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const { host, user } = inject('cluster');
  const DATABASE_URL = `postgresql://${user}@${encodeURIComponent(host)}/${rows[0]?.name}`;
  const file = fileURLToPath(new URL('reconcile.ts', import.meta.url));
  return await new Promise((done) => {
    execFile(process.execPath, [file], { env: { ...process.env, DATABASE_URL } }, (error, said, faults) => {
      expect(faults).toBe('');
      done({ code: Number(error?.code ?? 0), lines: said.trimEnd().split('\n') });
    });
  });
}

type Reference = PracticeOf<WorkReference>;
const reset = (person: TestPerson, reference: Reference, why: 'reset' | 'restart') => {
  const { reference_id, reference_type } = reference;
  const body = { user_id: person.account.id, reference_id, why };
  return reference_type === 'HomeProblemSetQuestions'
    ? person.call('POST /user_progresses/reset_user_problemset_progress', { body: { ...body, reference_type } })
    : person.call('POST /user_progresses/reset_user_progress', { body: { ...body, reference_type } });
};

/** Follows branches, completes the sequence, restarts it, and sends a time of the old run afterwards. */
async function practiseSequence(): Promise<string> {
  const person = await server.as('student');
  const { reference, first, second, detour } = await aSequence(server.db);
  const start = anAnswer(person, reference, first.id, [first.wrong]);
  await save(person, start);
  await answerAll(person, reference, [
    [second, true],
    [detour, true],
    [second, false],
    [first, true],
  ]);
  await reset(person, reference, 'restart');
  await save(person, { ...start, time_spent_after_answer: 40, view_full_explanation: true });
  await answerAll(person, reference, [[first, true]]);
  return person.account.id;
}

/** Masters the set, starts it again twice, resets it and masters it again; one answer is sent five times at once. */
async function practiseSet(): Promise<string> {
  const person = await server.as('student');
  const { reference, questions } = await aSet(server.db, 4);
  const all = (right: boolean) => questions.map((question) => [question, right] as const);
  await answerAll(person, reference, [...all(true), ...all(false), ...all(true), ...all(true).slice(0, 2)]);
  await reset(person, reference, 'reset');
  await answerAll(person, reference, all(true).slice(0, 3));
  const [, , , last] = questions;
  if (!last) throw new Error('the set has four questions');
  const fourth = anAnswer(person, reference, last.id, [last.right], { time_spent_after_answer: 3 });
  await Promise.all(Array.from({ length: 5 }, () => save(person, fourth)));
  return person.account.id;
}

/**
 * Practises a question number of a SAT or ACT whose sequence ends with a set; masters the set and settles the sequence.
 */
async function practiseExam(family: 'sat' | 'act'): Promise<string> {
  const person = await server.as('student');
  const { id } = await addExamQuestion(server.db, family);
  const parent = { kind: `${family}_question`, id } as const;
  const set = await addSet(server.db, parent);
  const only = await addQuestion(server.db, parent, { link_wrong_problemset_id: set });
  const reference_type = family === 'sat' ? 'HomeSatQuestionTopic' : 'HomeActQuestionTopic';
  const reference = { reference_type, reference_id: id } as const;
  await answerAll(person, reference, [[only, false]]);
  const inSet = await questionsOfSet(server.db, set, 4);
  await answerAll(
    person,
    inSet.reference,
    inSet.questions.map((question) => [question, true] as const),
  );
  const body = { user_id: person.account.id, ...reference };
  const settled = await person.call('POST /user_progresses/save_user_progress', { body });
  expect(settled).toMatchObject({ percent_complete: 100, started: false, next_problemset_id: set });
  return person.account.id;
}

it('finds no difference after practice of every kind, and after authors changed and deleted all content', async () => {
  await Promise.all([practiseSequence(), practiseSet(), practiseExam('sat'), practiseExam('act')]);
  expect(await differences()).toEqual({ students: 4, found: [] });
  for (const change of [
    sql`update answers set correct = not correct`,
    sql`update questions set link_right_question_id = link_wrong_question_id, link_wrong_question_id = null,
                             link_right_problemset_id = link_wrong_problemset_id, link_wrong_problemset_id = null`,
    sql`update questions set is_hidden = true, position = -position`,
    sql`update problem_sets set is_publish = false`,
    sql`update subsubtopics set is_publish = false`,
    sql`update exam_questions set is_publish = false`,
    sql`update exams set deleted_at = now()`,
    sql`update questions set deleted_at = now()`,
    sql`truncate answers, questions, problem_sets, exam_questions, exams, subsubtopics, subtopics, topics cascade`,
  ]) {
    await withRevisions(server.db, (tx) => change.execute(tx));
    expect(await differences()).toEqual({ students: 4, found: [] });
  }
  expect(await command()).toEqual({ code: 0, lines: ['reconcile: 4 students, 0 differences'] });
});

it('prints each difference with its student, and exits with 1', async () => {
  const student = await practiseSet();
  const plant = (seconds: number) =>
    sql`update practice_progress set time_spent_before_answer = time_spent_before_answer + ${seconds}
         where user_id = ${student}`.execute(server.db);
  await plant(1);
  const { code, lines } = await command();
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${student} HomeProblemSetQuestions [0-9a-f-]{36}: the row says .*`)),
    expect.stringMatching(/^reconcile: \d+ students, 1 differences$/),
  ]);
  await plant(-1);
  expect((await differences()).found).toEqual([]);
});
