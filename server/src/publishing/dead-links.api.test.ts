import type { PublishKind } from '@fourfold/core/contract/publishing';
import type { TestFlag } from '@fourfold/core/exams/exam-editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSubsubtopic, clearContent, linkSet, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidQuestion, addValidTopic } from '../testing/valid-content.ts';

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

describe('a link', () => {
  /** Adds a published sequence whose first question links to a set. */
  async function addLinkedSequence(to: string) {
    const { subsubtopic, question, ...place } = await addCompletePlace();
    await server.db
      .updateTable('questions')
      .set({ link_right_problemset_id: to })
      .where('id', '=', question.id)
      .execute();
    return { ...place, subsubtopic, question };
  }
  const deadLinkText = (title: string, why: string) =>
    `Question 1 of “One step” leads after a right answer to the problem set “${title}”, which ${why}: students pass it by.`;

  it('to a set of another parent is dead while that parent or an ancestor is unpublished', async () => {
    const far = await addCompletePlace();
    const { subsubtopic } = await addLinkedSequence(far.set);
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    const closed = [deadLinkText('Practice', 'is not published')];
    for (const [table, id] of [
      ['topics', far.topic],
      ['subtopics', far.subtopic],
      ['subsubtopics', far.subsubtopic],
      ['problem_sets', far.set],
    ] as const) {
      await setFlags(server.db, table, id, hidden);
      expect(await texts('subsubtopic_sequence', subsubtopic)).toEqual(closed);
      await setFlags(server.db, table, id, { is_publish: true });
    }
    const open = await addSubsubtopic(server.db, (await addCompletePlace()).subtopic);
    await setFlags(server.db, 'topics', far.topic, hidden);
    await linkSet(server.db, far.set, { kind: 'subsubtopic', id: open });
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    await server.db.deleteFrom('questions').where('parent_id', '=', far.set).execute();
    expect(await texts('subsubtopic', subsubtopic)).toEqual([
      deadLinkText('Practice', 'has no question that students see'),
    ]);
    await setFlags(server.db, 'problem_sets', far.set, { deleted_at: new Date() });
    expect(await texts('subsubtopic', subsubtopic)).toEqual([deadLinkText('Practice', 'was deleted')]);
  });

  it('to a set of the same parent is not dead while the parent and its ancestors are unpublished', async () => {
    const { topic, subtopic, subsubtopic, set, question } = await addCompletePlace();
    await server.db.updateTable('answers').set({ link_problemset_id: set }).where('id', '=', question.wrong).execute();
    await setFlags(server.db, 'topics', topic, hidden);
    await setFlags(server.db, 'subtopics', subtopic, hidden);
    await setFlags(server.db, 'subsubtopics', subsubtopic, off);
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    expect(await texts('subsubtopic_sequence', subsubtopic)).toEqual([]);
    await setFlags(server.db, 'problem_sets', set, hidden);
    expect(await texts('subsubtopic_sequence', subsubtopic)).toEqual([
      'Question 1 of “One step” leads after answer B to the problem set “Practice”, which is not published yet: until it is, students pass it by.',
    ]);
  });

  it('to a hidden or deleted question ends the sequence', async () => {
    const { subsubtopic, question } = await addCompletePlace();
    const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
    const next = await addValidQuestion(server.db, parent, { position: 1 });
    const links = { link_right_question_id: next.id };
    await server.db.updateTable('questions').set(links).where('id', '=', question.id).execute();
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    await setFlags(server.db, 'questions', next.id, { is_hidden: true });
    expect(await texts('subsubtopic', subsubtopic)).toEqual([
      'Question 1 of “One step” leads after a right answer to question 2, which is hidden: nobody comes there.',
    ]);
    await setFlags(server.db, 'questions', next.id, { is_hidden: false, deleted_at: new Date() });
    expect(await texts('subsubtopic', subsubtopic)).toEqual([
      'Question 1 of “One step” leads after a right answer to a question that was deleted: nobody comes there.',
    ]);
  });
});
