import { keyboardUserOf } from '../keyboard.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, satTest, testSectionPageOf } from '../support/test-section.ts';

/** Keyboard order through a whole section; the focus must be visible after each key. */
test('by keyboard alone: a section is started, answered, marked and submitted', async ({ page, app, mountPage }) => {
  const exam = satTest();
  const testPage = testSectionPageOf(page);
  const keyboard = keyboardUserOf(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await keyboard.tabTo(testPage.start);
  await keyboard.press('Enter');
  await expect(testPage.number).toBeVisible();
  await page.keyboard.press('a');
  await expect(testPage.chosen('A')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(testPage.number).toHaveText('Question 2');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(testPage.number).toHaveText('Question 3');
  await keyboard.tabTo(testPage.freeResponse);
  await keyboard.type('12');
  await keyboard.tabTo(testPage.mark);
  await keyboard.press('Enter');
  await expect(testPage.unmark).toBeFocused();
  await keyboard.tabTo(testPage.mapButton(3));
  await keyboard.press('ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(testPage.number).toHaveText('Question 1');
  await page.keyboard.press('ArrowRight');
  await expect(testPage.number).toHaveText('Question 2');
  await page.keyboard.press('ArrowRight');
  await expect(testPage.number).toHaveText('Question 3, uncertain');
  await page.keyboard.press('Enter');
  await expect(testPage.dialog).toContainText('Are you sure you want to submit whole test?');
  await keyboard.press('Tab', 'Enter');
  await expect(testPage.alert('Test submitted')).toBeVisible();
  expect((await readProgress(page, app, exam)).math_score).toBe(2);
});
