import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { progressOf, satTest, section } from '../testing-sections.ts';

/** Keyboard order through a whole section; the focus must be visible after each key. */
test('by keyboard alone: a section is started, answered, marked and submitted', async ({ page, app, mountPage }) => {
  const exam = satTest();
  const at = section(page);
  const keyboard = keyboardOf(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await keyboard.tabTo(at.start);
  await keyboard.press('Enter');
  await expect(at.number).toBeVisible();
  await page.keyboard.press('a');
  await expect(at.chosen('A')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(at.number).toHaveText('Question 2');
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
  await expect(at.number).toHaveText('Question 3, uncertain');
  await page.keyboard.press('Enter');
  await expect(at.dialog).toContainText('Are you sure you want to submit whole test?');
  await keyboard.press('Tab', 'Enter');
  await expect(at.alert('Test submitted')).toBeVisible();
  expect((await progressOf(page, app, exam)).math_score).toBe(2);
});
