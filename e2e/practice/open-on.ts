import type { Page } from '@playwright/test';
import type pg from 'pg';
import { type Planting, plant } from '../content.ts';
import { expect, paper } from '../practising.ts';

/** More than 300 pixels of words. */
export const long = 'The reason takes a while to tell, and every sentence of it matters. '.repeat(40);

/** A student on the first question of a sequence. */
export async function openOn(page: Page, learner: string, db: pg.Client, sequence: Planting['sequence']) {
  const planted = await plant(db, { sequence });
  await page.goto(learner + planted.address);
  await expect(paper(page).number).toBeVisible();
  return planted;
}

/** The navigator. */
export const questions = (page: Page) => page.getByRole('navigation', { name: 'Questions' });
/** A question of the navigator. */
export const numbered = (page: Page, number: number) =>
  questions(page).getByRole('button', { name: new RegExp(`^Question ${number}\\b`) });
