import type { PublishKind, TestFlag } from '@fourfold/core/contract/publishing';
import { examFamilies } from '@fourfold/core/exams/families';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import {
  addExam,
  addQuestionTopic,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  change,
  linkSet,
} from '../testing/content.ts';
import { addExplained, addExplainedTyped } from '../testing/explained.ts';
import { addUser } from '../testing/people.ts';
import { answerAll, type PracticeOf } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { plantTest } from '../testing/test-section.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['questions', 'problem_sets', 'exams', 'topics'] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.deleteFrom('users').where('user_type', '=', 'Student').execute();
});

const effect = (kind: PublishKind, id: string, test?: TestFlag) =>
  superAdmin.call('GET /publish_effect', { query: { kind, id, ...(test && { test }) } });
const texts = async (kind: PublishKind, id: string, test?: TestFlag) =>
  (await effect(kind, id, test)).unfinished.map(({ text }) => text);
const hidden = { is_publish: false };
const off = { is_publish: false, is_sequence_publish: false };

/** A published topic, sub-topic and sub-sub-topic with a sequence of one question and a set of one. */
async function sound() {
  const place = await addSequencePlace(server.db);
  await change(server.db, 'subtopics', place.subtopic, { is_sequence_publish: false });
  const question = await addExplained(server.db, { kind: 'subsubtopic', id: place.subsubtopic });
  const set = await addSet(server.db, { kind: 'subsubtopic', id: place.subsubtopic });
  const inSet = await addExplained(server.db, { kind: 'problem_set', id: set });
  return { ...place, question, set, inSet };
}

