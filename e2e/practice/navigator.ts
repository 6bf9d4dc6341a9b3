import type { Page } from '@playwright/test';

/** The questions by number beside a question. */
export const questions = (page: Page) => page.getByRole('navigation', { name: 'Questions' });
/** One of them. */
export const numbered = (page: Page, number: number) =>
  questions(page).getByRole('button', { name: new RegExp(`^Question ${number}\\b`) });
