import { personRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, satTest, testSectionPageOf, typedQuestion } from '../support/test-section.ts';

/** A browser that is closed, and another one. */
test('a section continues in another browser after the first is closed, with answers, marks, struck choices and time', async ({
  page,
  app,
  mountPage,
  anotherBrowser,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  await page.clock.install();
  const student = await mountPage(address, { as: 'student', planted: exam });
  await page.getByText('Time and a half').click();
  await testPage.begin();
  await expect(page.getByRole('timer').first()).toContainText('of 37:30');
  await testPage.choose('Yes');
  await testPage.next.click();
  await testPage.mark.click();
  await page.getByText('Strike out answers').click();
  await page.getByRole('button', { name: 'Strike out answer A' }).click();
  await page.clock.runFor(5_000);
  await testPage.next.click();
  await testPage.freeResponse.pressSequentially('7');
  await expect(testPage.saved).toHaveText('Saved');
  await expect.poll(async () => (await readProgress(page, app, exam)).entries).toHaveLength(3);
  await page.context().close();

  const other = await (await anotherBrowser()).newPage();
  const otherTestPage = testSectionPageOf(other);
  await mountPage(address, { as: student, page: other });
  await expect(other.getByRole('timer').first()).toContainText('of 37:30');
  // It opens at the first question without an answer.
  await expect(otherTestPage.number).toHaveText('Question 2, uncertain');
  await expect(other.locator('[data-struck]')).toHaveText(/Yes/);
  expect(await other.getByRole('timer').first().textContent()).not.toMatch(/^0:0[0-4]/);
  await otherTestPage.mapButton(3).click();
  await expect(otherTestPage.freeResponse).toHaveValue('7');
  await otherTestPage.freeResponse.fill('12');
  await otherTestPage.mapButton(1).click();
  await expect(otherTestPage.chosen('A')).toBeChecked();
  await otherTestPage.submitTest.click();
  await otherTestPage.ok.click();
  await expect(otherTestPage.alert('Test submitted')).toBeVisible();
  expect((await readProgress(other, app, exam)).math_score).toBe(2);
});

/** A tab that is reloaded, left and closed, and another one. */
test('text typed in the last second is saved, whether the page is closed, left or reloaded', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest([typedQuestion, { choices: yesOrNo }]);
  const { address } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.freeResponse.pressSequentially('1');
  await page.reload();
  await expect(testPage.freeResponse).toHaveValue('1');
  await testPage.freeResponse.fill('12');
  await testPage.back.click();
  await expect(page).toHaveURL(/\/home\/sats/);
  await page.goto(app.learner + address);
  await expect(testPage.freeResponse).toHaveValue('12');
  await testPage.freeResponse.fill('123');
  const context = page.context();
  await page.close({ runBeforeUnload: true });
  const nextTab = await context.newPage();
  await nextTab.goto(app.learner + address);
  await expect(testSectionPageOf(nextTab).freeResponse).toHaveValue('123');
  await expect
    .poll(async () => (await readProgress(nextTab, app, exam)).entries[0]?.freeResponseGivenAnswer)
    .toBe('123');
});

/** Two tabs of one browser. */
test('a second tab shows that the section is open elsewhere, and takes it over by a button', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  const second = await page.context().newPage();
  const otherTestPage = testSectionPageOf(second);
  await second.goto(app.learner + address);
  await expect(second.getByText('This test is open in another tab.')).toBeVisible();
  await expect(second.getByRole('radio')).toHaveCount(0);
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(otherTestPage.chosen('A')).toBeChecked();
  await expect(page.getByText('This test is open in another tab.')).toBeVisible();
  await otherTestPage.choose('No');
  await expect(otherTestPage.saved).toHaveText('Saved');
  await second.close();
  // The waiting tab takes it back, with the changes of the other one.
  await expect(testPage.chosen('B')).toBeChecked();
  await testPage.choose('Yes');
  await expect(testPage.saved).toHaveText('Saved');
  expect((await readProgress(page, app, exam)).entries).toHaveLength(1);
});

/** Two browsers of one student. */
test('an answer given after the submission on another device is refused with the server’s message, and not scored', async ({
  page,
  app,
  mountPage,
  anotherBrowser,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const student = personRows('student');
  const testPage = testSectionPageOf(page);
  await mountPage(address, { as: student, planted: [student, exam] });
  await testPage.begin();
  await testPage.choose('Yes');
  await expect(testPage.saved).toHaveText('Saved');
  const other = await (await anotherBrowser()).newPage();
  await mountPage(address, { as: student, page: other });
  await testSectionPageOf(other).submitTest.click();
  await testSectionPageOf(other).ok.click();
  await expect(testSectionPageOf(other).alert('Test submitted')).toBeVisible();

  await testPage.choose('No');
  await expect(testPage.alert('This test was already submitted')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Correct Answer' })).toBeVisible();
  await expect(testPage.chosen('A')).toBeChecked();
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Not sent' });
  await expect(details).toContainText('This test was already submitted');
  await expect(details).toContainText('An answer of a test');
  expect((await readProgress(page, app, exam)).math_score).toBe(1);
});
