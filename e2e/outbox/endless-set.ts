import type { Page } from '@playwright/test';
import type pg from 'pg';
import { plant, yesOrNo } from '../content.ts';
import { answersOf, expect, paper } from '../practising.ts';

/** A set that is practised on and on: three questions, answered wrong now and then so that it is never mastered. */
export async function anEndlessSet(db: pg.Client) {
  const { setAddress } = await plant(db, {
    sequence: {},
    sets: {
      one: { title: 'On and on', questions: [{ choices: yesOrNo }, { choices: yesOrNo }, { choices: yesOrNo }] },
    },
  });
  return setAddress('one');
}

/** Answers, and turns to the next question. */
export async function answerAndGoOn(page: Page, words: 'Yes' | 'No') {
  await paper(page).answer(words);
  await paper(page).next.click();
}

/** Time that is made to pass is nobody's absence. */
export async function stillThere(page: Page) {
  const ask = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.addLocatorHandler(ask, () => ask.getByRole('button', { name: 'OK' }).click());
  // Without a network the browser's own question may have to do.
  page.on('dialog', (dialog) => dialog.accept());
}

/** What a student answered, once each and in order: nothing lost, nothing twice. */
export async function expectAnswers(db: pg.Client, email: string, words: readonly ('Yes' | 'No')[]) {
  const rows = await answersOf(db, email);
  expect(rows.map((row) => (row.is_correct ? 'Yes' : 'No'))).toEqual(words);
  expect(new Set(rows.map((row) => row.record_id)).size).toBe(words.length);
}
