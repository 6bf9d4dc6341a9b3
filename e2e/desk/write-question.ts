import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { cardOf } from '../support/desk.ts';
import { expect } from '../support/question-page.ts';

/** A button, by its exact name. */
export const buttonIn = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
/** The text field of a new question. */
export const newQuestion = (page: Page) => page.getByRole('textbox', { name: 'New question', exact: true });

/** Opens the form of a new question after the last one. */
export async function startQuestion(page: Page): Promise<Locator> {
  await buttonIn(page, 'Create Question').first().click();
  await expect(newQuestion(page)).toBeFocused();
  return newQuestion(page);
}

/** Creates the question in the form, with its answers; the first answer is the right one. */
export async function createQuestion(page: Page, number: number, answers: readonly string[]): Promise<void> {
  for (const [index, text] of answers.entries()) {
    const field = page.getByRole('textbox', { name: `Answer ${'ABCDEF'[index]}`, exact: true });
    if (index === 0) await field.click();
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    if (index === 0) await page.keyboard.press('Alt+r');
    if (index < answers.length - 1) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  await expect(newQuestion(page)).toHaveCount(0);
  await expect(buttonIn(cardOf(page, number), `Close question ${number}`)).toBeVisible();
}

/** Types a formula at the caret. */
export async function typeFormula(page: Page, latex: string): Promise<void> {
  await page.keyboard.type(`$${latex}$`);
}

/** Links one question to another, by their numbers. */
export async function linkQuestion(page: Page, from: number, outcome: 'right' | 'wrong', to: number): Promise<void> {
  await buttonIn(page, `Link Question after a ${outcome} answer`).click();
  const dialog = page.getByRole('dialog', { name: 'Link question', exact: true });
  await expect(dialog).toContainText(`After a ${outcome} answer to question ${from}`);
  await page.keyboard.type(`${to}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(buttonIn(page, `Unlink Question ${to}, after a ${outcome} answer`)).toBeFocused();
}

/** Crashes the page’s renderer process. */
export async function crashPage(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;
}

/** The block types of each question of a sub-topic, in order. */
export async function storedBlockTypes(db: pg.Client, title: string) {
  const { rows } = await db.query<{ question: { type: string }[] }>(
    `select q.question from questions q join subtopics s on s.id = q.parent_id
      where s.title = $1 and q.deleted_at is null order by q.position`,
    [title],
  );
  return rows.map(({ question }) => question.map(({ type }) => type));
}
