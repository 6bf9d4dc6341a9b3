import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import {
  type AddedQuestion,
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  addSubtopic,
  addTopic,
  clearContent,
  setFlags,
} from '../testing/content.ts';
import { answerAll, aSequence, aSet, questionsOfSet } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const right = (question: AddedQuestion | undefined) => [question ?? missingQuestion(), true] as const;
function missingQuestion(): never {
  throw new Error('the test has more questions than that');
}

describe('the progress in all sets of a parent', () => {
  it.each(['subsubtopic', 'sattopic', 'sat_question', 'act_question'] as const)(
    'of kind %s is listed in its order, started or not, without unpublished sets [API-024]',
    async (kind) => {
      const { db } = server;
      const id =
        kind === 'subsubtopic'
          ? (await addSequencePlace(db)).subsubtopic
          : kind === 'sattopic'
            ? await addTopic(db, { kind: 'sat' })
            : (await addExamQuestion(db, kind === 'sat_question' ? 'sat' : 'act')).id;
      const [second, first, hidden] = [
        await addSet(db, { kind, id }, { position: 1 }),
        await addSet(db, { kind, id }, { position: 0 }),
        await addSet(db, { kind, id }, { position: 2, is_publish: false }),
      ];
      const { reference, questions } = await questionsOfSet(db, second);
      const person = await server.as('student');
      const saved = await answerAll(person, reference, [right(questions[0])]);
      const body = {
        user_id: person.account.id,
        reference_type: 'HomeProblemSetQuestions' as const,
        [`${kind}_id`]: id,
      };
      const { data } = await person.call('POST /user_progresses/get_all_user_problemsets_progress', { body });
      expect(data.map((progress) => progress.reference_id)).toEqual([first, second]);
      expect(data.map((progress) => progress.reference_id)).not.toContain(hidden);
      expect(data[0]).toMatchObject({ seq: 0, started: false, total_correct: 0 });
      expect(data[1]).toEqual(saved);
    },
  );

  it('is refused for a parent that the student may not open, and for another student', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const person = await server.as('student');
    const call = 'POST /user_progresses/get_all_user_problemsets_progress';
    const body = { user_id: person.account.id, reference_type: 'HomeProblemSetQuestions', subsubtopic_id: subsubtopic };
    const status = async (changes: object) =>
      (await request(server.url, call, { body: { ...body, ...changes } }, person.token)).status;
    expect([await status({}), await status({ user_id: newId() })]).toEqual([200, 403]);
    await setFlags(server.db, 'subsubtopics', subsubtopic, { is_publish: false });
    expect(await status({})).toBe(404);
  });

  it('is listed for the started sets if no parent is given', async () => {
    const [one, other] = await Promise.all([aSet(server.db), aSet(server.db)]);
    const person = await server.as('student');
    await answerAll(person, one.reference, [right(one.questions[0])]);
    await answerAll(person, other.reference, [right(other.questions[0])]);
    const { data } = await person.call('POST /user_progresses/get_all_user_problemsets_progress', {
      body: { user_id: person.account.id, reference_type: 'HomeProblemSetQuestions' },
    });
    expect(new Set(data.map((progress) => progress.reference_id))).toEqual(
      new Set([one.reference.reference_id, other.reference.reference_id]),
    );
  });
});

