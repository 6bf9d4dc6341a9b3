import { row } from '@fourfold/server/testing/planting/rows';
import { personRows } from '../content.ts';
import { testDone } from '../done-rows.ts';
import { expect, test } from '../practising.ts';
import { progressOf, satTest, section, tokenOf } from '../testing-sections.ts';

test('answers are saved immediately, Next shows an alert, and a mark is saved at once [TST-015, TST-016, TST-017, TST-018]', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  const { address, questions } = exam.test('MathNoCalc', 'mock');
  const at = section(page);
  await mountPage(address, { as: 'student', planted: exam });
  await at.begin();
  const entry = async (nth: number) =>
    (await progressOf(page, app, exam)).entries.find(({ questionId }) => questionId === questions[nth]);
  await at.choose('Yes');
  await expect.poll(async () => (await entry(0))?.givenAnswerIds).toHaveLength(1);
  expect((await progressOf(page, app, exam)).submitted).toBe(false);
  await expect(at.alert('Answer Saved')).toHaveCount(0);
  await at.next.click();
  await expect(at.alert('Answer Saved')).toBeVisible();
  await at.mark.click();
  await expect(at.alert('Question mark as uncertain')).toBeVisible();
  await expect(at.inMap(2)).toHaveAccessibleName('Question 2, uncertain');
  await expect.poll(async () => (await entry(1))?.markUncertain).toBe(true);
  await at.unmark.click();
  await expect(at.alert('Question remove from uncertain')).toBeVisible();
  await expect(at.mark).toBeVisible();
  await expect.poll(async () => (await entry(1))?.markUncertain).toBe(false);
  await at.next.click();
  await at.typed.fill('12');
  await expect.poll(async () => (await entry(2))?.freeResponseGivenAnswer).toBe('12');
  await expect(at.saved).toHaveText('Saved');
});

test('the submission asks for confirmation, is final, and the section can then be reviewed with keys and explanations [TST-014, TST-019, TST-020, TST-021]', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const at = section(page);
  await page.clock.install();
  await mountPage(address, { as: 'student', planted: exam });
  await at.begin();
  await at.choose('Yes');
  await at.next.click();
  await at.choose('No');
  await at.mark.click();
  // Time on the last question must not be sent after the submission.
  await page.clock.runFor(1_500);
  await at.submitWhole.click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to submit whole test?' });
  await expect(question).toContainText('1 of 3 questions is not answered, 1 is marked uncertain.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await progressOf(page, app, exam)).submitted).toBe(false);
  await at.submitWhole.click();
  await page.clock.runFor(1_500);
  await at.ok.click();
  await expect(at.alert('Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  expect(await progressOf(page, app, exam)).toMatchObject({ submitted: true, math_score: 1 });

  const panel = page.getByRole('region', { name: /^Test section submitted:/ });
  await expect(panel.getByRole('definition')).toHaveText(['1', '2', /^\d+:\d\d$/]);
  await expect(panel.getByRole('link', { name: 'Review Test' })).toHaveAttribute('href', address);
  await panel.getByRole('button', { name: 'Question 3' }).click();
  await expect(page.getByText('Not answered.')).toBeVisible();

  await page.goto(app.learner + address);
  await at.inMap(1).click();
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Correct Answer' })).toBeVisible();
  await expect(at.submitWhole).toBeDisabled();
  await expect(at.saved).toHaveText('Saved');
  await expect(at.inMap(2)).toHaveAccessibleName('Question 2, wrong, uncertain');
  await page.keyboard.press('b');
  await expect(at.chosen('A')).toBeChecked();
  await at.next.click();
  await expect(page.getByText('Right answer')).toBeVisible();
  await at.next.click();
  await expect(page.getByText('Not answered.')).toBeVisible();
  await expect(page.getByText('12', { exact: true })).toBeVisible();
  await expect(at.typed).toHaveAttribute('readonly', '');
});

test('a question deleted after it was answered does not count, and the review shows that', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const exam = satTest();
  const { address, questions } = exam.test('MathNoCalc', 'mock');
  const at = section(page);
  await mountPage(address, { as: 'student', planted: exam });
  await at.begin();
  await at.choose('Yes');
  await at.next.click();
  await db.query('update questions set deleted_at = now() where id = $1', [questions[1]]);
  // It is still shown, and an answer to it is accepted.
  await at.choose('Yes');
  await at.next.click();
  await at.typed.fill('12');
  await at.submitWhole.click();
  await at.ok.click();
  await expect(at.alert('Test submitted')).toBeVisible();
  expect(await progressOf(page, app, exam)).toMatchObject({ math_score: 2, question_count: 2 });
  await page.goto(app.learner + address);
  await expect(page.getByText('1 question was taken out after you answered it. It counts neither way.')).toBeVisible();
  await expect(at.inMap(3)).toHaveCount(0);
});

test('a section that an admin has reset starts again, without this browser’s data of the last attempt', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const at = section(page);
  await mountPage(address, { as: 'admin', planted: exam });
  await at.begin();
  await at.choose('Yes');
  await at.submitWhole.click();
  await at.ok.click();
  await expect(at.alert('Test submitted')).toBeVisible();
  const query = new URLSearchParams({ sat_id: exam.id, sat_type: 'MathNoCalc', real_test: 'false' });
  const reset = await page.request.delete(`${app.api}/user_sat_test_progresses/reset_progress?${query}`, {
    headers: { authorization: await tokenOf(page) },
  });
  expect(reset.status()).toBe(200);
  await page.goto(app.learner + address);
  await at.begin();
  await expect(at.number).toHaveText('Question 1');
  await expect(at.chosen('A')).not.toBeChecked();
  await at.choose('No');
  await expect.poll(async () => await progressOf(page, app, exam)).toMatchObject({ attempt: 2, submitted: false });
});

test('a section whose answers the student has seen before shows that before Start, in its review and in the list', async ({
  page,
  mountPage,
}) => {
  const [student, exam] = [personRows('student'), satTest()];
  const place = { exam: exam.id, section: 'MathNoCalc' };
  const anew = { user_id: student.account.id, exam_id: exam.id, section: 'MathNoCalc', is_real: false, attempt: 2 };
  const before = testDone(student, { ...place, score: { correct: 2, questions: 3 } });
  const at = section(page);
  const planted = [student, exam, before, { rows: [row('test_attempts', anew)] }];
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: student, planted });
  await expect(page.getByText('You have seen the answers of this section before.')).toBeVisible();
  await at.begin();
  await at.choose('Yes');
  await at.submitWhole.click();
  await at.ok.click();
  await expect(page.getByText('test: 1 of 3 right, answers seen before')).toBeVisible();
  await page.getByRole('link', { name: 'Review Test: Math - No Calculator' }).click();
  await expect(page.getByText('Answers seen before this test was submitted.')).toBeVisible();
});
