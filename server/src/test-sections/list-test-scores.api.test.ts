import { afterAll, beforeAll, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addSectionFixture, addTestFixture, entryFor, type TestFixture, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function take(test: TestFixture, person: TestPerson) {
  const at = testClient(server, person, test);
  await at.save(test.choices.map((_, index) => entryFor(test, index, index === 0, { timeSpent: 10 })));
  await at.submit();
}

it.each([
  { family: 'sat', tag: 'API-051' },
  { family: 'act', tag: 'API-058' },
] as const)(
  'the test scores of every $family equal those of the single calls, in the order of the list [$tag]',
  async ({ family }) => {
    const student = await server.as('student');
    const { id: user_id } = student.account;
    const all = async (person: TestPerson) =>
      (await callByName(server, person, `GET /user_${family}_test_progresses/get_all_${family}_scores`)).body.data ??
      [];
    const first = await addTestFixture(server.db, family, { exam: { title: 'First', position: 0 } });
    const real = await addSectionFixture(server.db, { ...first, real: true });
    const second = await addTestFixture(server.db, family, { exam: { title: 'Second', position: 1 } });
    const begun = await addTestFixture(server.db, family, { exam: { title: 'Begun', position: 2 } });
    const closed = await addTestFixture(server.db, family, { exam: { title: 'Closed', position: 3 } });
    for (const test of [first, real, second, closed]) await take(test, student);
    await testClient(server, student, begun).save([entryFor(begun, 0, true)]);
    await setFlags(server.db, 'exams', closed.exam, { is_publish: false });
    await server.db
      .insertInto('exam_orders')
      .values({ user_id, family, exam_ids: [second.exam] })
      .execute();

    const scores = await all(student);
    expect(scores.map((score) => [score[`${family}_title`], score.real_test])).toEqual([
      ['Second', false],
      ['First', false],
      ['First', true],
    ]);
    const own = async (test: TestFixture) => (await testClient(server, student, test).scores()).body.data ?? [];
    expect(scores).toEqual([...(await own(second)), ...(await own(first))]);
    expect(await all(await server.as('tutor-login'))).toEqual([]);
  },
);
