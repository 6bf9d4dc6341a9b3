import type { ReviewSetting } from '@fourfold/core/exams/exam-review';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { rightSheet } from '@fourfold/core/grading/testing/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { reconcileTests } from '../test-sections/reconcile-tests.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addOnScreen, addPaper } from '../testing/paper-test.ts';
import { linkStudents } from '../testing/people.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { entryFor, historyOf, testClient } from '../testing/test-fixture.ts';
import { countOpenedAttempts } from './open-reviews.ts';

let server: TestServer;
let author: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.as('super-admin');
});
afterAll(() => server.stop());

const tomorrow = () => new Date(server.clock.now.getTime() + 86_400_000);
const released: ReviewSetting = { opens: 'released', at: null, shows_score: false };

/**
 * A student, their tutor and an exam with the given review setting. The paper and its first math
 * section on screen have the same key.
 */
async function setUpReviewedExam(setting: ReviewSetting) {
  const [student, tutor] = [await server.as('student'), await server.as('tutor')];
  await linkStudents(server.db, tutor.account.id, student.account.id);
  const exam = await addPaper(server.db, 'sat');
  const mock = await addOnScreen(server.db, { family: 'sat', exam });
  const set = (review: ReviewSetting) =>
    author.call('PUT /sats/test_sats/{id}', { params: { id: exam }, body: { review } });
  expect((await set(setting)).review).toEqual(setting);
  const at = testClient(server, student, mock);
  const section = sectionOf('sat', mock.section);
  if (!section) throw new Error('no section');
  const type = mock.section;
  const post = (letters: object) =>
    callByName(server, student, 'POST /user_sats', {
      body: {
        sat_id: exam,
        bubbleSheetAnswer: JSON.stringify({ [type]: letters }),
        grade_submitted: { [type]: true },
      },
    });
  return {
    ...{ student, tutor, exam, mock, at, set, type },
    handInTest: async () => {
      await at.save([entryFor(mock, 0, true), entryFor(mock, 1, false)]);
      return await at.submit();
    },
    handInSheet: (right: number) => {
      const letters = Object.entries(rightSheet(section)).slice(0, right);
      return post(Object.fromEntries(letters));
    },
    post,
    questions: async () => ((await at.questions()).body.data ?? []) as unknown as { sealed?: true }[],
    score: () => student.call('GET /user_sats/get_sat_score', { query: { sat_id: exam } }),
    counted: () => historyOf(server.db, mock, student.account.id),
    release: (by: TestPerson, user_id = student.account.id) =>
      callByName(server, by, 'POST /waiting_reviews/release', { body: { exam_id: exam, user_id } }),
  };
}

const closed = { submitted: true, review: 'closed', math_score: null, question_count: null, correct_question_ids: [] };

