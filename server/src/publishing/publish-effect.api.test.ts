import type { PublishKind } from '@fourfold/core/contract/publishing';
import type { TestFlag } from '@fourfold/core/exams/exam-editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import {
  addExam,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  clearContent,
  linkSet,
  setFlags,
} from '../testing/content.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidQuestion, addValidTopic, addValidTypedQuestion } from '../testing/valid-content.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearContent(server.db);
  await server.db.deleteFrom('users').where('user_type', '=', 'Student').execute();
});

const effect = (kind: PublishKind, id: string, test?: TestFlag) =>
  superAdmin.call('GET /publish_effect', { query: { kind, id, ...(test && { test }) } });
const texts = async (kind: PublishKind, id: string, test?: TestFlag) =>
  (await effect(kind, id, test)).unfinished.map(({ text }) => text);
const hidden = { is_publish: false };
const off = { is_publish: false, is_sequence_publish: false };

const addCompletePlace = () => addValidTopic(server.db);

it('a complete topic and everything below it has no findings', async () => {
  const { topic, subtopic, subsubtopic, set } = await addCompletePlace();
  const cases: [PublishKind, string, string][] = [
    ['topic', topic, 'Algebra'],
    ['subtopic', subtopic, 'Equations'],
    ['subsubtopic', subsubtopic, 'One step'],
    ['subsubtopic_sequence', subsubtopic, 'One step'],
    ['problem_set', set, 'Practice'],
  ];
  for (const [kind, id, title] of cases) {
    expect(await effect(kind, id.toUpperCase())).toEqual({
      title,
      isPublish: true,
      above: [],
      students: 0,
      practising: 0,
      unfinished: [],
      unfinished_count: 0,
    });
  }
});

describe('unfinished content', () => {
  it('is listed from the topic down, each with a sentence and the URL of its studio page', async () => {
    const { topic, subtopic, subsubtopic, question, set, inSet } = await addCompletePlace();
    const empty = JSON.stringify([]);
    await server.db.updateTable('questions').set({ question: empty }).where('id', '=', question.id).execute();
    await withRevisions(server.db, (tx) => tx.deleteFrom('answers').where('question_id', '=', inSet.id).execute());
    const typed = await addValidTypedQuestion(
      server.db,
      { kind: 'subsubtopic', id: subsubtopic },
      { accept: [' '] },
      { position: 1 },
    );
    const links = { link_right_question_id: typed };
    await server.db.updateTable('questions').set(links).where('id', '=', question.id).execute();
    const bare = await addSubsubtopic(server.db, subtopic, { title: 'Bare', position: 1, is_sequence_publish: false });
    const from = new URLSearchParams({ topic, subtopic, subsubtopic });
    const expected = [
      {
        text: 'Question 1 of “One step” has no text.',
        url: `/admin/subtopic/${subtopic}/${subsubtopic}?question_id=${question.id}`,
      },
      {
        text: 'Question 2 of “One step” is answered by typing, but has no answer that is right.',
        url: `/admin/subtopic/${subtopic}/${subsubtopic}?question_id=${typed}`,
      },
      {
        text: 'The problem set “Practice” cannot be mastered: it never gives four right in a row.',
        url: `/admin/problemset/${set}?${from}`,
      },
      {
        text: 'Question 1 of “Practice” has no answers.',
        url: `/admin/problemset/${set}?${from}&question_id=${inSet.id}`,
      },
      {
        text: 'Nothing in “Bare” is published: students find it empty.',
        url: `/admin/subtopic/${subtopic}/${bare}`,
      },
    ];
    expect(await effect('topic', topic)).toMatchObject({ unfinished: expected, unfinished_count: 5 });
    expect((await effect('subtopic', subtopic)).unfinished).toEqual(expected);
    expect((await effect('subsubtopic', subsubtopic)).unfinished).toEqual(expected.slice(0, 4));
    expect((await effect('subsubtopic_sequence', subsubtopic)).unfinished).toEqual(expected.slice(0, 2));
    expect((await effect('problem_set', set)).unfinished).toEqual(expected.slice(2, 4));
  });

  it('does not include what students would not see: hidden, deleted, unpublished', async () => {
    const { topic, subtopic, subsubtopic } = await addCompletePlace();
    await addValidQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic }, { question: '[]', is_hidden: true });
    await addValidQuestion(
      server.db,
      { kind: 'subsubtopic', id: subsubtopic },
      { question: '[]', deleted_at: new Date() },
    );
    await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, hidden);
    await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { deleted_at: new Date() });
    await addSubsubtopic(server.db, subtopic, hidden);
    await addSubtopic(server.db, topic, off);
    await addSubtopic(server.db, topic, { deleted_at: new Date() });
    expect(await texts('topic', topic)).toEqual([]);
    await setFlags(server.db, 'subtopics', subtopic, hidden);
    expect(await texts('topic', topic)).toEqual(['Nothing in “Algebra” is published: students find it empty.']);
  });

  it('of an unpublished record is listed as if it were published', async () => {
    const { topic, subtopic, subsubtopic, set } = await addCompletePlace();
    await setFlags(server.db, 'topics', topic, hidden);
    await setFlags(server.db, 'subtopics', subtopic, off);
    await setFlags(server.db, 'subsubtopics', subsubtopic, off);
    await setFlags(server.db, 'problem_sets', set, hidden);
    for (const [kind, id] of [
      ['topic', topic],
      ['subtopic', subtopic],
      ['subsubtopic', subsubtopic],
    ] as const) {
      expect(await texts(kind, id)).toHaveLength(1);
    }
    expect(await texts('subtopic_sequence', subtopic)).toEqual([
      'The sequence of “Equations” has no question that students see.',
    ]);
    expect(await effect('subsubtopic_sequence', subsubtopic)).toMatchObject({ isPublish: false, unfinished: [] });
    expect(await effect('problem_set', set)).toMatchObject({ isPublish: false, unfinished: [] });
  });

  it('of a SAT topic includes its sets and questions, and a set with two parents once', async () => {
    const topic = await addTopic(server.db, { kind: 'sat', title: 'Transitions' });
    expect(await texts('topic', topic)).toEqual(['Nothing in “Transitions” is published: students find it empty.']);
    await addSet(server.db, { kind: 'sattopic', id: topic }, { title: 'Empty' });
    expect(await texts('topic', topic)).toEqual(['The problem set “Empty” has no question that students see.']);
    const { subtopic, subsubtopic, set } = await addCompletePlace();
    const other = await addSubsubtopic(server.db, subtopic, { position: 1, is_sequence_publish: false });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: other });
    await server.db.deleteFrom('questions').where('parent_id', '=', set).execute();
    expect(await texts('subtopic', subtopic)).toEqual([
      'The problem set “Practice” has no question that students see.',
    ]);
    expect(await texts('subsubtopic', subsubtopic)).toHaveLength(1);
  });

  it('is counted completely, and at most a hundred findings are sent', async () => {
    const { set } = await addCompletePlace();
    for (let position = 1; position <= 120; position += 1) {
      await addValidQuestion(server.db, { kind: 'problem_set', id: set }, { question: '[]', position });
    }
    const { unfinished, unfinished_count } = await effect('problem_set', set);
    expect([unfinished.length, unfinished_count]).toEqual([100, 120]);
    expect(unfinished[99]?.text).toBe('Question 101 of “Practice” has no text.');
  });
});

