import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSealedTest, sealedTexts } from '../testing/sealed.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const resultsOf = (person: TestPerson) => person.call('GET /accounts/results');

describe('the test part of a student’s results', () => {
  it('has each attempt with the given answers, times and verdicts', async () => {
    const student = await server.as('student');
    const test = await addTestFixture(server.db, 'sat');
    const at = testClient(server, student, test);
    await at.save([
      entryFor(test, 0, true, { timeSpent: 11 }),
      entryFor(test, 1, false, { markUncertain: true }),
      entryFor(test, 'typed', '0.75'),
    ]);
    await at.submit();
    const { tests, answers } = await resultsOf(student);
    expect(answers).toEqual([]);
    expect(tests).toMatchObject([
      {
        exam: 'Practice test 4',
        section: 'Math - No Calculator',
        variant: 'mock',
        attempt: 1,
        submitted_at: expect.any(String),
        right: 2,
        questions: 4,
        answers: [
          { question: 'What is x?', given: 'right', right: true, seconds: 11, marked_uncertain: false },
          { given: 'wrong', right: false, marked_uncertain: true },
          { given: '0.75', right: true },
        ],
      },
    ]);
  });

  it.each(['sat', 'act'] as const)(
    'reveals no key of a section of a %s before it is submitted, and none after Reset Test (Q105)',
    async (family) => {
      const student = await server.as('student');
      const test = await addSealedTest(server.db, family, false);
      const at = testClient(server, student, test);
      const told = async () => {
        const results = await resultsOf(student);
        const text = JSON.stringify(results);
        for (const sealed of Object.values(sealedTexts)) expect(text).not.toContain(sealed);
        const { tests } = results;
        return tests.map((one) => [one.attempt, one.right, ...one.answers.map(({ given, right }) => [given, right])]);
      };
      await at.save([entryFor(test, 0, true), entryFor(test, 1, false)]);
      const [sealedNow] = await told();
      expect(sealedNow?.slice(0, 2)).toEqual([1, null]);
      expect(sealedNow?.slice(2).map((one) => (one as unknown[])[1])).toEqual([null, null]);

      await at.submit();
      expect((await told()).map((one) => one[1])).toEqual([1]);

      const { id } = student.account;
      await server.db.updateTable('users').set({ is_admin: true }).where('id', '=', id).execute();
      expect((await at.reset()).status).toBe(200);
      await server.db.updateTable('users').set({ is_admin: false }).where('id', '=', id).execute();
      const again = await resultsOf(student);
      expect(again.answers).toEqual([]);
      expect(again.tests.map(({ attempt, right, questions }) => [attempt, right, questions])).toEqual([
        [1, null, null],
        [2, null, null],
      ]);
      expect(again.tests.flatMap(({ answers }) => answers.map(({ right }) => right))).toEqual([null, null]);
    },
  );
});
