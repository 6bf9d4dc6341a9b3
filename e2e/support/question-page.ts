import type { Given } from '@fourfold/core/kinds/registry';
import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { alertOf } from './alert.ts';
import { expect } from './fixtures.ts';

export { expect, test } from './fixtures.ts';

/** Page object of the question page in the learner app. */
export function questionPageOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    check: button('Check'),
    next: button('Next'),
    submit: button('Submit'),
    back: page.getByRole('link', { name: 'Back', exact: true }),
    choice: (text: string): Locator => page.getByRole('radio', { name: text }),
    freeResponse: page.getByRole('textbox', { name: 'Your answer' }),
    saved: page.getByRole('banner').getByRole('status'),
    alert: (text: string | RegExp) => alertOf(page, text),
    number: page.getByRole('heading', { name: /^Question \d+$/ }),
    /** Chooses an answer and presses Check. */
    async answer(text: string) {
      // Wait for Check: a choice of the previous question could still take the click and then
      // disappear.
      await expect(button('Check')).toBeVisible();
      await page.getByRole('radio', { name: text }).check({ force: true });
      await button('Check').click();
    },
  };
}

/** Path of the call that saves an answer. */
export const saveAnswerPath = '/user_questions/save_user_questions_progress';

/** Gives this many right answers in a row; four master a set. */
export async function answerRight(page: Page, times = 4) {
  const { answer, next } = questionPageOf(page);
  for (let right = 1; right <= times; right += 1) {
    await answer('Yes');
    if (right < times) await next.click();
  }
}

export type AnswerRow = {
  record_id: string;
  question_id: string;
  is_correct: boolean;
  given: Given;
  time_spent_before_answer: number;
  time_spent_after_answer: number;
  view_full_explanation: boolean;
};

/** Every answer of a student in the database, in the order in which the server received them. */
export async function answersOf(db: pg.Client, email: string): Promise<AnswerRow[]> {
  const { rows } = await db.query<AnswerRow>(
    `select e.* from practice_events e join users u on u.id = e.user_id
      where u.email = $1 and e.kind = 'answered' order by e.at, e.seq`,
    [email],
  );
  return rows;
}