describe('started practice', () => {
  it('is listed newest first with its ancestors, until it is finished or unpublished', async () => {
    const { db } = server;
    const person = await server.as('student');
    const { reference, first, second, set, place } = await aSequence(db);
    const inSet = await questionsOfSet(db, set, 4);
    const listed = async () => (await person.call('GET /user_progresses/started')).data;
    await answerAll(person, reference, [right(first)]);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const newest = await answerAll(person, inSet.reference, [right(inSet.questions[0])]);
    const ancestors = {
      topic_type: 'math',
      topic_id: place.topic,
      subtopic_id: place.subtopic,
      subsubtopic_id: place.subsubtopic,
      subsubtopic_title: 'One step',
      sat_question_id: null,
    };
    const both = await listed();
    expect(both).toMatchObject([
      { title: 'Practice', ...ancestors },
      { title: 'One step', ...ancestors },
    ]);
    expect(both[0]?.progress).toEqual(newest);
    await setFlags(db, 'problem_sets', set, { is_publish: false });
    expect((await listed()).map((entry) => entry.title)).toEqual(['One step']);
    await answerAll(person, reference, [right(second)]);
    expect(await listed()).toEqual([]);
  });

  it('in an exam has the id of its exam question', async () => {
    const { db } = server;
    const person = await server.as('student');
    const { id } = await addExamQuestion(db, 'act');
    const question = await addQuestion(db, { kind: 'act_question', id });
    const next = await addQuestion(db, { kind: 'act_question', id }, { position: 1 });
    await db.updateTable('questions').set({ link_right_question_id: next.id }).where('id', '=', question.id).execute();
    await answerAll(person, { reference_type: 'HomeActQuestionTopic', reference_id: id }, [right(question)]);
    expect((await person.call('GET /user_progresses/started')).data).toMatchObject([
      { title: 'Systems', act_question_id: id, sat_question_id: null, topic_id: null },
    ]);
  });

  it('is listed separately once it is finished, the newest first, at most four, while it is open', async () => {
    const { db } = server;
    const person = await server.as('student');
    const { reference, first, second, set } = await aSequence(db);
    const inSet = await questionsOfSet(db, set, 4);
    const finished = async () =>
      (await person.call('GET /user_progresses/started')).finished.map(({ progress }) => progress.reference_id);
    await answerAll(person, reference, [right(first)]);
    await answerAll(person, inSet.reference, inSet.questions.slice(0, 3).map(right));
    expect(await finished()).toEqual([]);
    await answerAll(person, reference, [right(second)]);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await answerAll(person, inSet.reference, [right(inSet.questions[3])]);
    expect(await finished()).toEqual([set, reference.reference_id]);
    await setFlags(db, 'problem_sets', set, { is_publish: false });
    expect(await finished()).toEqual([reference.reference_id]);
  });
});

describe('where to begin', () => {
  const firstOf = async (person: TestPerson) => (await person.call('GET /user_progresses/started')).first;

  it('is the first unfinished item in the order of the topic lists, while nothing is started', async () => {
    const { db } = server;
    await clearContent(db);
    const person = await server.as('student');
    expect(await firstOf(person)).toBeNull();
    const grammar = await addTopic(db, { kind: 'grammar' });
    const inGrammar = await addSubtopic(db, grammar);
    await addQuestion(db, { kind: 'subtopic', id: inGrammar });
    expect(await firstOf(person)).toMatchObject({ reference_type: 'HomeSubTopic', reference_id: inGrammar });
    const { topic, subtopic, subsubtopic } = await addSequencePlace(db);
    const inMath = await questionsOfSet(db, await addSet(db, { kind: 'subsubtopic', id: subsubtopic }), 4);
    const beginning = {
      reference_type: 'HomeProblemSetQuestions',
      reference_id: inMath.reference.reference_id,
      ...{ title: 'Practice', topic_type: 'math', topic_title: 'Algebra' },
      ...{ topic_id: topic, subtopic_id: subtopic, subsubtopic_id: subsubtopic },
      ...{ exam_id: null, sat_question_id: null, act_question_id: null },
    };
    expect(await firstOf(person)).toMatchObject(beginning);
    expect(await firstOf(await server.as('admin'))).toMatchObject(beginning);
    await answerAll(person, inMath.reference, [right(inMath.questions[0])]);
    expect(await firstOf(person)).toBeNull();
    await answerAll(person, inMath.reference, inMath.questions.slice(1).map(right));
    expect(await firstOf(person)).toMatchObject({ reference_id: inGrammar });
    await setFlags(db, 'topics', grammar, { is_publish: false });
    expect(await firstOf(person)).toBeNull();
  });

  it.each(['sat', 'act'] as const)('is a question of an %s if the topic lists have nothing', async (family) => {
    const { db } = server;
    await clearContent(db);
    const person = await server.as('student');
    const { id, exam_id } = await addExamQuestion(db, family);
    expect(await firstOf(person)).toBeNull();
    await addQuestion(db, { kind: `${family}_question`, id });
    expect(await firstOf(person)).toMatchObject({
      reference_type: family === 'sat' ? 'HomeSatQuestionTopic' : 'HomeActQuestionTopic',
      ...{ reference_id: id, title: 'Systems', exam_id, topic_type: null, [`${family}_question_id`]: id },
    });
    await setFlags(db, 'exams', exam_id, { is_publish: false });
    expect(await firstOf(person)).toBeNull();
  });
});
