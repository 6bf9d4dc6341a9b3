import type { MapSection } from '@fourfold/core/contract/proofs';
import { attacks } from '@fourfold/core/rich-text/attack-corpus';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import type { Database } from '../database/schema.ts';
import {
  addExamQuestion,
  addQuestion,
  addSet,
  addSubsubtopic,
  addTopic,
  clearContent,
  linkSet,
  paragraph,
  setFlags,
} from '../testing/content.ts';
import { countStatements } from '../testing/count-statements.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidQuestion, addValidSequence, addValidTypedQuestion } from '../testing/valid-content.ts';
import { getSequenceMap } from './get-sequence-map.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const map = (section: MapSection, id: string) => admin.call('GET /sequence_map', { query: { section, id } });
const nowhere = { question: null, set: null };
const updateQuestion = (id: string, values: Updateable<Database['questions']>) =>
  server.db.updateTable('questions').set(values).where('id', '=', id).execute();

const addValid = () => addValidSequence(server.db);

it('returns a sequence as stored: questions, choices, links and linked sets', async () => {
  const { topic, subtopic, subsubtopic, first, second, set } = await addValid();
  const from = new URLSearchParams({ topic, subtopic, subsubtopic });
  const own = { title: 'What is x?', is_hidden: false, is_free_response: false, can_be_right: true };
  const answers = ({ right, wrong }: typeof first) => [
    { id: right, correct: true, leads: nowhere },
    { id: wrong, correct: false, leads: nowhere },
  ];
  expect(await map('subsubTopic', subsubtopic.toUpperCase())).toEqual({
    title: 'One step',
    questions: [
      {
        ...{ ...own, id: first.id, position: 0, answers: answers(first) },
        ...{ right: { question: second.id, set: null }, wrong: { question: second.id, set } },
        ways: { right: { question: second.id, set: null }, wrong: [{ question: second.id, set }] },
      },
      {
        ...{ ...own, id: second.id, position: 1, right: nowhere, wrong: nowhere, answers: answers(second) },
        ways: { right: nowhere, wrong: [nowhere] },
      },
    ],
    sets: [
      {
        id: set,
        title: 'Practice',
        state: 'shown',
        is_published: true,
        url: `/admin/problemset/${set}?${from}`,
        can_be_right: Array(4).fill(true),
        can_be_wrong: Array(4).fill(true),
      },
    ],
    findings: [],
  });
});

it('includes hidden questions, without deleted ones, typed answers and choices beyond F', async () => {
  const { parent, subsubtopic, first } = await addValid();
  const hidden = await addQuestion(server.db, parent, { position: 2, is_hidden: true });
  await addQuestion(server.db, parent, { position: 3, deleted_at: new Date() });
  const typed = await addValidTypedQuestion(server.db, parent, { accept: ['2'] }, { position: 4 });
  const moreChoices = Array.from({ length: 5 }, (_, at) => ({
    ...{ id: newId(), question_id: first.id, position: at + 2, answer: JSON.stringify(paragraph(`choice ${at}`)) },
  }));
  await withRevisions(server.db, (tx) => tx.insertInto('answers').values(moreChoices).execute());
  const { questions } = await map('subsubTopic', subsubtopic);
  expect(questions.map(({ is_hidden, answers }) => [is_hidden, answers.length])).toEqual([
    [false, 6],
    [false, 2],
    [true, 2],
    [false, 0],
  ]);
  expect(questions[2]?.id).toBe(hidden.id);
  expect(questions[3]).toMatchObject({ id: typed, is_free_response: true, can_be_right: true });
});

it('has the same titles as the search: one line, formulas as LaTeX, at most 160 characters', async () => {
  const { subsubtopic, first } = await addValid();
  const children = [{ text: `${'word '.repeat(40)}` }, { type: 'inline-math', latex: 'x^2', children: [{ text: '' }] }];
  await updateQuestion(first.id, { question: JSON.stringify([{ type: 'paragraph', children }]) });
  const [question] = (await map('subsubTopic', subsubtopic)).questions;
  expect(question?.title.length).toBeLessThanOrEqual(160);
  expect(question?.title).toMatch(/^word .* word…$/);
  await updateQuestion(first.id, { question: JSON.stringify([{ type: 'paragraph', children: children.slice(1) }]) });
  expect((await map('subsubTopic', subsubtopic)).questions[0]?.title).toBe('x^2');
});

it('returns the state of each linked set once, of questions and of answers', async () => {
  const { parent, subsubtopic, first, second, set } = await addValid();
  const empty = await addSet(server.db, parent, { title: 'Empty' });
  const closed = await addSet(server.db, parent, { title: 'Closed', is_publish: false });
  const deletedSet = await addSet(server.db, parent, { title: 'Gone', deleted_at: new Date() });
  const endless = await addSet(server.db, parent, { title: 'Endless' });
  const never = await addValidQuestion(server.db, { kind: 'problem_set', id: endless });
  await withRevisions(server.db, (tx) =>
    tx.updateTable('answers').set({ correct: false }).where('question_id', '=', never.id).execute(),
  );
  await updateQuestion(first.id, { link_right_problemset_id: set });
  await updateQuestion(second.id, { link_right_problemset_id: deletedSet, link_wrong_problemset_id: empty });
  const third = await addValidQuestion(server.db, parent, { position: 2 });
  for (const [answer, to] of [
    [third.right, endless],
    [third.wrong, closed],
  ] as const)
    await server.db.updateTable('answers').set({ link_problemset_id: to }).where('id', '=', answer).execute();
  const { sets, questions } = await map('subsubTopic', subsubtopic);
  expect(sets.map(({ id, state, can_be_right }) => [id, state, can_be_right])).toEqual([
    [set, 'shown', [true, true, true, true]],
    [deletedSet, 'deleted', []],
    [empty, 'empty', []],
    [endless, 'endless', [false]],
    [closed, 'unpublished', []],
  ]);
  expect(questions[2]?.answers.map(({ leads }) => leads.set)).toEqual([endless, closed]);
});

