import { yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { aSat, onAnotherDevice, progressOf, section, typedQuestion } from '../testing-sections.ts';

const choices = yesOrNo;

test('a section goes on in another browser when the first is killed in the middle: answers, marks, strikes and time', async ({
  page,
  app,
  db,
  newStudent,
  anotherBrowser,
}) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  const student = await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
  await page.getByText('Time and a half').click();
  await at.begin();
  await expect(page.getByRole('timer').first()).toContainText('of 37:30');
  await at.choose('Yes');
  await at.next.click();
  await at.mark.click();
  await page.getByText('Strike out answers').click();
  await page.getByRole('button', { name: 'Strike out answer A' }).click();
  await page.waitForTimeout(2_500);
  await at.next.click();
  await at.typed.pressSequentially('7');
  await expect(at.saved).toHaveText('Saved');
  await expect.poll(async () => (await progressOf(page, app, exam)).entries).toHaveLength(3);
  await page.context().close();

  const other = await onAnotherDevice(await anotherBrowser(), app, student);
  const there = section(other);
  await other.goto(app.learner + address);
  await expect(other.getByRole('timer').first()).toContainText('of 37:30');
  // The first that was not answered.
  await expect(there.number).toHaveText('Question 2, uncertain');
  await expect(other.locator('[data-struck]')).toHaveText(/Yes/);
  expect(await other.getByRole('timer').first().textContent()).not.toMatch(/^0:0[01]/);
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

test('what is typed in the last second counts, whether the page is closed, left or loaded again', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db, [typedQuestion, { choices }]);
  const { address } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
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
  const { context } = { context: page.context() };
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(app.learner + address);
  await expect(section(next).typed).toHaveValue('123');
  await expect.poll(async () => (await progressOf(next, app, exam)).entries[0]?.freeResponseGivenAnswer).toBe('123');
});

test('text size, hidden clock, struck choices and the place come back after a reload', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await at.begin();
  await at.next.click();
  await page.getByText('Strike out answers').click();
  await page.getByRole('button', { name: 'Strike out answer B' }).click();
  const before = await page.getByText('Second?').boundingBox();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByText('Hide clock').click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.reload();
  await expect(at.number).toHaveText('Question 2');
  await expect(page.getByText('130 %')).toBeVisible();
  expect((await page.getByText('Second?').boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) * 1.2);
  await expect(page.getByRole('switch', { name: 'Hide clock' })).toBeChecked();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore answer B' })).toBeVisible();
  // Who chooses a struck choice wants it back; who strikes the chosen one takes it back.
  await at.choose('No');
  await expect(page.locator('[data-struck]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Strike out answer B' }).click();
  await expect(at.chosen('B')).not.toBeChecked();
});

test('a second tab is told, does not overwrite, and takes the section over by its button', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
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
  // The tab that waits has it, with what the other one did.
  await expect(at.chosen('B')).toBeChecked();
  await at.choose('Yes');
  await expect(at.saved).toHaveText('Saved');
  const { entries } = await progressOf(page, app, exam);
  expect(entries).toHaveLength(1);
});
