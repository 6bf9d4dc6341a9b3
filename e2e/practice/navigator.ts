import type { Page } from '@playwright/test';

/** The navigator: the questions by number next to a question. */
export const questions = (page: Page) => page.getByRole('navigation', { name: 'Questions' });
/** The navigator's button of a question. */
export const numbered = (page: Page, number: number) =>
  questions(page).getByRole('button', { name: new RegExp(`^Question ${number}\\b`) });