describe('a review that opens on release', () => {
  it('shows that a test was submitted, and nothing of its key (Q278)', async () => {
    const { student, at, mock, handInTest, questions, counted } = await setUpReviewedExam(released);
    const reply = await handInTest();
    expect(reply).toMatchObject(closed);
    expect(reply.entries.map(({ isCorrect, correctAnswerIds }) => [isCorrect, correctAnswerIds])).toEqual([
      [null, []],
      [null, []],
    ]);
    expect(await at.get()).toMatchObject(closed);
    expect((await at.scores()).body.data).toEqual([]);
    expect((await questions()).every(({ sealed }) => sealed)).toBe(true);
    expect(await counted()).toEqual([]);
    const { tests } = await student.call('GET /accounts/results');
    expect(tests).toMatchObject([{ right: null, questions: null, answers: [{ right: null }, { right: null }] }]);
    // A student who started a new attempt while the review is closed has not seen the key.
    await server.db
      .insertInto('test_attempts')
      .values({ user_id: student.account.id, exam_id: mock.exam, section: mock.section, is_real: false, attempt: 2 })
      .execute();
    expect(await at.get()).toMatchObject({ attempt: 2, key_seen: false });
  });

  it('opens only to the student whose tutor releases it, and counts their answers', async () => {
    const { student, tutor, exam, at, handInTest, questions, counted, release } = await setUpReviewedExam(released);
    await handInTest();
    const { data, count } = await tutor.call('GET /waiting_reviews', { query: {} });
    expect(count).toBe(1);
    expect(data).toEqual([
      {
        ...{ exam_id: exam, family: 'sat', exam_title: 'Practice test 5', opens_at: null },
        ...{ user_id: student.account.id, username: student.account.username, email: student.account.email },
        handed_in_at: server.clock.now.toISOString(),
      },
    ]);
    const otherTutor = await server.as('tutor');
    expect(await otherTutor.call('GET /waiting_reviews', { query: {} })).toEqual({ data: [], count: 0 });
    const all = await author.call('GET /waiting_reviews', { query: { exam_id: exam } });
    expect(all.data).toEqual(data);
    expect(await author.call('GET /waiting_reviews', { query: { own: 'true' } })).toEqual({ data: [], count: 0 });
    expect(await release(otherTutor)).toMatchObject({ status: 404, body: { errors: ['Review not found'] } });
    expect(await release(author, author.account.id)).toMatchObject({ status: 404 });
    expect(await at.get()).toMatchObject(closed);

    for (const _ of ['once', 'twice']) expect(await release(tutor)).toMatchObject({ status: 200 });
    expect(await at.get()).toMatchObject({ review: 'open', math_score: 1 });
    expect((await at.scores()).body.data).toHaveLength(1);
    expect((await questions()).some(({ sealed }) => sealed)).toBe(false);
    expect((await counted()).map(({ is_correct }) => is_correct)).toEqual([true, false]);
    expect(await tutor.call('GET /waiting_reviews', { query: {} })).toEqual({ data: [], count: 0 });
    const { data: audit } = await author.call('GET /audit', { query: { action: 'release_review', subject_id: exam } });
    expect(audit).toMatchObject([{ actor: { id: tutor.account.id }, for: { id: student.account.id } }]);
  });

  it('shows no mark and no score of a submitted sheet before release, and takes no correction', async () => {
    const { type, handInSheet, post, score, release, student } = await setUpReviewedExam(released);
    const { body } = await handInSheet(3);
    expect(body).toMatchObject({ handed_in: { [type]: true }, grade_submitted: { [type]: false } });
    expect([JSON.parse(String(body.selectedWrong))[type], body.firstSubmitted]).toEqual([[], '{}']);
    expect(await score()).toMatchObject({ score_present: false, sections: {}, shows: {}, first: null });
    expect((await student.call('GET /user_sats/get_all_sat_scores', {})).data).toEqual([]);
    expect((await student.call('GET /accounts/results')).grades).toMatchObject([
      { handed_in: true, graded: false, raw: null, first_raw: null, wrong: [] },
    ]);
    const again = await post({ 1: 'A' });
    const sentence = 'Math - No Calculator was handed in. It can be corrected when its review opens.';
    expect([again.status, again.body.errors]).toEqual([409, [sentence]]);

    await release(author);
    expect(await score()).toMatchObject({ sections: { [type]: { raw: 3 } } });
    expect((await post({ 1: 'A' })).status).toBe(200);
  });

  it('shows only the score if the setting says so', async () => {
    const { at, type, handInTest, handInSheet, score, questions, student } = await setUpReviewedExam({
      ...released,
      shows_score: true,
    });
    const reply = await handInTest();
    expect(reply).toMatchObject({ review: 'score', math_score: 1, correct_question_ids: [] });
    expect(reply.entries.some(({ isCorrect }) => isCorrect !== null)).toBe(false);
    expect((await at.scores()).body.data).toHaveLength(1);
    expect((await questions()).every(({ sealed }) => sealed)).toBe(true);
    const { body } = await handInSheet(3);
    expect([JSON.parse(String(body.selectedWrong))[type], body.firstSubmitted]).toEqual([[], '{}']);
    expect(await score()).toMatchObject({ sections: { [type]: { raw: 3 } } });
    expect((await student.call('GET /accounts/results')).grades).toMatchObject([{ raw: 3, wrong: [] }]);
  });

  it('does not count the key as seen on screen until the review of the sheet is open', async () => {
    const { at, handInSheet, handInTest, release } = await setUpReviewedExam(released);
    await handInSheet(3);
    expect((await at.get()).key_seen).toBe(false);
    await release(author);
    expect((await at.get()).key_seen).toBe(true);
    expect(await handInTest()).toMatchObject({ key_seen: true });
  });
});

