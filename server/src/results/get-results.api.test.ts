import type { StudentResults } from '@fourfold/core/contract/people';
import { problemSetReference } from '@fourfold/core/contract/practice';
import { satTable } from '@fourfold/core/scores/testing/tables';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { addExam, addExamQuestion, addOwnExam, addTypedQuestion } from '../testing/content.ts';
import { anAnswer, answerAll, aSequence, aSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const resultsOf = (person: TestPerson) => person.call('GET /accounts/results');

describe('a student’s results', () => {
  it('are empty before the first answer', async () => {
    const student = await server.as('student');
    expect(await resultsOf(student)).toEqual({
      exported_at: server.clock.now.toISOString(),
      account: student.account,
      answers: [],
      progress: [],
      tests: [],
      grades: [],
      official_exams: [],
      mistake_notes: [],
      assignments: [],
    });
  });

  it('have each practice answer as readable text, oldest first, and the progress', async () => {
    const student = await server.as('student');
    const { reference, questions } = await aSet(server.db, 2);
    const [first, second] = questions;
    if (!first || !second) throw new Error('two questions');
    const typed = await addTypedQuestion(
      server.db,
      { kind: 'problem_set', id: reference.reference_id },
      { accept: ['3/4'] },
      { position: 2, question: JSON.stringify(withFormula) },
    );
    const began = server.clock.now;
    const time = (minute: number) => new Date(began.getTime() + minute * 60_000);
    for (const [minute, [question, given]] of [
      [first.id, [first.right]] as const,
      [second.id, [second.wrong]] as const,
      [typed, '0.75'] as const,
    ].entries()) {
      server.clock.now = time(minute);
      const record = anAnswer(student, reference, question, given);
      await save(student, { ...record, time_spent_after_answer: 7, view_full_explanation: minute === 1 });
    }
    const { answers, progress } = await resultsOf(student);
    const same = { title: 'Practice', kind: 'problem set', seconds_before_answer: 5, seconds_after_answer: 7 };
    const answer = (minute: number, more: Partial<StudentResults['answers'][number]>) => ({
      ...same,
      answered_at: time(minute).toISOString(),
      viewed_full_explanation: minute === 1,
      ...more,
    });
    expect(answers).toEqual([
      answer(0, { question: 'What is x?', given: 'right', right: true }),
      answer(1, { question: 'What is x?', given: 'wrong', right: false }),
      answer(2, { question: 'Solve x^2 = 1', given: '0.75', right: true }),
    ]);
    expect(progress).toMatchObject([
      { title: 'Practice', kind: 'problem set', percent_complete: 25, total_correct: 1, seconds_before_answer: 15 },
    ]);
    server.clock.now = began;
  });

  it('name a sequence with its parent, and contain answers to deleted questions', async () => {
    const student = await server.as('student');
    const { reference, first, second } = await aSequence(server.db);
    await answerAll(student, reference, [
      [first, true],
      [second, false],
    ]);
    await server.db.updateTable('questions').set({ deleted_at: new Date() }).where('id', '=', first.id).execute();
    await server.db.deleteFrom('questions').where('id', '=', second.id).execute();
    const { answers, progress } = await resultsOf(student);
    expect(answers.map(({ title, kind, question, right }) => [title, kind, question, right])).toEqual([
      ['Equations, One step', 'sequence', 'What is x?', true],
      ['Equations, One step', 'sequence', '', false],
    ]);
    expect(progress).toMatchObject([{ title: 'Equations, One step', percent_complete: 100 }]);
  });

  it('have the entries for papers, and the assignments', async () => {
    const student = await server.as('student');
    const user_id = student.account.id;
    const exam_id = await addExam(server.db, 'act', { title: 'ACT 7' });
    await server.db
      .insertInto('exam_grades')
      .values({
        user_id,
        exam_id,
        selected_wrong: JSON.stringify({ English: [3, 9], Reading: [] }),
        bubble_sheet: JSON.stringify({ Mathematics: { 1: 'A' } }),
        grade_submitted: JSON.stringify({ English: true }),
        timed: JSON.stringify({ English: true }),
      })
      .execute();
    const { id: reference_id } = await addExamQuestion(server.db, 'sat');
    const assigned = {
      id: newId(),
      user_id,
      assigned_by: newId(),
      assigned_by_name: 'Tess Tutor',
      type: 'assign',
    } as const;
    await server.db
      .insertInto('assignments')
      .values({
        ...assigned,
        reference_type: 'HomeSatQuestionTopic',
        reference_id,
        topic_type: 'sat',
        after_seq: 0,
        assignment_date: '2026-11-28',
        note: 'Only the odd ones.',
        answer: 'Done.',
        created_at: server.clock.now,
      })
      .execute();
    const { grades, assignments } = await resultsOf(student);
    const [paper, noScore] = [
      { exam: 'ACT 7', uncertain: [], first_raw: null, key_seen: false, handed_in: false },
      { raw: null, scaled: null },
    ];
    expect(grades).toEqual([
      { ...paper, section: 'English', wrong: [3, 9], sheet: {}, graded: true, timed: true, raw: 73, scaled: null },
      { ...paper, section: 'Mathematics', wrong: [], sheet: { 1: 'A' }, graded: false, timed: false, ...noScore },
    ]);
    expect(assignments).toEqual([
      {
        title: 'Practice test 1, Systems',
        kind: 'sequence',
        assigned_by: 'Tess Tutor',
        created_at: server.clock.now.toISOString(),
        due: '2026-11-28',
        completed_at: null,
        note: 'Only the odd ones.',
        answer: 'Done.',
      },
    ]);
  });

  it('have the raw and the scaled score of a paper, with the score of SAT math in both sections', async () => {
    const student = await server.as('student');
    const exam_id = await addExam(server.db, 'sat', { score: JSON.stringify(satTable()) });
    await server.db
      .insertInto('exam_grades')
      .values({
        user_id: student.account.id,
        exam_id,
        selected_wrong: JSON.stringify({ Reading: [1, 2], MathNoCalc: [5], MathCalc: [] }),
        grade_submitted: JSON.stringify({ Reading: true, MathNoCalc: true, MathCalc: true }),
      })
      .execute();
    const { grades } = await resultsOf(student);
    expect(grades.map(({ section, raw, scaled }) => [section, raw, scaled])).toEqual([
      ['Reading', 50, 38],
      ['Math - No Calculator', 19, 780],
      ['Math - Calculator', 38, 780],
    ]);
  });

  it('have the recorded official exams, except deleted ones', async () => {
    const student = await server.as('student');
    const user_id = student.account.id;
    const marks = { verbal: 640, math: 700 };
    await addOwnExam(server.db, 'sat', { user_id, title: 'March', marks: JSON.stringify(marks) });
    await addOwnExam(server.db, 'act', { user_id, title: 'Gone', deleted_at: new Date() });
    await addOwnExam(server.db, 'act', { user_id: (await server.as('student')).account.id, title: 'Another’s' });
    expect((await resultsOf(student)).official_exams).toEqual([
      { family: 'sat', title: 'March', marks, created_at: expect.any(String) },
    ]);
  });

  it('are the caller’s own, for students only', async () => {
    const [student, other] = [await server.as('student'), await server.as('student')];
    const { reference, questions } = await aSet(server.db, 1);
    await answerAll(
      other,
      reference,
      questions.map((question) => [question, true] as const),
    );
    const { answers, progress } = await resultsOf(student);
    expect([answers, progress]).toEqual([[], []]);
    for (const role of ['tutor', 'tutor-login', 'admin'] as const) {
      expect((await request(server.url, 'GET /accounts/results', {}, (await server.as(role)).token)).status).toBe(403);
    }
  });

  it('contain 20,000 answers in one reply', async () => {
    const student = await server.as('student');
    const { reference, questions } = await aSet(server.db, 3);
    const [question] = questions;
    await sql`
      insert into practice_events
        (user_id, reference_type, reference_id, seq, kind, event, record_id, question_id, is_correct, given,
         time_spent_before_answer)
      select ${student.account.id}, ${problemSetReference}, ${reference.reference_id}, n, 'answered', '{}',
             gen_random_uuid(), ${question?.id}, true, jsonb_build_object('answerIds', array[${question?.right}]), 5
        from generate_series(1, 20000) as n
    `.execute(server.db);
    expect((await resultsOf(student)).answers).toHaveLength(20_000);
  });
});

const withFormula = [
  {
    type: 'paragraph',
    children: [{ text: 'Solve ' }, { type: 'inline-math', latex: 'x^2 = 1', children: [{ text: '' }] }],
  },
];
