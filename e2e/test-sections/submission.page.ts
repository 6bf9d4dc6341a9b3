import { row } from '@fourfold/server/testing/fixtures/rows';
import { testAttemptRows } from '../support/exam-result-rows.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readPageToken, readProgress, satTest, testSectionPageOf } from '../support/test-section.ts';

test('answers are saved immediately, Next shows an alert, and a mark is saved at once [TST-015, TST-016, TST-017, TST-018]', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  const { address, questions } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  const readEntry = async (nth: number) =>
    (await readProgress(page, app, exam)).entries.find(({ questionId }) => questionId === questions[nth]);
  await testPage.choose('Yes');
  await expect.poll(async () => (await readEntry(0))?.givenAnswerIds).toHaveLength(1);
  expect((await readProgress(page, app, exam)).submitted).toBe(false);
  await expect(testPage.alert('Answer Saved')).toHaveCount(0);
  await testPage.next.click();
  await expect(testPage.alert('Answer Saved')).toBeVisible();
  await testPage.mark.click();
  await expect(testPage.alert('Question mark as uncertain')).toBeVisible();
  await expect(testPage.mapButton(2)).toHaveAccessibleName('Question 2, uncertain');
  await expect.poll(async () => (await readEntry(1))?.markUncertain).toBe(true);
  await testPage.unmark.click();
  await expect(testPage.alert('Question remove from uncertain')).toBeVisible();
  await expect(testPage.mark).toBeVisible();
  await expect.poll(async () => (await readEntry(1))?.markUncertain).toBe(false);
  await testPage.next.click();
  await testPage.freeResponse.fill('12');
  await expect.poll(async () => (await readEntry(2))?.freeResponseGivenAnswer).toBe('12');
  await expect(testPage.saved).toHaveText('Saved');
});

test('the submission asks for confirmation, is final, and the section can then be reviewed with keys and explanations [TST-014, TST-019, TST-020, TST-021]', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  await page.clock.install();
  await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.next.click();
  await testPage.choose('No');
  await testPage.mark.click();
  // Time on the last question must not be sent after the submission.
  await page.clock.runFor(1_500);
  await testPage.submitTest.click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to submit whole test?' });
  await expect(question).toContainText('1 of 3 questions is not answered, 1 is marked uncertain.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await readProgress(page, app, exam)).submitted).toBe(false);
  await testPage.submitTest.click();
  await page.clock.runFor(1_500);
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  expect(await readProgress(page, app, exam)).toMatchObject({ submitted: true, math_score: 1 });

  const panel = page.getByRole('region', { name: /^Test section submitted:/ });
  await expect(panel.getByRole('definition')).toHaveText(['1', '2', /^\d+:\d\d$/]);
  await expect(panel.getByRole('link', { name: 'Review Test' })).toHaveAttribute('href', address);
  await panel.getByRole('button', { name: 'Question 3' }).click();
  await expect(page.getByText('Not answered.')).toBeVisible();

  await page.goto(app.learner + address);
  await testPage.mapButton(1).click();
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Correct Answer' })).toBeVisible();
  await expect(testPage.submitTest).toBeDisabled();
  await expect(testPage.saved).toHaveText('Saved');
  await expect(testPage.mapButton(2)).toHaveAccessibleName('Question 2, wrong, uncertain');
  await page.keyboard.press('b');
  await expect(testPage.chosen('A')).toBeChecked();
  await testPage.next.click();
  await expect(page.getByText('Right answer')).toBeVisible();
  await testPage.next.click();
  await expect(page.getByText('Not answered.')).toBeVisible();
  await expect(page.getByText('12', { exact: true })).toBeVisible();
  await expect(testPage.freeResponse).toHaveAttribute('readonly', '');
});

test('a question deleted after it was answered does not count, and the review shows that', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const exam = satTest();
  const { address, questions } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.next.click();
  await db.query('update questions set deleted_at = now() where id = $1', [questions[1]]);
  // It is still shown, and an answer to it is accepted.
  await testPage.choose('Yes');
  await testPage.next.click();
  await testPage.freeResponse.fill('12');
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible();
  expect(await readProgress(page, app, exam)).toMatchObject({ math_score: 2, question_count: 2 });
  await page.goto(app.learner + address);
  await expect(page.getByText('1 question was taken out after you answered it. It counts neither way.')).toBeVisible();
  await expect(testPage.mapButton(3)).toHaveCount(0);
});

test('a section that an admin has reset starts again, without this browser’s data of the last attempt', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  await mountPage(address, { as: 'admin', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible();
  const query = new URLSearchParams({ sat_id: exam.id, sat_type: 'MathNoCalc', real_test: 'false' });
  const reset = await page.request.delete(`${app.api}/user_sat_test_progresses/reset_progress?${query}`, {
    headers: { authorization: await readPageToken(page) },
  });
  expect(reset.status()).toBe(200);
  await page.goto(app.learner + address);
  await testPage.begin();
  await expect(testPage.number).toHaveText('Question 1');
  await expect(testPage.chosen('A')).not.toBeChecked();
  await testPage.choose('No');
  await expect.poll(async () => await readProgress(page, app, exam)).toMatchObject({ attempt: 2, submitted: false });
});

test('a section whose answers the student has seen before shows that before Start, in its review and in the list', async ({
  page,
  mountPage,
}) => {
  const [student, exam] = [personRows('student'), satTest()];
  const attemptKey = { exam: exam.id, section: 'MathNoCalc' };
  const currentAttempt = {
    user_id: student.account.id,
    exam_id: exam.id,
    section: 'MathNoCalc',
    is_real: false,
    attempt: 2,
  };
  const earlierAttempt = testAttemptRows(student, { ...attemptKey, score: { correct: 2, questions: 3 } });
  const testPage = testSectionPageOf(page);
  const planted = [student, exam, earlierAttempt, { rows: [row('test_attempts', currentAttempt)] }];
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: student, planted });
  await expect(page.getByText('You have seen the answers of this section before.')).toBeVisible();
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(page.getByText('test: 1 of 3 right, answers seen before')).toBeVisible();
  await page.getByRole('link', { name: 'Review Test: Math - No Calculator' }).click();
  await expect(page.getByText('Answers seen before this test was submitted.')).toBeVisible();
});
