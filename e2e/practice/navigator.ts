import type { Page } from '@playwright/test';

/** The navigator: the questions by number next to a question. */
export const questionNavigator = (page: Page) => page.getByRole('navigation', { name: 'Questions' });
/** The navigator's button of a question. */
export const questionButton = (page: Page, number: number) =>
  questionNavigator(page).getByRole('button', { name: new RegExp(`^Question ${number}\\b`) });
