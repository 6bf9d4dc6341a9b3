import { topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { choices } from './practice-fixtures.ts';

const sequence = { sequence: { a: { choices, right: { question: 'b' } }, b: { choices } } };

test('practice of mathematics has the calculator, whose lines stay from question to question', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows(sequence);
  await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, number } = questionPageOf(page);
  await page.getByRole('button', { name: 'Calculator', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Calculator' });
  await panel.getByRole('textbox', { name: 'Line 1' }).fill('mean([4,8,15])');
  await expect(panel.getByText('= 9')).toBeVisible();
  await answer('Yes');
  await next.click();
  await expect(number).toHaveText('Question 2');
  await expect(panel.getByRole('textbox', { name: 'Line 1' })).toHaveValue('mean([4,8,15])');
  await panel.getByRole('button', { name: 'Close calculator' }).click();
  await expect(page.getByRole('button', { name: 'Calculator', exact: true })).toBeFocused();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the calculator opens for the first time without a network', async ({ page, mountPage }) => {
    const planted = topicRows(sequence);
    await mountPage(planted.address, { as: 'student', planted });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Calculator', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Calculator' });
    await panel.getByRole('textbox', { name: 'Line 1' }).fill('2^0.5');
    await expect(panel.getByText('= 1.41421')).toBeVisible();
  });
});
