import { expect, type Locator, type Page } from '@playwright/test';
import { accountOf, fillLogIn } from './fixtures.ts';
import type { RunningServer } from './server.ts';

/** Logs in at the studio as an author who may write and not publish. */
export async function enterStudio(page: Page, app: RunningServer): Promise<void> {
  await page.goto(app.studio);
  await fillLogIn(page, accountOf(app, 'admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
}

/** The card of a question by its number on the page. */
export function cardOf(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Question ${number}`, exact: true });
}

/** Opens a card by its button. */
export async function openCard(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: `Open question ${number}`, exact: true }).click();
  return cardOf(page, number);
}

/** Chooses an item of the menu of a question or an answer. */
export async function choose(within: Page | Locator, more: string, item: string): Promise<void> {
  await within.getByRole('button', { name: `More for ${more}`, exact: true }).click();
  await within.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The first words of the questions of a page, from top to bottom. */
export async function expectQuestions(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  const lines = page.getByRole('list', { name: 'Questions', exact: true }).locator('> li [data-line]');
  await expect(lines).toHaveText([...texts]);
}
