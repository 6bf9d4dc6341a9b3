import { chosenIds } from '@fourfold/core/kinds/given';
import type { Given } from '@fourfold/core/kinds/registry';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { connect } from '../database/connect.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { addUserWithEmail } from '../testing/people.ts';
import { countItems, restartCounting } from './count-items.ts';
import { reconcileItems } from './reconcile-items.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const start = Date.parse('2026-03-01T12:00:00.000Z');
const atMinute = (minute: number) => new Date(start + minute * 60_000);
const [questions, choices, references] = [3, 4, 2].map((count) => Array.from({ length: count }, newId));
const texts = ['', ' 5 ', '5', '0,5'];

/** An answer by the numbers of its student, history, question and so on. `minute` is its time. */
type Answer = {
  student: number;
  history: number;
  question: number;
  minute: number;
  right: boolean;
  chosen: number[];
  text: number;
  seconds: number;
  revision: number | null;
};
const anyAnswer: fc.Arbitrary<Answer> = fc.record({
  student: fc.nat(4),
  history: fc.nat(1),
  question: fc.nat(2),
  // Over a day, so that spans of different length are counted.
  minute: fc.nat(2_000),
  right: fc.boolean(),
  chosen: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
  text: fc.nat(3),
  seconds: fc.nat(3),
  revision: fc.constantFrom(null, 1, 2, 3),
});

/** Revision 2 has another order than 1, and the same key; 3 has another key. */
async function addRevisions(): Promise<void> {
  const rows = (questions ?? []).flatMap((question_id) =>
    [
      [1, 1],
      [2, 1],
      [3, 3],
    ].map(([revision = 0, key_revision = 0]) => ({
      question_id,
      revision,
      key_revision,
      kind: 'one-choice',
      spec: '{}',
      key: '{}',
    })),
  );
  await database.db.insertInto('question_revisions').values(rows).execute();
}

/** The last of these students is a tutor, whose answers do not count. */
async function addStudents(): Promise<string[]> {
  const people = ['student', 'student', 'student', 'student', 'tutor'] as const;
  const ids: string[] = [];
  for (const role of people) ids.push((await addUserWithEmail(database.db, role)).id);
  return ids;
}

async function addAnswers(students: readonly string[], answers: readonly Answer[], from = 0): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map((one, at) => ({
    user_id: students[one.student] ?? '',
    reference_type: 'HomeProblemSetQuestions',
    reference_id: references?.[one.history] ?? '',
    seq: from + at + 1,
    kind: 'answered' as const,
    at: atMinute(one.minute),
    event: '{}',
    record_id: newId(),
    question_id: questions?.[one.question] ?? '',
    question_revision: one.revision,
    is_correct: one.right,
    given: JSON.stringify(givenIn(one)),
    time_spent_before_answer: one.seconds,
  }));
  await database.db.insertInto('practice_events').values(rows).execute();
}

/** Typed, unless the text is empty. */
function givenIn({ chosen, text }: Answer): Given {
  const typed = texts[text] ?? '';
  return typed === '' ? { answerIds: chosen.map((choice) => choices?.[choice] ?? '') } : { text: typed };
}

/** The figures of each question and key, computed one answer after the other. */
function expectedFigures(answers: readonly Answer[]) {
  const firsts = new Map<string, Answer>();
  for (const one of answers.filter(({ student }) => student < 4)) {
    const key = [one.student, one.history, one.question].join();
    if (!firsts.has(key)) firsts.set(key, one);
  }
  const figures = new Map<string, { students: number; correct: number; shares: number[]; counts: string[] }>();
  for (const one of firsts.values()) {
    const key = `${questions?.[one.question]} ${[0, 1, 1, 3][one.revision ?? 0]}`;
    const sum = figures.get(key) ?? { students: 0, correct: 0, shares: [], counts: [] };
    const others = [...firsts.values()].filter(
      (other) => other !== one && other.student === one.student && other.history === one.history,
    );
    const given = givenIn(one);
    const typed = 'text' in given ? given.text.trim() : '';
    sum.students += 1;
    if (one.right) sum.correct += 1;
    if (others.length > 0) sum.shares.push(others.filter(({ right }) => right).length / others.length);
    sum.counts.push(`seconds ${one.seconds}`, ...chosenIds(given).map((id) => `choice ${id}`));
    if (!one.right && typed !== '') sum.counts.push(`text ${typed}`);
    figures.set(key, sum);
  }
  return new Map(
    [...figures].map(([key, { shares, counts, ...sum }]) => [
      key,
      {
        ...sum,
        compared: shares.length,
        shares: sumOf(shares),
        squares: sumOf(shares.map((share) => share ** 2)),
        counts: Object.fromEntries(counts.map((name) => [name, counts.filter((other) => other === name).length])),
      },
    ]),
  );
}
const sumOf = (values: readonly number[]) => Number(values.reduce((sum, value) => sum + value, 0).toFixed(6));