it('treats a set as open if any parent is open', async () => {
  const { subtopic, subsubtopic, first } = await addValid();
  const otherTopic = await addValid();
  await updateQuestion(first.id, { link_wrong_problemset_id: otherTopic.set });
  const state = async () => (await map('subsubTopic', subsubtopic)).sets.map((one) => one.state);
  expect(await state()).toEqual(['shown']);
  await setFlags(server.db, 'topics', otherTopic.topic, { is_publish: false });
  expect(await state()).toEqual(['unpublished']);
  await linkSet(server.db, otherTopic.set, { kind: 'subsubtopic', id: await addSubsubtopic(server.db, subtopic) });
  expect(await state()).toEqual(['shown']);
});

describe('a parent', () => {
  it('of each kind has a map', async () => {
    const { subtopic, subsubtopic } = await addValid();
    const satTopic = await addTopic(server.db, { kind: 'sat', title: 'Transitions' });
    const sat = await addExamQuestion(server.db, 'sat', { question: { title: null, is_publish: false } });
    const act = await addExamQuestion(server.db, 'act');
    const titles = [];
    for (const [section, id] of [
      ['subTopic', subtopic],
      ['subsubTopic', subsubtopic],
      ['SatTopic', satTopic],
      ['SatQuestionTopic', sat.id],
      ['ActQuestionTopic', act.id],
    ] as const)
      titles.push((await map(section, id)).title);
    expect(titles).toEqual(['Equations', 'One step', 'Transitions', 'Math - Calculator 1', 'Systems']);
  });

  it('that is missing, deleted or of another kind is not found', async () => {
    const { topic, subtopic, subsubtopic } = await addValid();
    const sat = await addExamQuestion(server.db, 'sat');
    const asked: [MapSection, string, string][] = [
      ['subTopic', newId(), 'Sub-topic not found'],
      ['subTopic', subsubtopic, 'Sub-topic not found'],
      ['subsubTopic', subtopic, 'Sub-sub-topic not found'],
      ['SatTopic', topic, 'Topic not found'],
      ['ActQuestionTopic', sat.id, 'Question topic not found'],
    ];
    for (const [section, id, message] of asked) expect(await refusalOf(map(section, id))).toEqual([404, message]);
    await setFlags(server.db, 'subsubtopics', subsubtopic, { deleted_at: new Date() });
    expect(await refusalOf(map('subsubTopic', subsubtopic))).toEqual([404, 'Sub-sub-topic not found']);
    expect((await refusalOf(map('problemSet' as MapSection, topic)))[0]).toBe(400);
  });

  it('is shown to authors only', async () => {
    const query = { section: 'subsubTopic', id: (await addValid()).subsubtopic } as const;
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      const person = await server.as(role);
      expect((await refusalOf(person.call('GET /sequence_map', { query })))[0]).toBe(403);
    }
    const superAdmin = await server.as('super-admin');
    expect((await superAdmin.call('GET /sequence_map', { query })).title).toBe('One step');
  });
});

it('works with invalid documents in the database', async () => {
  const { subsubtopic, first } = await addValid();
  let stored = 0;
  for (const { field } of attacks) {
    const both = sql`update questions set question = ${field}::jsonb, question_exp = ${field}::jsonb where id = ${first.id}`;
    // PostgreSQL rejects invalid JSON.
    const isStored = await both.execute(server.db).then(
      () => true,
      () => false,
    );
    if (!isStored) continue;
    stored += 1;
    expect((await map('subsubTopic', subsubtopic)).questions).toHaveLength(2);
  }
  expect(stored).toBeGreaterThan(100);
  await updateQuestion(first.id, { question: JSON.stringify([{ type: 'paragraph', children: null }]) });
  expect((await map('subsubTopic', subsubtopic)).findings.map(({ name }) => name)).toContain('empty-stem');
});

it('needs as many statements for a thousand questions as for two', async () => {
  const { subsubtopic, parent, first, second, set } = await addValid();
  await updateQuestion(first.id, { question: '[]' });
  const statementsOf = async () => {
    const { db, statements } = countStatements(server.db);
    const visit = { db } as Parameters<typeof getSequenceMap>[1];
    const { questions } = await getSequenceMap({ query: { section: 'subsubTopic', id: subsubtopic } }, visit);
    return { statements: statements(), questions: questions.length };
  };
  const few = await statementsOf();
  const question = JSON.stringify(paragraph('What is x?'));
  const more = Array.from({ length: 1_000 }, (_, at) => ({
    ...{ id: newId(), parent_kind: parent.kind, parent_id: parent.id, position: at + 2, question },
    ...{ link_right_question_id: second.id, link_wrong_problemset_id: set },
  }));
  await withRevisions(server.db, (tx) => tx.insertInto('questions').values(more).execute());
  expect(await statementsOf()).toEqual({ statements: few.statements, questions: 1_002 });
  expect(few.statements).toBeLessThanOrEqual(10);
});