describe('a review that opens on a date', () => {
  it('opens at that date, and the answers count at the next hourly run', async () => {
    const opens = tomorrow();
    const { at, handInTest, counted, tutor } = await setUpReviewedExam({
      opens: 'on_date',
      at: opens.toISOString(),
      shows_score: false,
    });
    expect(await handInTest()).toMatchObject(closed);
    const waits = { opens_at: opens.toISOString() };
    expect((await tutor.call('GET /waiting_reviews', { query: {} })).data).toMatchObject([waits]);
    const then = server.clock.now;
    server.clock.now = opens;
    expect(await at.get()).toMatchObject({ review: 'open', math_score: 1 });
    expect(await counted()).toEqual([]);
    const count = () => server.db.transaction().execute((tx) => countOpenedAttempts(tx, { now: opens, newId }));
    await Promise.all([count(), count()]);
    const records = await counted();
    // Records carry the time of submission, not of the count.
    expect(records.map((one) => one.at)).toEqual([then, then]);
    const found: string[] = [];
    const onDifference = ({ what }: { what: string }) => found.push(what);
    await reconcileTests(server.db, { students: new Set(), onDifference });
    expect(found).toEqual([]);
    server.clock.now = then;
  });

  it('requires a date, and no other setting takes one', async () => {
    const { exam } = await setUpReviewedExam(released);
    for (const review of [
      { opens: 'on_date', at: null, shows_score: false },
      { opens: 'at_once', at: tomorrow().toISOString(), shows_score: false },
    ]) {
      const { status, body } = await callByName(server, author, 'PUT /sats/test_sats/{id}', {
        params: { id: exam },
        body: { review },
      });
      expect([status, body.errors]).toEqual([400, ['review: a moment belongs to on_date, and to nothing else']]);
    }
  });
});

describe('a change of when the review opens', () => {
  it('keeps the review open for earlier submissions, and closes it for later ones', async () => {
    const { at, handInTest, set, mock } = await setUpReviewedExam({ opens: 'at_once', at: null, shows_score: false });
    await handInTest();
    await set(released);
    expect(await at.get()).toMatchObject({ review: 'open', math_score: 1 });
    const otherStudentsTest = testClient(server, await server.as('student'), mock);
    await otherStudentsTest.save([entryFor(mock, 0, true)]);
    expect(await otherStudentsTest.submit()).toMatchObject(closed);
  });

  it('opens it for all waiting students, and counts their answers', async () => {
    const { at, handInTest, set, counted } = await setUpReviewedExam(released);
    await handInTest();
    await set({ opens: 'at_once', at: null, shows_score: false });
    expect(await at.get()).toMatchObject({ review: 'open', math_score: 1 });
    expect(await counted()).toHaveLength(2);
  });

  it('is allowed to super admins only', async () => {
    const { exam } = await setUpReviewedExam(released);
    const refused = await callByName(server, await server.as('admin'), 'PUT /sats/test_sats/{id}', {
      params: { id: exam },
      body: { review: { opens: 'at_once', at: null, shows_score: false } },
    });
    expect([refused.status, refused.body.errors]).toEqual([403, ['review: only a super admin may change it']]);
  });

  it('at the same time as a submission keeps open what the submission showed', async () => {
    for (let round = 0; round < 10; round++) {
      const { at, handInTest, set } = await setUpReviewedExam({ opens: 'at_once', at: null, shows_score: false });
      const [reply] = await Promise.all([handInTest(), set(released)]);
      expect((await at.get()).review).toBe(reply.review);
    }
  });
});
