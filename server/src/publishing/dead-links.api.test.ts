import type { PublishKind, TestFlag } from '@fourfold/core/contract/publishing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSubsubtopic, change, clearContent, linkSet } from '../testing/content.ts';
import { addExplained, addSoundPlace } from '../testing/explained.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

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

const sound = () => addSoundPlace(server.db);

describe('a link', () => {
  /** Adds a published sequence whose first question links to a set. */
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

  it('to a set of another parent is dead while that parent or an ancestor is unpublished', async () => {
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

  it('to a set of the same parent is not dead while the parent and its ancestors are unpublished', async () => {
    const { topic, subtopic, subsubtopic, set, question } = await sound();
    await server.db.updateTable('answers').set({ link_problemset_id: set }).where('id', '=', question.wrong).execute();
    await change(server.db, 'topics', topic, hidden);
    await change(server.db, 'subtopics', subtopic, hidden);
    await change(server.db, 'subsubtopics', subsubtopic, off);
    expect(await texts('subsubtopic', subsubtopic)).toEqual([]);
    expect(await texts('subsubtopic_sequence', subsubtopic)).toEqual([]);
    await change(server.db, 'problem_sets', set, hidden);
    expect(await texts('subsubtopic_sequence', subsubtopic)).toEqual([
      'Question 1 of “One step” leads after answer B to the problem set “Practice”, which is not published yet: until it is, students pass it by.',
    ]);
  });

  it('to a hidden or deleted question ends the sequence', async () => {
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
