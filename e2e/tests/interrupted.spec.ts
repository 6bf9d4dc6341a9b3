import { personRows, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { progressOf, satTest, section, typedQuestion } from '../testing-sections.ts';

/** A browser that is closed, and another one. */
test('a section continues in another browser after the first is closed, with answers, marks, struck choices and time', async ({
  page,
  app,
  mountPage,
  anotherBrowser,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const at = section(page);
  await page.clock.install();
  const student = await mountPage(address, { as: 'student', planted: exam });
  await page.getByText('Time and a half').click();
  await at.begin();
  await expect(page.getByRole('timer').first()).toContainText('of 37:30');
  await at.choose('Yes');
  await at.next.click();
  await at.mark.click();
  await page.getByText('Strike out answers').click();
  await page.getByRole('button', { name: 'Strike out answer A' }).click();
  await page.clock.runFor(5_000);
  await at.next.click();
  await at.typed.pressSequentially('7');
  await expect(at.saved).toHaveText('Saved');
  await expect.poll(async () => (await progressOf(page, app, exam)).entries).toHaveLength(3);
  await page.context().close();

  const other = await (await anotherBrowser()).newPage();
  const there = section(other);
  await mountPage(address, { as: student, page: other });
  await expect(other.getByRole('timer').first()).toContainText('of 37:30');
  // It opens at the first question without an answer.
  await expect(there.number).toHaveText('Question 2, uncertain');
  await expect(other.locator('[data-struck]')).toHaveText(/Yes/);
  expect(await other.getByRole('timer').first().textContent()).not.toMatch(/^0:0[0-4]/);
  await there.inMap(3).click();
  await expect(there.typed).toHaveValue('7');
  await there.typed.fill('12');
  await there.inMap(1).click();
  await expect(there.chosen('A')).toBeChecked();
  await there.submitWhole.click();
  await there.ok.click();
  await expect(there.alert('Test submitted')).toBeVisible();
  expect((await progressOf(other, app, exam)).math_score).toBe(2);
});

/** A tab that is reloaded, left and closed, and another one. */
test('text typed in the last second is saved, whether the page is closed, left or reloaded', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest([typedQuestion, { choices: yesOrNo }]);
  const { address } = exam.test('MathNoCalc', 'mock');
  const at = section(page);
  await mountPage(address, { as: 'student', planted: exam });
  await at.begin();
  await at.typed.pressSequentially('1');
  await page.reload();
  await expect(at.typed).toHaveValue('1');
  await at.typed.fill('12');
  await at.back.click();
  await expect(page).toHaveURL(/\/home\/sats/);
  await page.goto(app.learner + address);
  await expect(at.typed).toHaveValue('12');
  await at.typed.fill('123');
  const context = page.context();
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(app.learner + address);
  await expect(section(next).typed).toHaveValue('123');
  await expect.poll(async () => (await progressOf(next, app, exam)).entries[0]?.freeResponseGivenAnswer).toBe('123');
});

/** Two tabs of one browser. */
test('a second tab shows that the section is open elsewhere, and takes it over by a button', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const at = section(page);
  await mountPage(address, { as: 'student', planted: exam });
  await at.begin();
  await at.choose('Yes');
  const second = await page.context().newPage();
  const there = section(second);
  await second.goto(app.learner + address);
  await expect(second.getByText('This test is open in another tab.')).toBeVisible();
  await expect(second.getByRole('radio')).toHaveCount(0);
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(there.chosen('A')).toBeChecked();
  await expect(page.getByText('This test is open in another tab.')).toBeVisible();
  await there.choose('No');
  await expect(there.saved).toHaveText('Saved');
  await second.close();
  // The waiting tab takes it back, with the changes of the other one.
  await expect(at.chosen('B')).toBeChecked();
  await at.choose('Yes');
  await expect(at.saved).toHaveText('Saved');
  expect((await progressOf(page, app, exam)).entries).toHaveLength(1);
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
  const at = section(page);
  await mountPage(address, { as: student, planted: [student, exam] });
  await at.begin();
  await at.choose('Yes');
  await expect(at.saved).toHaveText('Saved');
  const other = await (await anotherBrowser()).newPage();
  await mountPage(address, { as: student, page: other });
  await section(other).submitWhole.click();
  await section(other).ok.click();
  await expect(section(other).alert('Test submitted')).toBeVisible();

  await at.choose('No');
  await expect(at.alert('This test was already submitted')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Correct Answer' })).toBeVisible();
  await expect(at.chosen('A')).toBeChecked();
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Not sent' });
  await expect(details).toContainText('This test was already submitted');
  await expect(details).toContainText('An answer of a test');
  expect((await progressOf(page, app, exam)).math_score).toBe(1);
});