describe('the ancestors', () => {
  it('that are not published are listed, the topmost first', async () => {
    const { topic, subtopic, subsubtopic, set } = await addCompletePlace();
    const above = async (kind: PublishKind, id: string) => (await effect(kind, id)).above;
    expect(await above('subsubtopic_sequence', subsubtopic)).toEqual([]);
    await setFlags(server.db, 'topics', topic, hidden);
    await setFlags(server.db, 'subsubtopics', subsubtopic, off);
    const unpublished = [
      { kind: 'topic', title: 'Algebra' },
      { kind: 'subsubtopic', title: 'One step' },
    ];
    expect(await above('topic', topic)).toEqual([]);
    expect(await above('subtopic', subtopic)).toEqual(unpublished.slice(0, 1));
    expect(await above('subsubtopic', subsubtopic)).toEqual(unpublished.slice(0, 1));
    expect(await above('subsubtopic_sequence', subsubtopic)).toEqual(unpublished);
    expect(await above('problem_set', set)).toEqual(unpublished);
    const open = await addCompletePlace();
    await linkSet(server.db, set, { kind: 'subsubtopic', id: open.subsubtopic });
    expect(await above('problem_set', set)).toEqual([]);
  });
});

it('the publish effect is for super admins only, for existing records, and changes nothing', async () => {
  const { topic, subsubtopic } = await addCompletePlace();
  const query = { kind: 'topic', id: topic } as const;
  for (const role of ['admin', 'student', 'tutor', 'tutor-login'] as const) {
    const person = await server.as(role);
    expect(await refusalOf(person.call('GET /publish_effect', { query }))).toEqual([
      403,
      "You don't have permission to do this",
    ]);
  }
  await setFlags(server.db, 'topics', topic, { deleted_at: new Date() });
  for (const id of [newId(), topic, subsubtopic]) {
    expect(await refusalOf(effect('topic', id))).toEqual([404, 'Topic not found']);
  }
  const sat = await addExam(server.db, 'sat');
  expect(await refusalOf(effect('act', sat))).toEqual([404, 'ACT not found']);
  expect(await refusalOf(effect('act_test', sat, 'math_mock_test_publish'))).toEqual([404, 'ACT not found']);
  await effect('sat', sat);
  expect(await server.db.selectFrom('audit').selectAll().execute()).toEqual([]);
});
