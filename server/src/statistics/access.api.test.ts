import type { Parsed } from '@fourfold/core/contract/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addExamQuestion, addSequencePlace, addTopic, setFlags } from '../testing/content.ts';
import { aSet } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

type Section = Parsed<'GET /item_statistics'>['query']['section'];
const read = async (section: Section, id: string) =>
  (await admin.call('GET /item_statistics', { query: { section, id } })).data;

describe('access to the statistics', () => {
  it('is for authors only', async () => {
    const { reference } = await aSet(server.db, 1);
    const query = { section: 'problemSet' as const, id: reference.reference_id };
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      const person = await server.as(role);
      expect((await refusalOf(person.call('GET /item_statistics', { query })))[0]).toBe(403);
    }
    const author = await server.as('super-admin');
    expect(await author.call('GET /item_statistics', { query })).toEqual({ data: [] });
  });

  it('is empty for a parent without answers, and not found for an unknown parent', async () => {
    const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
    const { reference } = await aSet(server.db, 1);
    const parents: [Section, string, string][] = [
      ['subTopic', subtopic, 'Sequence not found'],
      ['subsubTopic', subsubtopic, 'Sequence not found'],
      ['SatTopic', await addTopic(server.db, { kind: 'sat' }), 'Topic not found'],
      ['SatQuestionTopic', (await addExamQuestion(server.db, 'sat')).id, 'Question topic not found'],
      ['ActQuestionTopic', (await addExamQuestion(server.db, 'act')).id, 'Question topic not found'],
      ['problemSet', reference.reference_id, 'Problem set not found'],
    ];
    for (const [section, id, sentence] of parents) {
      expect(await read(section, id)).toEqual([]);
      expect(await refusalOf(read(section, newId()))).toEqual([404, sentence]);
    }
    await setFlags(server.db, 'topics', topic, { deleted_at: new Date() });
    await setFlags(server.db, 'subtopics', subtopic, { deleted_at: new Date() });
    expect(await refusalOf(read('subTopic', subtopic))).toEqual([404, 'Sequence not found']);
  });
});
