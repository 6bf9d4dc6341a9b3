import { anAnnotation } from '@fourfold/core/annotations/testing/an-annotation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

describe.each(['sat', 'act'] as const)('highlights and notes in a section of a %s [Q337]', (family) => {
  const annotations = [
    anAnnotation({ part: 'passage', block: 3, start: 12, quote: 'bats hunt\nat night', style: 'pink' }),
    anAnnotation({ id: 'two', style: 'underline', note: 'Why not “owls”?' }),
  ];

  it('are stored with the entry, read back, and part of the review', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const entry = entryFor(test, 0, true, { annotations });
    expect(await at.save([entry])).toMatchObject({ status: 200, entries: [entry] });
    expect((await at.get()).entries).toEqual([entry]);
    expect(await at.submit()).toMatchObject({ status: 200, submitted: true });
    expect((await at.get()).entries).toMatchObject([{ annotations, isCorrect: true }]);
  });

  it('are replaced by the entry with the greater rev, and are not in the history', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    await at.save([entryFor(test, 0, true, { annotations, rev: 1 })]);
    const { entries } = await at.save([entryFor(test, 0, true, { rev: 2 })]);
    expect(entries[0]).not.toHaveProperty('annotations');
    const stored = server.db.selectFrom('test_entries').where('exam_id', '=', test.exam).selectAll();
    expect(JSON.stringify(await stored.execute())).not.toContain('bats hunt');
  });

  it('are refused if they are too many, too long, or hold what text cannot hold; unknown fields are dropped', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const saved = (...list: object[]) =>
      at.save([entryFor(test, 0, true, { annotations: list as typeof annotations })]);
    const refused = [
      Array.from({ length: 201 }, (_, id) => anAnnotation({ id: `${id}`, quote: 'a' })),
      Array.from({ length: 20 }, (_, id) => anAnnotation({ id: `${id}`, quote: 'a'.repeat(1_000) })),
      [anAnnotation({ note: 'a'.repeat(501) })],
      [{ ...anAnnotation(), style: 'purple' }],
      [anAnnotation({ quote: 'a\0' })],
    ];
    for (const list of refused) {
      const reply = await saved(...list);
      expect(reply.status).toBe(400);
      expect(JSON.stringify(reply)).toContain('annotations');
    }
    expect((await saved({ ...anAnnotation(), extra: 'x' })).entries[0]?.annotations).toEqual([anAnnotation()]);
  });
});
