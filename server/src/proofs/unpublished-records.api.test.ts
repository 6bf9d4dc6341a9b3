import { publishFlags } from '@fourfold/core/exams/open-variants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addExam, addQuestionTopic, clearContent, setFlags } from '../testing/content.ts';
import { contentHealth } from '../testing/content-health.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidQuestion, addValidTopic } from '../testing/valid-content.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const { healthOf, behind: findingsOf } = contentHealth(() => admin);
const hidden = { is_publish: false };
const addValid = () => addValidTopic(server.db);

/** An unpublished record; the last argument is what its switch publishes. */
const entry = (text: string, url: string, above: string[], [kind, id, title, test = null]: (string | null)[]) => ({
  ...{ text, name: null, url, above },
  publish: { kind, id, title, test },
});

describe('an unpublished record', () => {
  it('is listed in the order of the tree, each switch by itself, with its page', async () => {
    const { topic, subtopic, subsubtopic, set } = await addValid();
    await addValidQuestion(server.db, { kind: 'subtopic', id: subtopic });
    await setFlags(server.db, 'topics', topic, hidden);
    await setFlags(server.db, 'subsubtopics', subsubtopic, { is_publish: false, is_sequence_publish: false });
    await setFlags(server.db, 'problem_sets', set, hidden);
    const from = new URLSearchParams({ topic, subtopic, subsubtopic });
    const leaf = `/admin/subtopic/${subtopic}/${subsubtopic}`;
    expect(await findingsOf(topic, 'unpublished')).toEqual({
      title: 'Algebra',
      count: 5,
      data: [
        entry('Topic “Algebra”', `/admin/math-topics?topic=${topic}`, [], ['topic', topic, 'Algebra']),
        entry(
          'Sequence of “Equations”',
          `/admin/${subtopic}`,
          ['Algebra'],
          ['subtopic_sequence', subtopic, 'Equations'],
        ),
        entry('Sub-sub-topic “One step”', leaf, ['Algebra', 'Equations'], ['subsubtopic', subsubtopic, 'One step']),
        entry(
          'Sequence of “One step”',
          leaf,
          ['Algebra', 'Equations'],
          ['subsubtopic_sequence', subsubtopic, 'One step'],
        ),
        entry(
          'Problem set “Practice”',
          `/admin/problemset/${set}?${from}`,
          ['Algebra', 'Equations', 'One step'],
          ['problem_set', set, 'Practice'],
        ),
      ],
    });
    expect(await healthOf(topic)).toMatchObject({ parts: 6, published: 1, isPublish: false });
  });

  it('is checked nevertheless, as if it were published', async () => {
    const { topic, subtopic, subsubtopic, question, set } = await addValid();
    for (const [table, id] of [
      ['topics', topic],
      ['subtopics', subtopic],
      ['subsubtopics', subsubtopic],
    ] as const)
      await setFlags(server.db, table, id, {
        is_publish: false,
        ...(table !== 'topics' && { is_sequence_publish: false }),
      });
    const way = { link_right_problemset_id: set };
    await server.db.updateTable('questions').set(way).where('id', '=', question.id).execute();
    await setFlags(server.db, 'problem_sets', set, hidden);
    expect(await healthOf(topic)).toMatchObject({ questions: 5, broken: 0, poor: 0 });
    await server.db.updateTable('questions').set({ question: '[]' }).where('id', '=', question.id).execute();
    expect(await findingsOf(topic, 'broken')).toMatchObject({
      count: 1,
      data: [
        {
          text: 'Question 1 of “One step” has no text.',
          name: 'empty-stem',
          url: `/admin/subtopic/${subtopic}/${subsubtopic}?question_id=${question.id}`,
          publish: null,
        },
      ],
    });
  });

  it('of an exam is a test or a number with a topic', async () => {
    const exam = await addExam(server.db, 'act', { published_tests: publishFlags('act-classic', ['real']) });
    const place = { section: 'Mathematics', position: 4 };
    const number = await addQuestionTopic(server.db, exam, place, { title: 'Vectors', is_publish: false });
    await addQuestionTopic(server.db, exam, { ...place, position: 5 }, { title: null, is_publish: false });
    await addValidQuestion(server.db, { kind: 'act_question', id: number });
    const test = { kind: 'act_test', id: exam } as const;
    expect(await healthOf(exam)).toMatchObject({ questions: 1, parts: 3, published: 2 });
    await addValidQuestion(server.db, test, { section: 'Mathematics', is_real: false, is_hidden: true });
    expect(await healthOf(exam)).toMatchObject({ questions: 2, parts: 4, published: 2 });
    expect((await findingsOf(exam, 'unpublished')).data).toEqual([
      entry(
        'Math Mock Test',
        `/admin/act-test/${exam}/mock/Mathematics`,
        [],
        ['act_test', exam, 'Math Mock Test', 'math_mock_test_publish'],
      ),
      entry('Question topic “Vectors”, Mathematics 5', `/admin/act/${number}`, [], ['act_question', number, 'Vectors']),
    ]);
  });
});
