import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Difference, reconcile } from '../practice/reconcile.ts';
import { change } from '../testing/content.ts';
import { answerAll, aSet } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { answerTo, atTest, type PlantedTest, plantTest } from '../testing/test-section.ts';

let server: TestServer;
let admin: TestPerson;
let test: PlantedTest;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  test = await plantTest(server.db, 'sat');
  await practise();
});
afterAll(() => server.stop());

async function differences(db = server.db): Promise<{ students: number; found: Difference[] }> {
  const found: Difference[] = [];
  return { students: await reconcile(db, (difference) => found.push(difference)), found };
}

/** Two attempts, one of them submitted with a question gone, another test under way, and practice beside. */
async function practise() {
  const at = atTest(server, admin, test);
  await at.save([answerTo(test, 0, true, { timeSpent: 30 }), answerTo(test, 1, false), answerTo(test, 2, true)]);
  await change(server.db, 'questions', test.choices[2]?.id ?? '', { is_hidden: true });
  await at.submit();
  await at.reset();
  await at.save([answerTo(test, 'typed', '3/4'), answerTo(test, 0, false, { timeSpent: 100_000 })]);
  const other = await plantTest(server.db, 'act', { real: true });
  await atTest(server, admin, other).save([answerTo(other, 0, true)]);
  const student = await server.as('student');
  await atTest(server, student, other).save([answerTo(other, 'typed', '0.75'), answerTo(other, 1, true)]);
  await atTest(server, student, other).submit();
  const { reference, questions } = await aSet(server.db, 2);
  await answerAll(
    student,
    reference,
    questions.map((question) => [question, true] as const),
  );
}

describe('reconciling tests', () => {
  it('finds what is stored, also when keys and questions change afterwards', async () => {
    expect(await differences()).toEqual({ students: 2, found: [] });
    await sql`update answers set correct = not correct`.execute(server.db);
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
    ['a submission that is not', sql`update test_attempts set submitted_at = null, correct = null, questions = null`],
  ])('names the student and the test in which %s is not what it was', async (_, tampering) => {
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
