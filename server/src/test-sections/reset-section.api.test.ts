import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture, entryFor, historyOf, type TestFixture, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

const families = ['sat', 'act'] as const;

const answersOf = (test: TestFixture, { account } = student) => historyOf(server.db, test, account.id);

describe.each(families)('Reset Test of a %s', (family) => {
  it('starts the next attempt and stores the old one [API-050] [API-057] [TST-022] [TST-023]', async () => {
    const admin = await server.as('admin');
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, admin, test);
    await at.save([entryFor(test, 0, true)], { extra_time: 2 });
    await at.submit();
    const fresh = { started: false, submitted: false, attempt: 2, entries: [], math_score: null, extra_time: 1 };
    expect(await at.reset()).toMatchObject({ status: 200, ...fresh });
    // A second reset changes nothing. The parameters of this DELETE can also be in its body (Q62).
    expect(await at.resetByBody()).toMatchObject({ status: 200, ...fresh });
    expect((await at.list()).body.data).toEqual([]);
    expect((await at.scores()).body.data).toEqual([]);
    await at.save([entryFor(test, 1, true), entryFor(test, 0, false)], { attempt: 2 });
    expect(await at.submit({ attempt: 2 })).toMatchObject({ math_score: 1, attempt: 2 });
    expect(await answersOf(test, admin)).toHaveLength(3);
    const attempts = await server.db
      .selectFrom('test_attempts')
      .where('exam_id', '=', test.exam)
      .orderBy('attempt')
      .select(['attempt', 'correct'])
      .execute();
    expect(attempts).toEqual([
      { attempt: 1, correct: 1 },
      { attempt: 2, correct: 1 },
    ]);
  });

  it('accepts its parameters in the body or the query, and refuses other bodies (Q62)', async () => {
    const admin = await server.as('admin');
    const test = await addTestFixture(server.db, family);
    const call = `DELETE /user_${family}_test_progresses/reset_progress`;
    const named = { [`${family}_id`]: test.exam, [`${family}_type`]: test.section };
    const of = async (parts: object) => {
      const { status, body } = await callByName(server, admin, call, parts);
      return [status, body.errors?.[0]];
    };
    expect(await of({ query: named, body: { real_test: false } })).toEqual([200, undefined]);
    expect(await of({ query: { ...named, real_test: 'false' }, body: {} })).toEqual([200, undefined]);
    expect(await of({ body: named })).toEqual([400, 'real_test: is missing']);
    expect(await of({ body: { ...named, real_test: 'no' } })).toEqual([400, 'real_test: expected true or false']);
    expect(await of({ body: [named] })).toEqual([400, 'body: expected an object']);
    expect((await of({ body: { ...named, real_test: { a: [1] } } }))[0]).toBe(400);
  });

  it('refuses answers of the old attempt for the new one (Q106)', async () => {
    const admin = await server.as('super-admin');
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, admin, test);
    await at.save([entryFor(test, 0, true)], { attempt: 1 });
    await at.reset();
    const sentence = 'This test was begun anew. This answer belongs to an earlier attempt.';
    for (const lateReply of [
      await at.save([entryFor(test, 1, true)], { attempt: 1 }),
      await at.submit({ attempt: 1 }),
    ]) {
      expect(lateReply).toMatchObject({ status: 409, errors: [sentence] });
    }
    expect(await at.get()).toMatchObject({ attempt: 2, started: false, entries: [] });
  });

  it('resets the caller’s own attempt, and is allowed to admins only [TST-022]', async () => {
    const test = await addTestFixture(server.db, family);
    await testClient(server, student, test).save([entryFor(test, 0, true)]);
    expect((await testClient(server, student, test).reset()).status).toBe(403);
    expect((await testClient(server, await server.as('admin'), test).reset()).status).toBe(200);
    expect(await testClient(server, student, test).get()).toMatchObject({ started: true, attempt: 1 });
  });

  it('leaves consistent attempts if answers and submissions arrive at the same time', async () => {
    const admin = await server.as('admin');
    const test = await addTestFixture(server.db, family, { choices: 4 });
    const at = testClient(server, admin, test);
    const all = [0, 1, 2, 3].flatMap((index) => [
      at.save([entryFor(test, index, true)]),
      index === 1 ? at.submit() : at.reset(),
    ]);
    for (const { status } of await Promise.all(all)) expect([200, 409]).toContain(status);
    const kept = await server.db
      .selectFrom('test_attempts')
      .where('exam_id', '=', test.exam)
      .orderBy('attempt')
      .select(['attempt', 'submitted_at', 'correct'])
      .execute();
    expect(kept.map(({ attempt }) => attempt)).toEqual(kept.map((_, index) => index + 1));
    const right = kept.reduce((sum, { correct }) => sum + (correct ?? 0), 0);
    expect(await answersOf(test, admin)).toHaveLength(right);
  });
});
