import type { ExamProgress } from '@fourfold/core/contract/exam-progress';
import { examProgressCalls } from '@fourfold/core/contract/exam-progress';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import { type MasteryState, newMastery } from '@fourfold/core/mastery/mastery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addOwnExam, addQuestion, addQuestionTopic, addSet } from '../testing/content.ts';
import { countStatements } from '../testing/count-statements.ts';
import { answerAll, type PracticeOf, questionsOfSet } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { getExamProgress } from './get-exam-progress.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const families = [
  {
    family: 'sat',
    reference_type: 'HomeSatQuestionTopic',
    first: 'Reading',
    last: 'MathCalc',
    own: 'API-027',
    bySequence: 'API-028',
    bySet: 'API-029',
  },
  {
    family: 'act',
    reference_type: 'HomeActQuestionTopic',
    first: 'English',
    last: 'Science',
    own: 'API-030',
    bySequence: 'API-031',
    bySet: 'API-032',
  },
] as const;

describe.each(families)('progress in a $family', ({ family, reference_type, first, last, own, bySequence, bySet }) => {
  const kind = `${family}_question` as const;
  const calls = {
    own: `POST /user_progresses/get_user_${family}_sequences_progress`,
    sequences: `POST /user_progresses/get_${family}_type_progress`,
    sets: `POST /user_progresses/get_${family}_problem_set_type_progress`,
  };
  const progressOf = async (person: TestPerson, call: string, exam: string) => {
    const { status, body } = await callByName(server, person, call, { body: { [`${family}_id`]: exam } });
    expect([status, body.errors]).toEqual([200, undefined]);
    return body as unknown as ExamProgress;
  };
  const topicOf = async (exam: string, section: string, position: number, row: object = {}) => ({
    kind,
    id: await addQuestionTopic(server.db, exam, { section, position }, row),
  });

  /**
   * An exam with a sequence of two questions, the first answered (50 percent), a sequence that is
   * not started, and an unpublished one.
   */
  async function addStartedExam(person: TestPerson, row: object = {}) {
    const exam = await addExam(server.db, family, row);
    const half = await topicOf(exam, first, 0);
    const second = await addQuestion(server.db, half, { position: 1 });
    const start = await addQuestion(server.db, half, { position: 0, link_right_question_id: second.id });
    const reference: PracticeOf<typeof reference_type> = { reference_type, reference_id: half.id };
    await answerAll(person, reference, [[start, true]]);
    const fresh = await topicOf(exam, last, 0);
    await addQuestion(server.db, fresh);
    await topicOf(exam, last, 1);
    await addQuestion(server.db, await topicOf(exam, last, 2), { is_hidden: true });
    await addQuestion(server.db, await topicOf(exam, last, 3, { is_publish: false }));
    return { exam, half: half.id, fresh: fresh.id };
  }

  it(`has the percent of each open sequence with questions, and the mean for each section [${bySequence}]`, async () => {
    const student = await server.as('student');
    const { exam, half, fresh } = await addStartedExam(student);
    expect(await progressOf(student, calls.sequences, exam)).toEqual({
      exam_id: exam,
      percent_complete: 25,
      sections: { [first]: 50, [last]: 0 },
      questions: { [half]: 50, [fresh]: 0 },
    });
    expect((await progressOf(await server.as('student'), calls.sequences, exam)).percent_complete).toBe(0);
  });

  it(`has the mean of the open sets of a question topic, where a run of right answers counts as a part of four [${bySet}]`, async () => {
    const student = await server.as('student');
    const exam = await addExam(server.db, family);
    const [topic, other] = [await topicOf(exam, first, 0), await topicOf(exam, first, 1)];
    const run = await questionsOfSet(server.db, await addSet(server.db, topic), 4);
    const mastered = await questionsOfSet(server.db, await addSet(server.db, topic, { position: 1 }), 4);
    await questionsOfSet(server.db, await addSet(server.db, topic, { position: 2, is_publish: false }), 4);
    // Sets without questions visible to students do not count.
    const nothing = await addSet(server.db, topic, { position: 3 });
    await addQuestion(server.db, { kind: 'problem_set', id: nothing }, { is_hidden: true });
    await addSet(server.db, await topicOf(exam, last, 1));
    await questionsOfSet(server.db, await addSet(server.db, other), 4);
    await topicOf(exam, last, 0);
    const right = (questions: typeof run.questions) => questions.map((question) => [question, true] as const);
    await answerAll(student, run.reference, right(run.questions.slice(0, 2)));
    await answerAll(student, mastered.reference, right(mastered.questions));
    expect(await progressOf(student, calls.sets, exam)).toEqual({
      exam_id: exam,
      percent_complete: 37.5,
      sections: { [first]: 37.5 },
      questions: { [topic.id]: 75, [other.id]: 0 },
    });
  });

  it(`is counted as the exam's setting says, also for a tutor logged in as the student [${own}]`, async () => {
    const student = await server.as('student');
    const { exam, half } = await addStartedExam(student);
    const set = await questionsOfSet(server.db, await addSet(server.db, { kind, id: half }), 4);
    await answerAll(
      student,
      set.reference,
      set.questions.slice(0, 1).map((question) => [question, true] as const),
    );
    expect(await progressOf(student, calls.own, exam)).toEqual(await progressOf(student, calls.sequences, exam));
    await server.db.updateTable('exams').set({ progress_by_problemset: true }).where('id', '=', exam).execute();
    expect(await progressOf(student, calls.own, exam)).toEqual(await progressOf(student, calls.sets, exam));
    expect((await progressOf(student, calls.own, exam)).questions).toEqual({ [half]: 25 });

    const tutor = await server.as('tutor-login');
    expect((await progressOf(tutor, calls.own, exam)).questions).toEqual({ [half]: 0 });
    await storeMasteryState(tutor, set.reference.reference_id, { run: 3 });
    expect((await progressOf(tutor, calls.own, exam)).questions).toEqual({ [half]: 75 });
  });

  it('is not found for an exam that is not visible, or an official one', async () => {
    const student = await server.as('student');
    const record = await addOwnExam(server.db, family, { user_id: student.account.id });
    const draft = await addExam(server.db, family, { is_publish: false });
    const other = await addExam(server.db, family === 'sat' ? 'act' : 'sat');
    for (const call of Object.values(calls)) {
      expect(Object.keys(examProgressCalls)).toContain(call);
      for (const id of [record, draft, other, newId()]) {
        const { status, body } = await callByName(server, student, call, { body: { [`${family}_id`]: id } });
        expect([status, body.errors]).toEqual([404, [`${family.toUpperCase()} not found`]]);
      }
    }
    expect((await progressOf(await server.as('admin'), calls.own, draft)).percent_complete).toBe(0);
  });

  it('uses two statements for any number of question topics and sets', async () => {
    const student = await server.as('student');
    const exam = await addExam(server.db, family);
    for (const { type } of paperSections(family)) {
      for (let position = 0; position < 5; position++) {
        const topic = await topicOf(exam, type, position);
        await addQuestion(server.db, topic);
        await addQuestion(server.db, { kind: 'problem_set', id: await addSet(server.db, topic) });
      }
    }
    for (const counted of ['sequences', 'sets'] as const) {
      const { db, statements } = countStatements(server.db);
      const context = { db, session: student };
      const { questions } = await getExamProgress(family, exam, context, counted);
      expect(Object.keys(questions)).toHaveLength(20);
      expect(statements()).toBe(2);
    }
  });
});

it('a set that was mastered once stays mastered during any later run', async () => {
  const student = await server.as('student');
  const exam = await addExam(server.db, 'sat', { progress_by_problemset: true });
  const topic = await addQuestionTopic(server.db, exam, { section: 'Reading', position: 0 });
  const set = await addSet(server.db, { kind: 'sat_question', id: topic });
  await addQuestion(server.db, { kind: 'problem_set', id: set });
  await storeMasteryState(student, set, { mastered: true, run: 1 });
  const { percent_complete } = await student.call('POST /user_progresses/get_user_sat_sequences_progress', {
    body: { sat_id: exam },
  });
  expect(percent_complete).toBe(100);
});

/** Stores the state of a set that the person has started. */
async function storeMasteryState({ account }: TestPerson, set: string, run: Partial<MasteryState>) {
  await server.db
    .insertInto('practice_progress')
    .values({
      user_id: account.id,
      reference_type: 'HomeProblemSetQuestions',
      reference_id: set,
      seq: 5,
      state: JSON.stringify({ ...newMastery, answered: 5, ...run }),
    })
    .execute();
}
