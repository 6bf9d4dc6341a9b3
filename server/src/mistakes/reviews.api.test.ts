import type { AnswerRecord } from '@fourfold/core/contract/practice';
import { addDays } from '@fourfold/core/day/day';
import { dailyReviews } from '@fourfold/core/reviews/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { reconcile } from '../practice/reconcile.ts';
import type { Difference } from '../practice/reference.ts';
import { callByName } from '../testing/call-by-name.ts';
import { type AddedQuestion, setFlags } from '../testing/content.ts';
import { anAnswer, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { algebra, aTaggedSet, circles } from './testing/tagged-set.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const monday = '2026-11-23';
const day = (n: number) => addDays(monday, n);
beforeEach(() => {
  server.clock.now = new Date(`${monday}T15:00:00Z`);
});
const goTo = (to: string) => {
  server.clock.now = new Date(`${to}T15:00:00Z`);
};

const due = (person: TestPerson, on?: string) =>
  person.call('GET /mistakes/due', { query: on === undefined ? {} : { day: on } });

function review(
  person: TestPerson,
  card: string,
  question: AddedQuestion,
  { right, ...more }: Partial<AnswerRecord> & { right: boolean },
) {
  const reference = { reference_type: 'HomeReview', reference_id: card } as const;
  return save(person, anAnswer(person, reference, question.id, [right ? question.right : question.wrong], more));
}

async function differences(): Promise<Difference[]> {
  const found: Difference[] = [];
  await reconcile(server.db, (difference) => found.push(difference));
  return found;
}

/** A student who missed the first question of a set, whose second question has the same skill. */
async function aMiss() {
  const student = await server.as('student');
  const { questions, reference, ...tagged } = await aTaggedSet(server.db, [algebra], [algebra], [circles]);
  const [missed, sibling, other] = questions;
  if (!missed || !sibling || !other) throw new Error('three questions');
  await save(student, anAnswer(student, reference, missed.id, [missed.wrong], { day: monday }));
  return { student, missed, sibling, other, reference, ...tagged };
}

describe('a missed question', () => {
  it('is due the next day as a question of the same skill, and after a right answer days later', async () => {
    const { student, missed, sibling } = await aMiss();
    expect(await due(student, monday)).toMatchObject({ due: 0, waiting: 0, done: 0, data: [] });
    goTo(day(1));
    const tuesday = await due(student, day(1));
    expect(tuesday).toMatchObject({
      ...{ day: day(1), due: 1, waiting: 0, done: 0, limit: dailyReviews, usual_seconds: 5 },
      data: [{ card: missed.id, seq: 0, skill: 'Linear functions', sibling: true, question: { id: sibling.id } }],
    });
    const { progress } = await review(student, missed.id, sibling, { right: true, day: day(1) });
    expect(progress).toMatchObject({ seq: 1, reference_type: 'HomeReview', state: { answered: 1, due: day(3) } });
    expect(await due(student, day(1))).toMatchObject({ due: 0, done: 1, data: [] });
    expect((await due(student, day(2))).due).toBe(0);
    goTo(day(3));
    // The sibling was answered: its own question was answered longer ago, and siblings come first.
    expect((await due(student, day(3))).data).toMatchObject([{ card: missed.id, seq: 1, sibling: true }]);
    expect(await differences()).toEqual([]);
  });

  it('stores grade, scheduler and memory, so that help and a slow answer count as hard', async () => {
    const { student, missed, sibling } = await aMiss();
    goTo(day(1));
    await review(student, missed.id, sibling, { right: true, day: day(1), helped: true });
    await review(student, missed.id, missed, { right: true, day: day(1), time_spent_before_answer: 500 });
    await review(student, missed.id, missed, { right: true, day: day(1) });
    await review(student, missed.id, missed, { right: false, day: day(1) });
    const rows = await server.db
      .selectFrom('practice_events')
      .where('user_id', '=', student.account.id)
      .where('reference_type', '=', 'HomeReview')
      .orderBy('seq')
      .select(['event', 'day'])
      .execute();
    expect(rows.map(({ event }) => event)).toMatchObject([{ grade: 2 }, { grade: 2 }, { grade: 3 }, { grade: 1 }]);
    expect(rows[0]).toMatchObject({
      day: day(1),
      event: { scheduler: expect.stringContaining('ts-fsrs'), memory: { stability: expect.any(Number) }, due: day(2) },
    });
    expect(await differences()).toEqual([]);
  });

  it('gets one event for a repeated record, and the same reply', async () => {
    const { student, missed, sibling } = await aMiss();
    goTo(day(1));
    const reference = { reference_type: 'HomeReview', reference_id: missed.id } as const;
    const record = anAnswer(student, reference, sibling.id, [sibling.right], { day: day(1) });
    const first = await save(student, record);
    await review(student, missed.id, missed, { right: false, day: day(1) });
    const again = await save(student, { ...record, time_spent_after_answer: 9 });
    expect(again).toEqual({
      ...first,
      time_spent_after_answer: 9,
      progress: { ...first.progress, time_spent_before_answer: 10, time_spent_after_answer: 9 },
    });
    expect(await differences()).toEqual([]);
  });

  it('of two devices is answered twice at the same time, and both answers are in its history', async () => {
    const { student, missed, sibling } = await aMiss();
    goTo(day(1));
    const saved = await Promise.all([
      review(student, missed.id, sibling, { right: true, day: day(1) }),
      review(student, missed.id, missed, { right: true, day: day(1) }),
    ]);
    expect(saved.map(({ progress }) => progress.seq).toSorted()).toEqual([1, 2]);
    expect((await due(student, day(1))).due).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('comes back alone: a question with only right answers does not', async () => {
    const { student, missed, other, reference } = await aMiss();
    await save(student, anAnswer(student, reference, other.id, [other.right], { day: monday }));
    goTo(day(1));
    expect((await due(student, day(1))).data.map(({ card }) => card)).toEqual([missed.id]);
  });

  it('that is missed again in practice is due on the day after', async () => {
    const { student, missed, sibling, reference } = await aMiss();
    goTo(day(1));
    await review(student, missed.id, sibling, { right: true, day: day(1) });
    goTo(day(2));
    await save(student, anAnswer(student, reference, missed.id, [missed.wrong], { day: day(2) }));
    expect((await due(student, day(2))).due).toBe(0);
    expect(await due(student, day(3))).toMatchObject({
      due: 1,
      data: [{ seq: 1, state: { day: day(2), due: day(3) } }],
    });
  });

  it('is its own question without another one of its skill, and not due while that is hidden', async () => {
    const student = await server.as('student');
    const { questions, reference } = await aTaggedSet(server.db, []);
    const [only] = questions;
    if (!only) throw new Error('one question');
    await save(student, anAnswer(student, reference, only.id, [only.wrong], { day: monday }));
    const open = await due(student, day(1));
    expect(open.data).toMatchObject([{ card: only.id, skill: null, sibling: false, question: { id: only.id } }]);
    await setFlags(server.db, 'questions', only.id, { is_hidden: true });
    expect(await due(student, day(1))).toMatchObject({ due: 0, waiting: 0, data: [] });
    // An answer that was given offline is still accepted.
    const { progress } = await review(student, only.id, only, { right: true, day: day(1) });
    expect(progress.seq).toBe(1);
  });

  it('does not count as started work, nor in a set or an assignment', async () => {
    const { student, missed, sibling, reference } = await aMiss();
    const before = await student.call('GET /user_progresses/started');
    await review(student, missed.id, sibling, { right: true, day: monday });
    expect(await student.call('GET /user_progresses/started')).toEqual(before);
    const { reference_id } = reference;
    const body = { user_id: student.account.id, ...reference };
    const progress = await student.call('POST /user_progresses/get_user_problemset_progress', { body });
    expect(progress).toMatchObject({ reference_id, seq: 1, total_correct: 0 });
  });
});

describe('the reviews of a day', () => {
  it('are the longest overdue first, at most the limit, and no mountain after a year', async () => {
    const student = await server.as('student');
    const { questions, reference } = await aTaggedSet(server.db, ...Array.from({ length: dailyReviews + 3 }, () => []));
    for (const [at, { id, wrong }] of questions.entries()) {
      await save(student, anAnswer(student, reference, id, [wrong], { day: day(at - 365) }));
    }
    const list = await due(student, monday);
    expect(list).toMatchObject({ due: dailyReviews, waiting: 3, done: 0 });
    expect(list.data.map(({ card }) => card)).toEqual(questions.slice(0, dailyReviews).map(({ id }) => id));
    const [first] = questions;
    if (!first) throw new Error('a question');
    await review(student, first.id, first, { right: true, day: monday });
    expect(await due(student, monday)).toMatchObject({ due: dailyReviews - 1, waiting: 3, done: 1 });
  });

  it('are by the day of the student, also west of the server’s, and never by an impossible one', async () => {
    const { student, missed, sibling } = await aMiss();
    server.clock.now = new Date(`${day(2)}T03:00:00Z`);
    const { progress } = await review(student, missed.id, sibling, { right: true, day: day(1) });
    expect(progress.state).toMatchObject({ day: day(1), due: day(3) });
    // The clock of the device is wrong: the answer counts on the day in UTC.
    expect((await due(student, day(4))).day).toBe(day(2));
    const ahead = await review(student, missed.id, sibling, { right: true, day: day(9) });
    expect(ahead.progress.state).toMatchObject({ day: day(2) });
  });
});

describe('a card', () => {
  it('exists only for a question that the student has missed, and takes only questions of its skill', async () => {
    const { student, missed, sibling, other } = await aMiss();
    const answerTo = async (card: string, { id, right }: AddedQuestion) => {
      const reference = { reference_type: 'HomeReview', reference_id: card } as const;
      const body = anAnswer(student, reference, id, [right]);
      const call = 'POST /user_questions/save_user_questions_progress';
      return (await callByName(server, student, call, { body })).body.errors;
    };
    expect(await answerTo(sibling.id, missed)).toEqual(['Missed question not found']);
    expect(await answerTo(newId(), missed)).toEqual(['Missed question not found']);
    expect(await answerTo(missed.id, other)).toEqual(['Question not found']);
    expect(await answerTo(missed.id, sibling)).toBeUndefined();
  });
});

describe('the diagnostic', () => {
  it('counts answers to questions of practice under the student’s own id', async () => {
    const { student, missed, sibling } = await aMiss();
    const reference = { reference_type: 'HomeDiagnostic', reference_id: student.account.id } as const;
    await save(student, anAnswer(student, reference, missed.id, [missed.right]));
    const { progress } = await save(student, anAnswer(student, reference, sibling.id, [sibling.wrong]));
    expect(progress).toMatchObject({ seq: 2, questions_complete: 2, state: { answered: 2, right: 1 } });
    const otherUser = { ...reference, reference_id: newId() };
    const body = anAnswer(student, otherUser, missed.id, [missed.right]);
    const call = 'POST /user_questions/save_user_questions_progress';
    expect((await callByName(server, student, call, { body })).status).toBe(404);
    // What was missed there comes back too.
    expect((await due(student, day(1))).data.map(({ card }) => card).toSorted()).toEqual(
      [missed.id, sibling.id].toSorted(),
    );
    expect(await differences()).toEqual([]);
  });
});
