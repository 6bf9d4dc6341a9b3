import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../practice/reconcile.ts';
import type { Difference } from '../practice/reference.ts';
import { setFlags } from '../testing/content.ts';
import { answerAll, aSet } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture, entryFor, type TestFixture, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
let admin: TestPerson;
let test: TestFixture;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  test = await addTestFixture(server.db, 'sat');
  await setUpHistory();
});
afterAll(() => server.stop());

async function differences(db = server.db): Promise<{ students: number; found: Difference[] }> {
  const found: Difference[] = [];
  return { students: await reconcile(db, (difference) => found.push(difference)), found };
}

/** Two attempts, one of them submitted with a deleted question; another test in progress; and practice answers. */
async function setUpHistory() {
  const at = testClient(server, admin, test);
  await at.save([entryFor(test, 0, true, { timeSpent: 30 }), entryFor(test, 1, false), entryFor(test, 2, true)]);
  await setFlags(server.db, 'questions', test.choices[2]?.id ?? '', { is_hidden: true });
  await at.submit();
  await at.reset();
  await at.save([entryFor(test, 'typed', '3/4'), entryFor(test, 0, false, { timeSpent: 100_000 })]);
  const other = await addTestFixture(server.db, 'act', { real: true });
  await testClient(server, admin, other).save([entryFor(other, 0, true)]);
  const student = await server.as('student');
  await testClient(server, student, other).save([entryFor(other, 'typed', '0.75'), entryFor(other, 1, true)]);
  await testClient(server, student, other).submit();
  const { reference, questions } = await aSet(server.db, 2);
  await answerAll(
    student,
    reference,
    questions.map((question) => [question, true] as const),
  );
}

const target = { at: fc.nat(3), device: fc.nat(1) };
/** One step in a test that is taken on two devices. */
const testStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...target,
      kind: fc.constant('answer'),
      right: fc.boolean(),
      rev: fc.nat(4),
      seconds: fc.nat(90),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...target, kind: fc.constant('submit') }) },
  { weight: 1, arbitrary: fc.record({ ...target, kind: fc.constant('reset') }) },
  { weight: 1, arbitrary: fc.record({ ...target, kind: fc.constant('take out') }) },
  { weight: 1, arbitrary: fc.record({ ...target, kind: fc.constant('mend') }) },
  { weight: 1, arbitrary: fc.record({ ...target, kind: fc.constant('close') }) },
);
type TestStep = (typeof testStep extends fc.Arbitrary<infer M> ? M : never) & {
  right?: boolean;
  rev?: number;
  seconds?: number;
};

describe('reconciling tests', () => {
  it('finds no difference after any concurrent steps of two devices and changes by authors', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(testStep, { maxLength: 5 }), { maxLength: 8 }), async (rounds) => {
        const taken = await addTestFixture(server.db, 'sat');
        const sectionClient = testClient(server, admin, taken);
        // Each device sends the attempt number that it saw last.
        const known = [1, 1];
        const performStep = async ({
          kind,
          at,
          device,
          right = true,
          rev = 1,
          seconds = 0,
        }: TestStep): Promise<number> => {
          const attempt = known[device] ?? 1;
          const id = taken.choices[at % 3]?.id ?? '';
          if (kind === 'answer') {
            const entry = entryFor(taken, at === 3 ? 'typed' : at, at === 3 ? '3/4' : right, {
              rev,
              timeSpent: seconds,
            });
            return (await sectionClient.save([entry], { attempt })).status;
          }
          if (kind === 'submit') return (await sectionClient.submit({ attempt })).status;
          if (kind === 'take out') await setFlags(server.db, 'questions', id, { deleted_at: new Date() });
          else if (kind === 'close') await setFlags(server.db, 'exams', taken.exam, { is_publish: false });
          else if (kind === 'mend') {
            await withRevisions(server.db, (tx) =>
              sql`update answers set correct = not correct where question_id = ${id}`.execute(tx),
            );
          } else known[device] = (await sectionClient.reset()).attempt;
          return 200;
        };
        for (const round of rounds) {
          const statuses = await Promise.all(round.map(performStep));
          for (const status of statuses) expect([200, 409]).toContain(status);
        }
        expect((await differences()).found).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('finds no difference after keys and questions change', async () => {
    expect(await differences()).toEqual({ students: 2, found: [] });
    await withRevisions(server.db, (tx) => sql`update answers set correct = not correct`.execute(tx));
    await sql`update questions set is_hidden = not is_hidden, deleted_at = now()`.execute(server.db);
    await sql`update exams set is_publish = false`.execute(server.db);
    expect(await differences()).toEqual({ students: 2, found: [] });
  });

  it.each([
    ['the number right', sql`update test_attempts set correct = correct + 1 where submitted_at is not null`],
    ['how many counted', sql`update test_attempts set questions = 0 where submitted_at is not null`],
    [
      'a verdict',
      sql`update test_entries set judged = jsonb_set(judged, '{isCorrect}', 'false') where judged is not null`,
    ],
    ['an answer', sql`update test_entries set entry = jsonb_set(entry, '{givenAnswerIds}', '[]')`],
    ['a record', sql`update practice_events set is_correct = not is_correct where reference_type like '%Test%'`],
    [
      'a record’s time',
      sql`update practice_events set time_spent_before_answer = 1 where reference_type like '%Test%'`,
    ],
    ['a lost record', sql`delete from practice_events where reference_type like '%Test%' and seq = 1`],
    ['a missing submission', sql`update test_attempts set submitted_at = null, correct = null, questions = null`],
  ])('reports the student and the test if %s was tampered with', async (_, tampering) => {
    await server.db.transaction().execute(async (tx) => {
      await tampering.execute(tx);
      const { found } = await differences(tx);
      const [{ user_id, reference }] = found as [Difference, ...Difference[]];
      expect(user_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(reference.type).toMatch(/Test|test/);
      expect(found.map((one) => one.reference.id)).toContain(test.exam);
      await sql`rollback`.execute(tx);
    });
    expect((await differences()).found).toEqual([]);
  });
});
