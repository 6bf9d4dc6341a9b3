import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addExamQuestion, addQuestion, addSet } from '../testing/content.ts';
import { anAnswer, answerAll, questionsOfSet, save } from '../testing/practice.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { reconcile } from './reconcile.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await reconcile(server.db, (difference) => expect(difference).toBeUndefined())).toBeGreaterThan(0);
  await server.stop();
});

describe('the tracked practice of a student', () => {
  it.each(['sat', 'act'] as const)(
    'has progress, correctness, time and the score of a set, for a %s question [PRC-028]',
    async (family) => {
      const person = await server.as('student');
      const { id, exam_id } = await addExamQuestion(server.db, family);
      const kind = `${family}_question` as const;
      const set = await addSet(server.db, { kind, id });
      const last = await addQuestion(server.db, { kind, id }, { position: 1 });
      const first = await addQuestion(
        server.db,
        { kind, id },
        { link_right_problemset_id: set, link_right_question_id: last.id },
      );
      const reference_type = family === 'sat' ? 'HomeSatQuestionTopic' : 'HomeActQuestionTopic';
      const sequence = { reference_type, reference_id: id } as const;
      const inSet = await questionsOfSet(server.db, set, 2);

      const firstReply = await save(
        person,
        anAnswer(person, sequence, first.id, [first.right], { time_spent_before_answer: 12 }),
      );
      expect(firstReply).toMatchObject({ is_correct: true, time_spent_before_answer: 12 });
      expect(firstReply.progress).toMatchObject({
        percent_complete: 50,
        next_problemset_id: set,
        [`${family}_id`]: exam_id,
      });

      const [one, two] = inSet.questions;
      if (!one || !two) throw new Error('the set has two questions');
      await answerAll(person, inSet.reference, [
        [one, false],
        [two, true],
        [one, true],
        [two, true],
      ]);
      const run = await answerAll(person, inSet.reference, [[one, true]]);
      expect(run).toMatchObject({ total_correct: 4, questions_complete: 5, time_spent_before_answer: 25 });

      const record = anAnswer(person, sequence, last.id, [last.wrong]);
      await save(person, record);
      const ended = await save(person, { ...record, time_spent_after_answer: 9, view_full_explanation: true });
      expect(ended).toMatchObject({ is_correct: false, time_spent_after_answer: 9, view_full_explanation: true });
      const body = { user_id: person.account.id, ...sequence };
      expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject({
        percent_complete: 100,
        started: false,
        question_id: null,
        time_spent_before_answer: 17,
        time_spent_after_answer: 9,
        marks: { [first.id]: true, [last.id]: false },
      });
    },
  );
});
