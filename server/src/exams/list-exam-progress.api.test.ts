import { newMastery } from '@fourfold/core/mastery/mastery';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addOwnExam, addQuestion, addQuestionTopic, addSet } from '../testing/content.ts';
import { countStatements } from '../testing/count-statements.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { getExamProgress, sequenceReferences } from './get-exam-progress.ts';
import { listExamProgress } from './list-exam-progress.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function storeProgress({ account }: TestPerson, reference_type: string, reference_id: string, state: object) {
  const row = { user_id: account.id, reference_type, reference_id, seq: 1, state: JSON.stringify(state) };
  await server.db.insertInto('practice_progress').values(row).execute();
}

describe.each([
  { family: 'sat', tag: 'API-025' },
  { family: 'act', tag: 'API-026' },
] as const)('progress of the $family list', ({ family, tag }) => {
  const call = `POST /user_progresses/get_user_${family}s_progress`;
  const kind = `${family}_question` as const;
  const section = { sat: 'Reading', act: 'English' }[family];
  const listOf = async (person: TestPerson) =>
    (await callByName(server, person, call, { body: { user_id: person.account.id } })).body.data ?? [];

  it(`has each authored exam of the caller's list with its percent, in the order of the list [${tag}]`, async () => {
    const student = await server.as('student');
    const first = await addExam(server.db, family, { title: 'First', position: 0 });
    const second = await addExam(server.db, family, { title: 'Second', position: 1, progress_by_problemset: true });
    await addOwnExam(server.db, family, { title: 'Own', user_id: student.account.id });
    await addExam(server.db, family, { title: 'Draft', is_publish: false });
    const topic = { kind, id: await addQuestionTopic(server.db, first, { section, position: 0 }) };
    await addQuestion(server.db, topic);
    const other = { kind, id: await addQuestionTopic(server.db, second, { section, position: 0 }) };
    const set = await addSet(server.db, other);
    await addQuestion(server.db, { kind: 'problem_set', id: set });
    await storeProgress(student, sequenceReferences[family], topic.id, {
      ...{ at: 'question', question_id: newId(), questions_complete: 1, total_questions: 4 },
    });
    await storeProgress(student, 'HomeProblemSetQuestions', set, { ...newMastery, run: 2, answered: 2 });
    const orders = { user_id: student.account.id, family, exam_ids: [second, first] };
    await server.db.insertInto('exam_orders').values(orders).execute();
    expect(await listOf(student)).toEqual([
      { [`${family}_id`]: second, title: 'Second', percent_complete: 50 },
      { [`${family}_id`]: first, title: 'First', percent_complete: 25 },
    ]);
    const tutor = await server.as('tutor-login');
    expect((await listOf(tutor)).map((one) => [one.title, one.percent_complete])).toEqual([
      ['First', 0],
      ['Second', 0],
    ]);
    expect((await listOf(await server.as('admin'))).map(({ title }) => title)).toContain('Draft');
  });

  it('is readable by the caller only', async () => {
    const [student, other] = [await server.as('student'), await server.as('student')];
    const { status } = await callByName(server, student, call, { body: { user_id: other.account.id } });
    expect(status).toBe(403);
  });

  it('equals what the call for a single exam returns, for any visibility, progress and setting', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyExam, { minLength: 1, maxLength: 3 }), async (exams) => {
        const people = await Promise.all([server.as('student'), server.as('admin')]);
        const ids: string[] = [];
        for (const exam of exams) ids.push(await addGeneratedExam(family, people, exam));
        for (const session of people) {
          const context = { db: server.db, session };
          const listed = (await listExamProgress(family, context)).filter(({ id }) => ids.includes(id));
          const seen = exams.filter(({ is_publish }) => is_publish || session.account.is_admin);
          expect(listed).toHaveLength(seen.length);
          for (const { id, percent_complete } of listed)
            expect(percent_complete).toBe((await getExamProgress(family, id, context)).percent_complete);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('uses one statement for any number of exams', async () => {
    const session = await server.as('student');
    const counted = countStatements(server.db);
    expect((await listExamProgress(family, { db: counted.db, session })).length).toBeGreaterThan(1);
    expect(counted.statements()).toBe(1);
  });

  const flag = fc.boolean();
  const usuallyTrue = fc.integer({ min: 0, max: 3 }).map((n) => n > 0);
  const anySet = fc.record({
    is_publish: usuallyTrue,
    questions: fc.array(fc.record({ is_hidden: flag }), { maxLength: 2 }),
    run: fc.option(fc.integer({ min: 0, max: 4 })),
    mastered: flag,
  });
  const anyTopic = fc.record({
    is_publish: usuallyTrue,
    questions: fc.array(fc.record({ is_hidden: flag }), { maxLength: 2 }),
    done: fc.option(fc.integer({ min: 0, max: 5 })),
    sets: fc.array(anySet, { maxLength: 3 }),
  });
  const anyExam = fc.record({
    is_publish: usuallyTrue,
    progress_by_problemset: flag,
    topics: fc.array(anyTopic, { maxLength: 4 }),
  });

  async function addGeneratedExam(
    of: Family,
    people: TestPerson[],
    { topics, ...row }: GeneratedValue<typeof anyExam>,
  ) {
    const exam = await addExam(server.db, of, row);
    for (const [position, { is_publish, questions, done, sets }] of topics.entries()) {
      const topic = { kind, id: await addQuestionTopic(server.db, exam, { section, position }, { is_publish }) };
      for (const question of questions) await addQuestion(server.db, topic, question);
      const place = { at: 'question', question_id: newId(), questions_complete: done, total_questions: 6 };
      for (const person of people)
        if (done !== null) await storeProgress(person, sequenceReferences[of], topic.id, place);
      for (const { is_publish: opened, questions: inSet, run, mastered } of sets) {
        const set = await addSet(server.db, topic, { is_publish: opened });
        for (const question of inSet) await addQuestion(server.db, { kind: 'problem_set', id: set }, question);
        const state = { ...newMastery, answered: 1, run, mastered };
        for (const person of people)
          if (run !== null) await storeProgress(person, 'HomeProblemSetQuestions', set, state);
      }
    }
    return exam;
  }
});

type GeneratedValue<T> = T extends fc.Arbitrary<infer Value> ? Value : never;
