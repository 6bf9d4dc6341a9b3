import { expectAccessible } from '../accessible.ts';
import { plantExam, yesOrNo } from '../content.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { aSat, progressOf, section } from '../testing-sections.ts';

const choices = yesOrNo;

test('a section is taken from the keyboard alone, and axe finds nothing on any of its screens', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  const keyboard = keyboardOf(page);
  await page.goto(app.learner + address);
  await expect(page.getByText('Ready without a network')).toBeVisible();
  await expectAccessible(page);
  await keyboard.tabTo(at.start);
  await keyboard.press('Enter');
  await expect(at.number).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(at.chosen('A')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(at.number).toHaveText('Question 2');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(at.number).toHaveText('Question 3');
  await keyboard.tabTo(at.typed);
  await keyboard.type('12');
  await keyboard.tabTo(at.mark);
  await keyboard.press('Enter');
  await expect(at.unmark).toBeFocused();
  await keyboard.tabTo(at.inMap(3));
  await keyboard.press('ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(at.number).toHaveText('Question 1');
  await page.keyboard.press('ArrowRight');
  await expect(at.number).toHaveText('Question 2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(at.dialog).toContainText('Are you sure you want to submit whole test?');
  await expectAccessible(page);
  await keyboard.press('Tab', 'Enter');
  await expect(at.alert('Test submitted')).toBeVisible();
  await page.goto(app.learner + address);
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await expectAccessible(page);
  expect((await progressOf(page, app, exam)).math_score).toBe(2);
});

test('a section is printed whole, with its letters and a line for the name, and with nothing of what was answered', async ({
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
  await at.choose('Yes');
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('heading')).toHaveText(`${exam.title} (Math - No Calculator)`);
  for (const words of ['Name', 'First?', 'Second?', 'How many dollars?']) await expect(sheet).toContainText(words);
  await expect(sheet).not.toContainText('Because');
  await expect(sheet.locator('[data-chosen], input')).toHaveCount(0);
  await expect(page.getByRole('banner').first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);
  // By the browser's own command too.
  const file = await page.pdf();
  expect(file.byteLength).toBeGreaterThan(1_000);
  await expect(at.number).toBeVisible();
});

test('axe finds nothing in an ACT question’s dialog, on phones, and where a section is in another tab or on its way', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [
      {
        section: 'Mathematics',
        variant: 'mock',
        questions: [
          { text: 'One?', choices },
          { text: 'Two?', choices },
        ],
      },
    ],
  });
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + exam.test('Mathematics', 'mock').address);
  await at.begin();
  await page.getByRole('button', { name: 'Mark Uncertain' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Strike out answers').click();
  await expectAccessible(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText('This test is open in another tab.')).toBeVisible();
  await expectAccessible(second);
  await second.close();
  await page.context().setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Submit whole test' }).click();
  await at.ok.click();
  await expect(page.getByText('Submitted on this device.')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(at.alert('Test submitted')).toBeVisible({ timeout: 20_000 });
  await page.goto(app.learner + exam.test('Mathematics', 'mock').address);
  await expect(page.getByRole('dialog', { name: 'Question 1' })).toContainText('Not answered.');
  await expectAccessible(page);
  expect(await sideways()).toBeLessThanOrEqual(0);
});
