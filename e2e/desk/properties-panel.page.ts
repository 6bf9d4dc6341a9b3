import type { Page } from '@playwright/test';
import { cardOf, expect, openCard, test } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';

const sequence = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`q${at}`, { text: `What is ${at + 1}?`, choices: yesOrNo }]),
);
const panel = (page: Page) => page.getByRole('complementary');
const scrollTo = (page: Page, number: number) =>
  cardOf(page, number).evaluate((card) => card.scrollIntoView({ block: 'start' }));

test('the properties panel names its question, and follows the open card that is on the screen', async ({
  page,
  openDesk,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDesk({ sequence });
  await openCard(page, 2);
  await expect(panel(page).getByRole('heading', { name: 'Question 2', exact: true })).toBeVisible();
  await expect(panel(page)).toContainText('What is 2?');
  await openCard(page, 40);
  await expect(panel(page)).toHaveAccessibleName('Properties of question 40');

  await scrollTo(page, 1);
  await expect(panel(page)).toHaveAccessibleName('Properties of question 2');
  await expect(panel(page)).toContainText('What is 2?');

  // Properties of a card off the screen cannot be changed.
  await page.getByRole('button', { name: 'Close question 2' }).click();
  await expect(panel(page)).toHaveAccessibleName('Properties of question 40');
  await expect(panel(page).getByRole('switch')).toHaveCount(0);
  await expect(panel(page).getByRole('button')).toHaveText(['Go to question 40']);
  await page.keyboard.press('Tab');
  await panel(page).getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: 'Close question 40' })).toBeFocused();
  await expect(panel(page).getByRole('switch', { name: 'Hidden' })).toBeInViewport();
});
