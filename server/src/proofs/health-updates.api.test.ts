import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addExamQuestion, clearContent, setFlags } from '../testing/content.ts';
import { contentHealth } from '../testing/content-health.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidTopic } from '../testing/valid-content.ts';
import { libraryHealth } from './read-content-health.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const { health, healthOf, textsOf } = contentHealth(() => admin);

const addValid = () => addValidTopic(server.db);

describe('the numbers', () => {
  it('change at once with the content, by a call or in the database', async () => {
    const { topic, subsubtopic, question, set, inSet } = await addValid();
    const broken = async () => (await healthOf(topic)).broken;
    expect(await broken()).toBe(0);
    const body = { id: set, isPublish: false };
    await superAdmin.call('POST /problem_sets/publish_unpublish', { body });
    expect((await healthOf(topic)).published).toBe(4);
    await server.db.updateTable('questions').set({ question: '[]' }).where('id', '=', question.id).execute();
    expect(await broken()).toBe(1);
    await admin.call('DELETE /questions/{id}', { params: { id: question.id } });
    expect(await textsOf(topic, 'broken')).toEqual(['The sequence of “One step” has no question that students see.']);
    await setFlags(server.db, 'subsubtopics', subsubtopic, { is_sequence_publish: false });
    expect(await broken()).toBe(0);
    await withRevisions(server.db, (tx) => tx.deleteFrom('answers').where('id', '=', inSet.right).execute());
    expect(await broken()).toBeGreaterThan(0);
    await server.db.deleteFrom('topics').where('id', '=', topic).execute();
    expect(await health()).toEqual([]);
  });

  it('are computed once for each version of the content', async () => {
    await addValid();
    const both = await Promise.all([libraryHealth(server.db, null), libraryHealth(server.db, null)]);
    expect(both[0]).toBe(both[1]);
    expect(await libraryHealth(server.db, null)).toBe(both[0]);
    await addExamQuestion(server.db, 'sat');
    expect(await libraryHealth(server.db, null)).not.toBe(both[0]);
  });

  it('are for authors only', async () => {
    const { topic } = await addValid();
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      const { call } = await server.as(role);
      expect((await refusalOf(call('GET /content_health', {})))[0]).toBe(403);
      const query = { id: topic, part: 'broken' } as const;
      expect((await refusalOf(call('GET /content_findings', { query })))[0]).toBe(403);
    }
  });
});