it('of what is sound has nothing to mend, from the topic down to the set', async () => {
  const { topic, subtopic, subsubtopic, set } = await sound();
  const asked: [PublishKind, string, string][] = [
    ['topic', topic, 'Algebra'],
    ['subtopic', subtopic, 'Equations'],
    ['subsubtopic', subsubtopic, 'One step'],
    ['subsubtopic_sequence', subsubtopic, 'One step'],
    ['problem_set', set, 'Practice'],
  ];
  for (const [kind, id, title] of asked) {
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

describe('what is not finished', () => {
  it('is listed from the topic down, each with a sentence and the page on which it is mended', async () => {
    const { topic, subtopic, subsubtopic, question, set, inSet } = await sound();
    const empty = JSON.stringify([]);
    await server.db.updateTable('questions').set({ question: empty }).where('id', '=', question.id).execute();
    await server.db.deleteFrom('answers').where('question_id', '=', inSet.id).execute();
    const typed = await addExplainedTyped(
      server.db,
      { kind: 'subsubtopic', id: subsubtopic },
      { accept: [' '] },
      { position: 1 },
    );
    const ways = { link_right_question_id: typed };
    await server.db.updateTable('questions').set(ways).where('id', '=', question.id).execute();
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

  it('leaves out what students would not see: hidden, deleted, unpublished', async () => {
    const { topic, subtopic, subsubtopic } = await sound();
    await addExplained(server.db, { kind: 'subsubtopic', id: subsubtopic }, { question: '[]', is_hidden: true });
    await addExplained(server.db, { kind: 'subsubtopic', id: subsubtopic }, { question: '[]', deleted_at: new Date() });
    await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, hidden);
    await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { deleted_at: new Date() });
    await addSubsubtopic(server.db, subtopic, hidden);
    await addSubtopic(server.db, topic, off);
    await addSubtopic(server.db, topic, { deleted_at: new Date() });
    expect(await texts('topic', topic)).toEqual([]);
    await change(server.db, 'subtopics', subtopic, hidden);
    expect(await texts('topic', topic)).toEqual(['Nothing in “Algebra” is published: students find it empty.']);
  });

  it('of something that is not published yet is what would be if it were', async () => {
    const { topic, subtopic, subsubtopic, set } = await sound();
    await change(server.db, 'topics', topic, hidden);
    await change(server.db, 'subtopics', subtopic, off);
    await change(server.db, 'subsubtopics', subsubtopic, off);
    await change(server.db, 'problem_sets', set, hidden);
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

  it('of a SAT topic are its sets and questions, of a set in two places of it once', async () => {
    const topic = await addTopic(server.db, { kind: 'sat', title: 'Transitions' });
    expect(await texts('topic', topic)).toEqual(['Nothing in “Transitions” is published: students find it empty.']);
    await addSet(server.db, { kind: 'sattopic', id: topic }, { title: 'Empty' });
    expect(await texts('topic', topic)).toEqual(['The problem set “Empty” has no question that students see.']);
    const { subtopic, subsubtopic, set } = await sound();
    const other = await addSubsubtopic(server.db, subtopic, { position: 1, is_sequence_publish: false });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: other });
    await server.db.deleteFrom('questions').where('parent_id', '=', set).execute();
    expect(await texts('subtopic', subtopic)).toEqual([
      'The problem set “Practice” has no question that students see.',
    ]);
    expect(await texts('subsubtopic', subsubtopic)).toHaveLength(1);
  });

  it('is counted whole, and a hundred of it are sent', async () => {
    const { set } = await sound();
    for (let position = 1; position <= 120; position += 1) {
      await addExplained(server.db, { kind: 'problem_set', id: set }, { question: '[]', position });
    }
    const { unfinished, unfinished_count } = await effect('problem_set', set);
    expect([unfinished.length, unfinished_count]).toEqual([100, 120]);
    expect(unfinished[99]?.text).toBe('Question 101 of “Practice” has no text.');
  });
});

describe('a link', () => {
  /** A sequence whose first question leads to a set, as students would find it. */
  async function leading(to: string) {
    const { subsubtopic, question, ...place } = await sound();
    await server.db
      .updateTable('questions')
      .set({ link_right_problemset_id: to })
      .where('id', '=', question.id)
      .execute();
    return { ...place, subsubtopic, question };
  }
  const dead = (title: string, why: string) =>
    `Question 1 of “One step” leads after a right answer to the problem set “${title}”, which ${why}: students pass it by.`;

  it('to a set of another place is dead while that place is closed, up to its topic', async () => {
    const far = await sound();
    const { subsubtopic } = await leading(far.set);
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    const closed = [dead('Practice', 'is not published')];
    for (const [table, id] of [
      ['topics', far.topic],
      ['subtopics', far.subtopic],
      ['subsubtopics', far.subsubtopic],
      ['problem_sets', far.set],
    ] as const) {
      await change(server.db, table, id, hidden);
      expect(await texts('subsubtopic_sequence', subsubtopic)).toEqual(closed);
      await change(server.db, table, id, { is_publish: true });
    }
    const open = await addSubsubtopic(server.db, (await sound()).subtopic);
    await change(server.db, 'topics', far.topic, hidden);
    await linkSet(server.db, far.set, { kind: 'subsubtopic', id: open });
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    await server.db.deleteFrom('questions').where('parent_id', '=', far.set).execute();
    expect(await texts('subsubtopic', subsubtopic)).toEqual([dead('Practice', 'has no question that students see')]);
    await change(server.db, 'problem_sets', far.set, { deleted_at: new Date() });
    expect(await texts('subsubtopic', subsubtopic)).toEqual([dead('Practice', 'was deleted')]);
  });

  it('to a set of the very place is none while that and what is above it are still to be published', async () => {
    const { topic, subtopic, subsubtopic, set, question } = await sound();
    await server.db.updateTable('answers').set({ link_problemset_id: set }).where('id', '=', question.wrong).execute();
    await change(server.db, 'topics', topic, hidden);
    await change(server.db, 'subtopics', subtopic, hidden);
    await change(server.db, 'subsubtopics', subsubtopic, off);
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    expect(await texts('subsubtopic_sequence', subsubtopic)).toEqual([]);
    await change(server.db, 'problem_sets', set, hidden);
    expect(await texts('subsubtopic_sequence', subsubtopic)).toEqual([
      'Question 1 of “One step” leads after answer B to the problem set “Practice”, which is not published: students pass it by.',
    ]);
  });

  it('to a question that is hidden or in the bin ends the sequence', async () => {
    const { subsubtopic, question } = await sound();
    const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
    const next = await addExplained(server.db, parent, { position: 1 });
    const way = { link_right_question_id: next.id };
    await server.db.updateTable('questions').set(way).where('id', '=', question.id).execute();
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    await change(server.db, 'questions', next.id, { is_hidden: true });
    expect(await texts('subsubtopic', subsubtopic)).toEqual([
      'Question 1 of “One step” leads after a right answer to question 2, which is hidden: nobody comes there.',
    ]);
    await change(server.db, 'questions', next.id, { is_hidden: false, deleted_at: new Date() });
    expect(await texts('subsubtopic', subsubtopic)).toEqual([
      'Question 1 of “One step” leads after a right answer to a question that was deleted: nobody comes there.',
    ]);
  });
});

describe('what stands above', () => {
  it('and is not published is named, the highest first', async () => {
    const { topic, subtopic, subsubtopic, set } = await sound();
    const above = async (kind: PublishKind, id: string) => (await effect(kind, id)).above;
    expect(await above('subsubtopic_sequence', subsubtopic)).toEqual([]);
    await change(server.db, 'topics', topic, hidden);
    await change(server.db, 'subsubtopics', subsubtopic, off);
    const unpublished = [
      { kind: 'topic', title: 'Algebra' },
      { kind: 'subsubtopic', title: 'One step' },
    ];
    expect(await above('topic', topic)).toEqual([]);
    expect(await above('subtopic', subtopic)).toEqual(unpublished.slice(0, 1));
    expect(await above('subsubtopic', subsubtopic)).toEqual(unpublished.slice(0, 1));
    expect(await above('subsubtopic_sequence', subsubtopic)).toEqual(unpublished);
    expect(await above('problem_set', set)).toEqual(unpublished);
    const open = await sound();
    await linkSet(server.db, set, { kind: 'subsubtopic', id: open.subsubtopic });
    expect(await above('problem_set', set)).toEqual([]);
  });
});

describe.each(['sat', 'act'] as const)('a %s', (family) => {
  const [section, flag, other] = (
    {
      sat: ['MathCalc', 'math_calc_mock_test_publish', 'math_no_calc_mock_test_publish'],
      act: ['Mathematics', 'math_mock_test_publish', null],
    } as const
  )[family];
  const paper = examFamilies[family].sections.find(({ type }) => type === section)?.questions ?? 0;
  const title = family === 'sat' ? 'Math Calculator Mock Test' : 'Math Mock Test';
  const name = examFamilies[family].sections.find(({ type }) => type === section)?.title;
  const noSheets = [
    '“Practice test” has no table of scores: students get no scaled score.',
    '“Practice test” has no answer key: no bubble sheet is graded.',
  ];

  it('shows its published numbers and tests, and lacks its sheets', async () => {
    const id = await addExam(server.db, family, hidden);
    const nothing = 'Nothing in “Practice test” is published: students find it empty.';
    expect(await texts(family, id)).toEqual([nothing, ...noSheets]);
    const kind = `${family}_question` as const;
    const full = await addQuestionTopic(server.db, id, { section, position: 1 });
    await addExplained(server.db, { kind, id: full });
    const empty = await addQuestionTopic(server.db, id, { section, position: 0 }, { title: null });
    await addQuestionTopic(server.db, id, { section, position: 2 }, hidden);
    await server.db
      .updateTable('exams')
      .set({ published_tests: [flag] })
      .where('id', '=', id)
      .execute();
    const { unfinished } = await effect(family, id);
    expect(unfinished).toEqual([
      ...noSheets.map((text) => ({ text, url: family === 'sat' ? `/admin?sat=${id}` : `/admin/acts?act=${id}` })),
      {
        text: `“${title}” has no question that students see.`,
        url: `/admin/${family}-test/${id}/mock/${section}`,
      },
      { text: `${name} 1 has no topic: students cannot open it.`, url: `/admin/${family}/${empty}` },
    ]);
    expect(await effect(kind, full)).toMatchObject({
      title: `${section} 2`,
      above: [{ kind: family, title: 'Practice test' }],
      unfinished: [],
    });
    expect(await texts(kind, empty)).toHaveLength(1);
  });

  it('has tests, each with its own effect', async () => {
    const id = await addExam(server.db, family, hidden);
    const test = `${family}_test` as const;
    const row = { section, is_real: false };
    for (let position = 0; position < paper - 1; position += 1) {
      await addExplained(server.db, { kind: test, id }, { ...row, position });
    }
    await addExplained(server.db, { kind: test, id }, { ...row, is_real: true });
    const asked = await effect(test, id, flag);
    expect(asked).toMatchObject({
      title,
      isPublish: false,
      above: [
        { kind: family, title: 'Practice test' },
        ...(other ? [{ kind: test, title: 'Math No Calculator Mock Test' }] : []),
      ],
      unfinished: [
        {
          text: `“${title}” has ${paper - 1} of the ${paper} questions of its paper.`,
          url: `/admin/${family}-test/${id}/mock/${section}`,
        },
      ],
    });
    const last = await addExplained(server.db, { kind: test, id }, { ...row, position: paper - 1, question: '[]' });
    await server.db
      .updateTable('exams')
      .set({ is_publish: true, published_tests: [flag, ...(other ? [other] : [])] })
      .where('id', '=', id)
      .execute();
    expect(await effect(test, id, flag)).toMatchObject({
      isPublish: true,
      above: [],
      unfinished: [
        {
          text: `Question ${paper} of “${title}” has no text.`,
          url: `/admin/${family}-test/${id}/mock/${section}?question_id=${last.id}`,
        },
      ],
    });
    expect(await refusalOf(effect(test, id))).toEqual([400, expect.stringMatching(/^test: expected one of math_/)]);
    const foreign = family === 'sat' ? 'math_real_test_publish' : 'math_calc_real_test_publish';
    expect(await refusalOf(effect(test, id, foreign))).toEqual([400, expect.stringMatching(/^test: expected one of/)]);
  });
});

describe('how many', () => {
  it('take a test of it: who has entered something in an attempt that is not submitted', async () => {
    const planted = await plantTest(server.db, 'sat');
    const { exam, section, choices } = planted;
    const [ann, ben, eve] = [await server.as('student'), await server.as('student'), await server.as('student')];
    const attempt = { exam_id: exam, section, is_real: false, attempt: 1 };
    const entry = { ...attempt, question_id: choices[0]?.id ?? '', rev: 1, entry: '{}' };
    for (const { account } of [ann, ben, eve]) {
      await server.db
        .insertInto('test_attempts')
        .values({ ...attempt, user_id: account.id })
        .execute();
    }
    for (const { account } of [ann, ben]) {
      await server.db
        .insertInto('test_entries')
        .values({ ...entry, user_id: account.id })
        .execute();
    }
    const practising = async () => [
      (await effect('sat', exam)).practising,
      (await effect('sat_test', exam, 'math_no_calc_mock_test_publish')).practising,
      (await effect('sat_test', exam, 'math_no_calc_real_test_publish')).practising,
    ];
    expect(await practising()).toEqual([2, 2, 0]);
    await server.db
      .updateTable('test_attempts')
      .set({ submitted_at: new Date(), correct: 0, questions: 4 })
      .where('user_id', '=', ann.account.id)
      .execute();
    expect(await practising()).toEqual([1, 1, 0]);
    await server.db
      .insertInto('test_attempts')
      .values({ ...attempt, attempt: 2, user_id: ben.account.id })
      .execute();
    expect(await practising()).toEqual([0, 0, 0]);
  });

  it('students there are: those whose account is active', async () => {
    const { topic } = await sound();
    const [, inactive, deleted] = [
      await addUser(server.db, 'student'),
      await addUser(server.db, 'student'),
      await addUser(server.db, 'student'),
      await addUser(server.db, 'tutor'),
      await addUser(server.db, 'student'),
    ];
    await server.db.updateTable('users').set({ status: false }).where('id', '=', inactive).execute();
    await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', deleted).execute();
    expect(await effect('topic', topic)).toMatchObject({ students: 2, practising: 0 });
  });

  it('are in the middle of it: who has begun a sequence or a set of it and not finished', async () => {
    const { topic, subtopic, subsubtopic, set, question, inSet } = await sound();
    const inSequence: PracticeOf<'HomeSubsubTopic'> = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic };
    const ofSet: PracticeOf<'HomeProblemSetQuestions'> = {
      reference_type: 'HomeProblemSetQuestions',
      reference_id: set,
    };
    const next = await addExplained(server.db, { kind: 'subsubtopic', id: subsubtopic }, { position: 1 });
    const way = { link_right_question_id: next.id, link_wrong_question_id: next.id };
    await server.db.updateTable('questions').set(way).where('id', '=', question.id).execute();
    const [ann, ben, eve] = [await server.as('student'), await server.as('student'), await server.as('student')];
    await answerAll(ann, inSequence, [[question, true]]);
    await answerAll(ann, ofSet, [[inSet, true]]);
    await answerAll(ben, ofSet, [
      [inSet, true],
      [inSet, true],
    ]);
    await answerAll(eve, ofSet, [
      [inSet, true],
      [inSet, true],
      [inSet, true],
      [inSet, true],
    ]);
    const practising = async (kind: PublishKind, id: string) => (await effect(kind, id)).practising;
    for (const [kind, id, count] of [
      ['topic', topic, 2],
      ['subtopic', subtopic, 2],
      ['subsubtopic', subsubtopic, 2],
      ['subsubtopic_sequence', subsubtopic, 1],
      ['problem_set', set, 2],
    ] as const) {
      expect([kind, await practising(kind, id)]).toEqual([kind, count]);
    }
    const elsewhere = await sound();
    await linkSet(server.db, set, { kind: 'subsubtopic', id: elsewhere.subsubtopic });
    expect([await practising('subsubtopic', subsubtopic), await practising('problem_set', set)]).toEqual([1, 2]);
    await server.db.updateTable('users').set({ status: false }).where('id', '=', ben.account.id).execute();
    expect(await practising('problem_set', set)).toBe(1);
  });
});

it('is told to super admins alone, of what is there, and changes nothing', async () => {
  const { topic, subsubtopic } = await sound();
  const query = { kind: 'topic', id: topic } as const;
  for (const role of ['admin', 'student', 'tutor', 'tutor-login'] as const) {
    const person = await server.as(role);
    expect(await refusalOf(person.call('GET /publish_effect', { query }))).toEqual([
      403,
      "You don't have permission to do this",
    ]);
  }
  await change(server.db, 'topics', topic, { deleted_at: new Date() });
  for (const id of [newId(), topic, subsubtopic]) {
    expect(await refusalOf(effect('topic', id))).toEqual([404, 'Topic not found']);
  }
  const sat = await addExam(server.db, 'sat');
  expect(await refusalOf(effect('act', sat))).toEqual([404, 'ACT not found']);
  expect(await refusalOf(effect('act_test', sat, 'math_mock_test_publish'))).toEqual([404, 'ACT not found']);
  await effect('sat', sat);
  expect(await server.db.selectFrom('audit').selectAll().execute()).toEqual([]);
});
