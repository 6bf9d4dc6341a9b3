import { expect, test } from '../support/question-page.ts';
import { satTest } from '../support/test-section.ts';

test('a device with almost no space left says so before the section is begun', async ({ page, mountPage }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 20_000_000, usage: 19_000_000 });
  });
  const exam = satTest();
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await expect(page.getByText('This device has almost no space left. Free some before you start')).toBeVisible();
  await expect(page.getByText('Ready without a network')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
});
