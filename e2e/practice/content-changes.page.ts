import { personRows } from '@fourfold/server/testing/fixtures/person';
import { mustHave } from '@fourfold/server/testing/fixtures/question';
import type { Page } from '@playwright/test';
import { examRows, practiceRows, topicRows, withValues } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { navigateTo } from './navigation.ts';
import { choices, oneSet } from './practice-fixtures.ts';

// Authors change content while a student practises: no answer is lost, and the student is notified.

/** Makes the page visible again after five minutes, so that it refetches. */
async function revalidateAfterPause(page: Page, call: string) {
  const response = page.waitForResponse((response) => response.url().includes(call));
  await page.clock.fastForward(301_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await response;
}

test('accepts the answer to a question that is deleted while it is shown, and continues', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { text: 'Deleted soon?', choices, right: { question: 'b' } },
      b: { text: 'The last?', choices },
    },
  });
  await page.clock.install();
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, submit, saved, alert } = questionPageOf(page);
  await expect(page.getByText('Deleted soon?')).toBeVisible();
  await db.query('update questions set deleted_at = now() where id = $1', [planted.question.a]);
  await revalidateAfterPause(page, '/question_subsubtopics');
  await expect(alert(/^This question was taken out while you were at it\./)).toBeVisible();
  await expect(page.getByText('Deleted soon?')).toBeVisible();
  await answer('Yes');
  await expect(saved).toHaveText('Saved');
  await next.click();
  await expect(page.getByText('The last?')).toBeVisible();
  await answer('Yes');
  await submit.click();
  await expect(alert('Sequence Completed')).toBeVisible();
  await expect.poll(async () => (await answersOf(db, email)).map((row) => row.is_correct)).toEqual([true, true]);
});

test('opens at the start, with an alert, if the student’s current question is hidden', async ({ page, mountPage }) => {
  const planted = topicRows({
    sequence: { a: { text: 'Start?', choices, right: { question: 'b' } }, b: { choices, hidden: true } },
  });
  const student = personRows('student');
  // The first question was answered while the second was still visible.
  const visibleVersion = withValues(planted, 'questions', { is_hidden: false });
  const practised = practiceRows(student, visibleVersion, planted.subsubtopic, [true]);
  await mountPage(planted.address, { as: student, planted: [planted, student, practised] });
  await expect(page.getByText('Start?')).toBeVisible();
  await expect(questionPageOf(page).alert(/^The question you had come to was taken out\./)).toBeVisible();
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).submit.click();
  await expect(questionPageOf(page).alert('Sequence Completed')).toBeVisible();
});

test('shows that a sequence was closed, counts every answer, and lets the student finish; afterwards it is not found', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const sequence = { a: { text: 'Start?', choices, right: { question: 'b' } }, b: { text: 'The last?', choices } };
  const exam = examRows({ topics: { a: { section: 'Reading', sequence } } });
  const { id, address } = mustHave(exam.topic.a);
  await page.clock.install();
  const { email } = await mountPage(address, { as: 'student', planted: exam });
  const { answer, submit, saved, alert } = questionPageOf(page);
  await expect(page.getByText('Start?')).toBeVisible();
  await db.query('update exam_questions set is_publish = false where id = $1', [id]);
  await revalidateAfterPause(page, `/sat_questions/${id}`);
  await expect(alert(/^This sequence was closed while you were in it\./)).toBeVisible();
  await answer('Yes');
  await page.getByRole('button', { name: 'Save & Next' }).click();
  await expect(page.getByText('The last?')).toBeVisible();
  await answer('Yes');
  await expect(saved).toHaveText('Saved');
  await submit.click();
  await expect(alert('Sequence Completed')).toBeVisible();
  expect((await answersOf(db, email)).map((row) => row.is_correct)).toEqual([true, true]);
  await page.goto(app.learner + address);
  await expect(page).toHaveURL(`${app.learner}/home/not_found`);
});

test('skips a closed set with an alert, and a set whose questions are all hidden', async ({ page, db, mountPage }) => {
  const hidden = { title: 'All hidden', questions: [{ choices, hidden: true }] };
  const planted = topicRows({
    sequence: {
      a: { text: 'Start?', choices, right: { set: 'closed', question: 'b' } },
      b: { text: 'Behind the closed set?', choices, right: { set: 'hidden', question: 'c' } },
      c: { text: 'Behind the hidden questions?', choices },
    },
    sets: { closed: oneSet, hidden },
  });
  await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, saved, alert } = questionPageOf(page);
  await answer('Yes');
  await expect(saved).toHaveText('Saved');
  await db.query('update problem_sets set is_publish = false where id = $1', [planted.set.closed]);
  await next.click();
  await expect(page.getByText('Behind the closed set?')).toBeVisible();
  await expect(alert('This problem set was closed. The sequence goes on without it.')).toBeVisible();
  await answer('Yes');
  await next.click();
  await expect(page.getByText('Behind the hidden questions?')).toBeVisible();
  await navigateTo(page, '/home');
  await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible();
  await navigateTo(page, planted.address);
  await expect(page.getByText('Behind the hidden questions?')).toBeVisible();
});

test('leads to a question that was added while the previous one was shown', async ({ page, db, mountPage }) => {
  const planted = topicRows({ sequence: { a: { text: 'Start?', choices }, b: { text: 'Added?', choices } } });
  const { question, rows } = planted;
  // The added question does not exist yet when the page opens.
  const initialRows = rows.map((one) =>
    one.values.id === question.b ? { ...one, values: { ...one.values, deleted_at: new Date() } } : one,
  );
  await mountPage(planted.address, { as: 'student', planted: { rows: initialRows } });
  await expect(page.getByText('0 of 1 questions')).toBeVisible();
  await db.query('update questions set deleted_at = null where id = $1', [question.b]);
  await db.query('update questions set link_right_question_id = $2 where id = $1', [question.a, question.b]);
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).next).toBeVisible();
  await expect(page.getByText('1 of 2 questions')).toBeVisible();
  await questionPageOf(page).next.click();
  await expect(page.getByText('Added?')).toBeVisible();
});