async function storedFigures() {
  const sums = await database.db.selectFrom('item_sums').selectAll().where('students', '>', 0).execute();
  const counts = await database.db.selectFrom('item_counts').selectAll().where('students', '>', 0).execute();
  return new Map(
    sums.map(({ question_id, key_revision, students, correct, ...sum }) => [
      `${question_id} ${key_revision}`,
      {
        students,
        correct,
        compared: sum.compared_right + sum.compared_wrong,
        shares: sumOf([Number(sum.share_right), Number(sum.share_wrong)]),
        squares: sumOf([Number(sum.share_squares)]),
        counts: Object.fromEntries(
          counts
            .filter((count) => count.question_id === question_id && count.key_revision === key_revision)
            .map((count) => [`${count.what} ${count.value}`, count.students]),
        ),
      },
    ]),
  );
}

async function countedUntil(): Promise<Date | null> {
  const row = await database.db.selectFrom('item_counting').select('counted_until').executeTakeFirst();
  return row?.counted_until ?? null;
}

async function differences(): Promise<string[]> {
  const found: string[] = [];
  await reconcileItems(database.db, ({ what }) => found.push(what));
  return found;
}

describe('the sums of each question', () => {
  it('are what counting all its answers gives, after any number of runs', async () => {
    const students = await addStudents();
    await addRevisions();
    const runs = fc.array(fc.array(anyAnswer, { maxLength: 12 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(runs, async (parts) => {
        await database.db.deleteFrom('practice_events').execute();
        await restartCounting(database.db);
        const all: Answer[] = [];
        for (const [run, part] of parts.entries()) {
          // Within a run in any order of time; each run is later than the one before, whose time was settled.
          const added = part.map((one) => ({ ...one, minute: one.minute + run * 2_001 }));
          await addAnswers(students, added, all.length);
          all.push(...added);
          await countItems(database.db, atMinute(run * 2_001 + 2_000));
          expect(await storedFigures()).toEqual(expectedFigures(all));
        }
        expect(await differences()).toEqual([]);
      }),
      { numRuns: process.env.WHOLE ? 100 : 15 },
    );
  });

  it('do not count answers whose time is not settled', async () => {
    const students = await addStudents();
    const one = { history: 0, question: 0, right: true, chosen: [], text: 0, seconds: 1, revision: null };
    await addAnswers(students, [
      { ...one, student: 0, minute: 0 },
      { ...one, student: 1, minute: 30 },
    ]);
    await countItems(database.db, atMinute(29));
    expect([...(await storedFigures()).values()]).toMatchObject([{ students: 1 }]);
    expect(await countedUntil()).toEqual(atMinute(29));
    await countItems(database.db, atMinute(30));
    expect([...(await storedFigures()).values()]).toMatchObject([{ students: 2 }]);
  });

  it('are exact after runs that were killed, and with two at once', async () => {
    const students = await addStudents();
    await addRevisions();
    const answers = fc
      .sample(anyAnswer, { numRuns: 3_000, seed: 39 })
      .map((one) => ({ ...one, minute: one.minute * 50 }));
    await addAnswers(students, answers);
    const until = atMinute(100_000);
    for (let killed = 0; killed < 6; ) {
      const from = await countedUntil();
      const victim = connect({ ...database.config, application_name: 'victim' }, { size: 2 });
      const outcomes = Promise.allSettled([countItems(victim.db, until), countItems(victim.db, until)]);
      // Both are in the middle of their spans of time.
      await expect.poll(countedUntil, { interval: 1, timeout: 20_000 }).not.toEqual(from);
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'victim' and datname = current_database()`,
      );
      killed += (await outcomes).filter(({ status }) => status === 'rejected').length;
      await victim.close().catch(() => {});
      if ((await countedUntil())?.getTime() === until.getTime()) await restartCounting(database.db);
    }
    await countItems(database.db, until);
    expect(await storedFigures()).toEqual(expectedFigures(answers));
    expect(await differences()).toEqual([]);
  });
});
