import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { actTest, satTest, testSectionPageOf } from '../support/test-section.ts';

const shortcut = 'Control+Alt+c';
const calculatorOf = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Calculator' });
  return {
    panel,
    open: page.getByRole('button', { name: 'Calculator', exact: true }),
    line: (number: number) => panel.getByRole('textbox', { name: `Line ${number}`, exact: true }),
  };
};

test('in a section that allows it, the calculator opens by keyboard, computes, and is restored after a reload', async ({
  page,
  mountPage,
}) => {
  const exam = satTest();
  const testPage = testSectionPageOf(page);
  const calculator = calculatorOf(page);
  await mountPage(exam.test('MathCalc', 'mock').address, { as: 'student', planted: exam });
  await testPage.begin();
  await page.keyboard.press(shortcut);
  await expect(calculator.line(1)).toBeFocused();
  await page.keyboard.type('y=x^2-4x+1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('y=2x-7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7/8-1/2');
  await expect(calculator.panel.getByText('= 0.375')).toBeVisible();
  await calculator.panel.getByText(/^Points of interest/).click();
  await expect(calculator.panel.getByRole('button', { name: 'Intersection of lines 1 and 2: (4, 1)' })).toBeVisible();
  // The letters were no answers to the question.
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.reload();
  await calculator.open.click();
  await expect(calculator.line(1)).toHaveValue('y=x^2-4x+1');
  await expect(calculator.line(3)).toBeFocused();
  await page.keyboard.press(shortcut);
  await expect(calculator.panel).toHaveCount(0);
  await expect(calculator.open).toBeFocused();
});

test('the panel is moved and resized by arrow keys, and the question can be answered next to it', async ({
  page,
  mountPage,
}) => {
  const exam = satTest();
  const testPage = testSectionPageOf(page);
  const calculator = calculatorOf(page);
  await mountPage(exam.test('MathCalc', 'mock').address, { as: 'student', planted: exam });
  await testPage.begin();
  await calculator.open.click();
  const before = await calculator.panel.boundingBox();
  await calculator.panel.getByRole('button', { name: 'Move' }).focus();
  await page.keyboard.press('ArrowLeft');
  await calculator.panel.getByRole('button', { name: 'Resize' }).focus();
  await page.keyboard.press('ArrowUp');
  const { x = 0, height = 0 } = before ?? {};
  await expect.poll(() => calculator.panel.boundingBox()).toMatchObject({ x: x - 24, height: height - 24 });
  await testPage.choose('Yes');
  await expect(testPage.chosen('A')).toBeChecked();
  await expect(calculator.panel).toBeVisible();
});

test('on a phone it is a sheet with a keypad', async ({ page, mountPage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exam = satTest();
  const calculator = calculatorOf(page);
  await mountPage(exam.test('MathCalc', 'mock').address, { as: 'student', planted: exam });
  await testSectionPageOf(page).begin();
  await calculator.open.click();
  await calculator.panel.getByRole('button', { name: 'Keypad' }).click();
  for (const name of ['9', 'times', '7']) await calculator.panel.getByRole('button', { name, exact: true }).click();
  await expect(calculator.panel.getByText('= 63')).toBeVisible();
  const box = await calculator.panel.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page, ['dark']);
});

test('a section without a calculator has no button, and a question in a dialog has it there', async ({
  page,
  mountPage,
}) => {
  const exam = satTest();
  const act = actTest([{ text: 'One?', choices: yesOrNo }]);
  const calculator = calculatorOf(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: [exam, act] });
  await testSectionPageOf(page).begin();
  await expect(testSectionPageOf(page).submitTest).toBeVisible();
  await expect(calculator.open).toHaveCount(0);
  await page.goto(new URL(act.test('Mathematics', 'mock').address, page.url()).href);
  await testSectionPageOf(page).begin();
  await calculator.open.click();
  await calculator.line(1).fill('2^10');
  await expect(calculator.panel.getByText('= 1024')).toBeVisible();
});
