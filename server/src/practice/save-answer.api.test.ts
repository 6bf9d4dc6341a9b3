import type { AnswerRecord } from '@fourfold/core/contract/practice';
import { masteryThreshold } from '@fourfold/core/mastery/threshold';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { type AddedQuestion, addQuestion, addSequencePlace, addSet, addTypedQuestion } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const save = 'POST /user_questions/save_user_questions_progress';

function record(
  student: TestPerson,
  reference: Pick<AnswerRecord, 'reference_type' | 'reference_id'>,
  question_id: string,
  given: string[] | string,
): AnswerRecord {
  return {
    id: newId(),
    user_id: student.account.id,
    question_id,
    ...reference,
    time_spent_before_answer: 5,
    given_answer_ids: typeof given === 'string' ? [] : given,
    given_free_response_answer: typeof given === 'string' ? given : '',
  };
}

async function aSet(length = 3) {
  const place = await addSequencePlace(server.db);
  const set = await addSet(server.db, { kind: 'subsubtopic', id: place.subsubtopic });
  const questions: AddedQuestion[] = [];
  for (let position = 0; position < length; position++) {
    questions.push(await addQuestion(server.db, { kind: 'problem_set', id: set }, { position }));
  }
  return { reference: { reference_type: 'HomeProblemSetQuestions' as const, reference_id: set }, questions };
}

describe('an answer', () => {
  it('is judged by the server, kept, and moves the run [API-014] [PBS-005]', async () => {
    const student = await server.as('student');
    const { reference, questions } = await aSet();
    const [q1, q2] = questions as [AddedQuestion, AddedQuestion];
    const first = await student.call(save, {
      body: { ...record(student, reference, q1.id, [q1.right]), is_correct: false },
    });
    expect(first).toMatchObject({
      is_correct: true,
      progress: { total_correct: 1, question_id: q2.id, seq: 1 },
    });
    const second = await student.call(save, { body: record(student, reference, q2.id, [q2.wrong]) });
    expect(second.progress).toMatchObject({
      total_correct: 0,
      questions_complete: 2,
      seq: 2,
      time_spent_before_answer: 10,
    });
  });

  it('counts once however often and however simultaneously it arrives', async () => {
    const student = await server.as('student');
    const { reference, questions } = await aSet();
    const [q1] = questions as [AddedQuestion];
    const body = record(student, reference, q1.id, [q1.right]);
    const replies = await Promise.all(Array.from({ length: 5 }, () => student.call(save, { body })));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]?.progress).toMatchObject({ total_correct: 1, seq: 1 });
  });
});
