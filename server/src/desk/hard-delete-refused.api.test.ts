import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import { addOwnExam, addSequencePlace, addSubtopic, addTopic, clearContent } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';
import { countContent } from './testing/count-content.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, superAdmin] = await Promise.all([server.as('admin'), server.as('super-admin')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearContent(server.db);
  for (const table of ['drafts', 'audit'] as const) await server.db.deleteFrom(table).execute();
});

const erase = (type: string, id: string, person = admin) =>
  callByName(server, person, 'POST /soft_delete/hard_delete', { body: { id, type } });
const restore = (type: string, id: string) =>
  callByName(server, superAdmin, 'POST /soft_delete/restore_record', { body: { id, type } });
async function drop(path: string, id: string, query = {}) {
  expect((await callByName(server, admin, `DELETE ${path}/{id}`, { params: { id }, query })).status).toBe(200);
}
const outcomeOf = ({ status, body }: { status: number; body: LooseReply }) => [status, body.errors?.[0] ?? body.title];
const counts = () => countContent(server.db);

describe('a permanent deletion is refused', () => {
  const inTheMiddle = (who: string) => [
    409,
    `${who} in the middle of a test with this. It can be deleted for good once that is submitted.`,
  ];

  it.each(['sat', 'act'] as const)('of a %s while students are taking its tests', async (family) => {
    const [ann, ben] = [await server.as('student'), await server.as('student')];
    const test = await addTestFixture(server.db, family);
    const [one, two] = [testClient(server, ann, test), testClient(server, ben, test)];
    await one.save([entryFor(test, 0, true), entryFor(test, 1, false)]);
    await two.save([entryFor(test, 0, true)]);
    await drop(`/${family}s/test_${family}s`, test.exam);
    expect(outcomeOf(await erase(family, test.exam))).toEqual(inTheMiddle('2 students are'));
    expect(await two.submit()).toMatchObject({ submitted: true });
    expect(outcomeOf(await erase(family, test.exam))).toEqual(inTheMiddle('1 student is'));
    expect(await one.submit()).toMatchObject({ submitted: true, question_count: 4 });
    expect((await erase(family, test.exam)).status).toBe(200);
    expect((await ann.call('GET /accounts/results')).tests.map(({ right, questions }) => [right, questions])).toEqual([
      [1, 4],
    ]);
  });

  it('of a question that one of these students has answered, and of no other question', async () => {
    const test = await addTestFixture(server.db, 'sat');
    const at = testClient(server, await server.as('student'), test);
    await at.save([entryFor(test, 0, true)]);
    // An author who tries the test does not prevent the deletion.
    expect((await testClient(server, superAdmin, test).save([entryFor(test, 1, true)])).status).toBe(200);
    await server.db.updateTable('questions').set({ deleted_at: new Date() }).execute();
    expect(outcomeOf(await erase('question', test.choices[0]?.id ?? ''))).toEqual(inTheMiddle('1 student is'));
    expect((await erase('question', test.choices[1]?.id ?? '')).status).toBe(200);
  });

  it('or wins against a student who saves at the same time: no saved answer is lost', async () => {
    for (let round = 0; round < 5; round++) {
      const test = await addTestFixture(server.db, 'sat');
      const at = testClient(server, await server.as('student'), test);
      expect((await at.save([], { extra_time: 1.5 })).status).toBe(200);
      await drop('/sats/test_sats', test.exam);
      const [saved, erased] = await Promise.all([at.save([entryFor(test, 0, true)]), erase('sat', test.exam)]);
      expect(`${saved.status} ${erased.status}`).toMatch(/^(200 409|404 200)$/);
    }
  });

  it('of a living record, of another kind, of an unknown id and of a permanently deleted record', async () => {
    const { topic, subtopic } = await addSequencePlace(server.db);
    expect(outcomeOf(await erase('topic', topic))).toEqual([
      409,
      '“Algebra” is not in the recycle bin any more: it was restored.',
    ]);
    expect(outcomeOf(await erase('topic', subtopic))).toEqual([404, 'Topic not found']);
    expect(outcomeOf(await erase('question', newId()))).toEqual([404, 'Question not found']);
    await drop('/subtopics', subtopic);
    expect((await erase('subtopic', subtopic)).status).toBe(200);
    expect(outcomeOf(await erase('subtopic', subtopic))).toEqual([
      410,
      'This sub-topic was deleted for good meanwhile.',
    ]);
    expect((await erase('answer', topic)).status).toBe(400);
    expect(outcomeOf(await erase('topic', 'one'))).toEqual([400, 'id: expected a UUID']);
    const user_id = (await server.as('student')).account.id;
    const record = await addOwnExam(server.db, 'sat', { user_id, deleted_at: new Date() });
    expect((await erase('sat', record)).status).toBe(404);
  });

  it('for users who are not authors', async () => {
    const topic = await addTopic(server.db);
    await drop('/topics', topic);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await erase('topic', topic, await server.as(role))).status).toBe(403);
    }
    expect((await erase('topic', topic, superAdmin)).status).toBe(200);
  });

  it('for the second of two simultaneous deletions', async () => {
    const topic = await addTopic(server.db);
    await addSubtopic(server.db, topic);
    await drop('/topics', topic);
    const replies = await Promise.all([
      erase('topic', topic),
      erase('topic', topic, superAdmin),
      erase('topic', topic),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect(await counts()).toEqual({});
  });

  it('or wins against a simultaneous restore: never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { topic } = await addSequencePlace(server.db);
      await drop('/topics', topic);
      const [erased, restored] = await Promise.all([erase('topic', topic), restore('topic', topic)]);
      expect([`${erased.status} ${restored.status}`]).toEqual([expect.stringMatching(/^(200 404|409 200)$/)]);
      const left = (await counts()).topics ?? 0;
      expect(left).toBe(restored.status === 200 ? 1 : 0);
      await server.db.deleteFrom('topics').execute();
    }
  });
});
