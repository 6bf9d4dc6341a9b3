import { cardOf, choose, expect, openCard, test } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';
import { previewOf } from './preview-dialog.ts';

const sequence = {
  first: { text: 'Which?', choices: yesOrNo, right: { question: 'second' } },
  second: { text: 'And then?', choices: yesOrNo },
} as const;

test('a preview shows a laptop, and a phone with the answer that is given on the laptop', async ({
  page,
  openDesk,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await openDesk({ sequence });
  const { dialog, button, choice } = previewOf(page);
  await choose(page, 'question 1', 'Preview');
  const phone = dialog.frameLocator('iframe[title="On a phone"]');
  await expect(phone.getByText('Which?')).toBeVisible();
  // The phone's layout: the answers are as wide as its page, and not in the laptop's column.
  const answers = phone.getByRole('radiogroup');
  const width = await answers.evaluate((group) => group.getBoundingClientRect().width / innerWidth);
  expect(width).toBeGreaterThan(0.85);

  await choice('Yes').check({ force: true });
  await expect(phone.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await button('Check').click();
  await expect(phone.getByText('Correct Answer')).toBeVisible();
  await button('Next').click();
  await expect(phone.getByText('And then?')).toBeVisible();
});

test('a phone beside the desk follows the question that the author is at, and is played there', async ({
  page,
  openDesk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk({ sequence });
  await page.getByRole('button', { name: 'Preview on a phone', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Preview on a phone', exact: true });
  const phone = panel.frameLocator('iframe[title="On a phone"]');
  await expect(panel.getByText('No question is open')).toBeVisible();
  await openCard(page, 2);
  await expect(phone.getByText('And then?')).toBeVisible();
  await openCard(page, 1);
  await expect(phone.getByText('Which?')).toBeVisible();

  // The focus stays where the author writes; what is saved is shown.
  const stem = cardOf(page, 1).getByRole('textbox', { name: 'Question 1', exact: true });
  await cardOf(page, 1).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(stem).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Or none?');
  await page.keyboard.press('Control+Enter');
  await expect(phone.getByText('Which? Or none?')).toBeVisible();

  await phone.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await phone.getByRole('button', { name: 'Check' }).click();
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('And then?')).toBeVisible();
  await panel.getByRole('button', { name: 'Close preview on a phone' }).click();
  await expect(panel).toHaveCount(0);
});
