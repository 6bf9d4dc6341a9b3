import type { MapSection } from '@fourfold/core/contract/proofs';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/schema.ts';
import { clearContent, setFlags } from '../testing/content.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidSequence } from '../testing/valid-content.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const map = (section: MapSection, id: string) => admin.call('GET /sequence_map', { query: { section, id } });
const updateQuestion = (id: string, values: Updateable<Database['questions']>) =>
  server.db.updateTable('questions').set(values).where('id', '=', id).execute();

const addValid = () => addValidSequence(server.db);

describe('a finding', () => {
  it('is on its question; for a set or its questions on the set; for the whole sequence on no node', async () => {
    const { subsubtopic, first, second, set, inSet } = await addValid();
    await updateQuestion(second.id, { question: '[]' });
    await withRevisions(server.db, (tx) => tx.deleteFrom('answers').where('question_id', '=', inSet.id).execute());
    const { findings } = await map('subsubTopic', subsubtopic);
    expect(findings.map(({ name, level, node }) => [name, level, node])).toEqual(
      expect.arrayContaining([
        ['empty-stem', 'broken', second.id],
        ['no-four-in-a-row', 'broken', set],
        ['no-answers', 'broken', set],
      ]),
    );
    expect(findings.find(({ name }) => name === 'empty-stem')).toMatchObject({
      text: 'Question 2 of “One step” has no text.',
      url: expect.stringMatching(new RegExp(`/${subsubtopic}\\?question_id=${second.id}$`)),
    });
    expect(findings.find(({ name }) => name === 'no-answers')?.url).toContain(`question_id=${inSet.id}`);
    for (const { id } of [first, second]) await setFlags(server.db, 'questions', id, { is_hidden: true });
    const whole = (await map('subsubTopic', subsubtopic)).findings.find(({ node }) => node === null);
    expect(whole).toMatchObject({ name: 'nothing-to-show', url: expect.stringContaining(subsubtopic) });
  });

  it('of a draft is computed as if it, its ancestors and its targets were published', async () => {
    const { topic, subtopic, subsubtopic, first, set, inSet } = await addValid();
    await setFlags(server.db, 'problem_sets', set, { is_publish: false });
    const reported = async () => {
      const { findings, sets } = await map('subsubTopic', subsubtopic);
      return [
        findings.map(({ name, level, node }) => [name, level, node]),
        sets.map((one) => [one.state, one.is_published]),
      ];
    };
    expect(await reported()).toEqual([[['dead-link', 'broken', first.id]], [['unpublished', false]]]);
    for (const [table, id] of [
      ['topics', topic],
      ['subtopics', subtopic],
      ['subsubtopics', subsubtopic],
    ] as const)
      await setFlags(server.db, table, id, { is_publish: false });
    expect(await reported()).toEqual([[['unpublished-link', 'unpublished', first.id]], [['shown', false]]]);
    await withRevisions(server.db, (tx) =>
      tx.updateTable('answers').set({ correct: false }).where('question_id', '=', inSet.id).execute(),
    );
    expect((await reported())[0]).toContainEqual(['endless-set', 'broken', first.id]);
    await withRevisions(server.db, (tx) =>
      tx.updateTable('answers').set({ correct: true }).where('id', '=', inSet.right).execute(),
    );
    await setFlags(server.db, 'problem_sets', set, { is_publish: true });
    expect(await reported()).toEqual([[], [['shown', true]]]);
  });

  it('reports a link to a hidden or deleted question', async () => {
    const { subsubtopic, first, second } = await addValid();
    await setFlags(server.db, 'questions', second.id, { is_hidden: true });
    const hidden = await map('subsubTopic', subsubtopic);
    expect(hidden.findings).toContainEqual(
      expect.objectContaining({ name: 'dead-link', node: first.id, link: 'right' }),
    );
    await setFlags(server.db, 'questions', second.id, { deleted_at: new Date() });
    const deleted = await map('subsubTopic', subsubtopic);
    expect(deleted.questions.map(({ right }) => right.question)).toEqual([second.id]);
    expect(deleted.findings.some(({ text }) => text.includes('a question that was deleted'))).toBe(true);
  });
});
