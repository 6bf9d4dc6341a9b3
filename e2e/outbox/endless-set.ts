import type { Page } from '@playwright/test';
import type pg from 'pg';
import { plant, yesOrNo } from '../support/planting.ts';
import { answersOf, expect, questionPageOf } from '../support/question-page.ts';

/**
 * Plants a set of three questions for tests that answer many times; with wrong answers in between it is never mastered.
 */
export async function plantEndlessSet(db: pg.Client) {
  const { setAddress } = await plant(db, {
    sequence: {},
    sets: {
      one: { title: 'On and on', questions: [{ choices: yesOrNo }, { choices: yesOrNo }, { choices: yesOrNo }] },
    },
  });
  return setAddress('one');
}

/** Answers and moves to the next question. */
export async function answerAndContinue(page: Page, words: 'Yes' | 'No') {
  await questionPageOf(page).answer(words);
  await questionPageOf(page).next.click();
}

/** Closes the dialog "Are you still there?" whenever it opens because the clock was advanced. */
export async function confirmPresence(page: Page) {
  const presenceDialog = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.addLocatorHandler(presenceDialog, () => presenceDialog.getByRole('button', { name: 'OK' }).click());
  // Offline, the app may use the browser's own dialog.
  page.on('dialog', (dialog) => dialog.accept());
}

/** Expects exactly these answers of a student, in order and without repetition. */
export async function expectAnswers(db: pg.Client, email: string, answers: readonly ('Yes' | 'No')[]) {
  const rows = await answersOf(db, email);
  expect(rows.map((row) => (row.is_correct ? 'Yes' : 'No'))).toEqual(answers);
  expect(new Set(rows.map((row) => row.record_id)).size).toBe(answers.length);
}
