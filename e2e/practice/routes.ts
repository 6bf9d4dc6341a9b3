import type { Page } from '@playwright/test';
import type pg from 'pg';
import { type ExamPlanting, yesOrNo } from '../content.ts';
import { expect, paper } from '../practising.ts';
import { oneSet } from './one-set.ts';

/** The address is not found. */
export async function expectShut(page: Page, address: string) {
  await page.goto(address);
  await expect(page, address).toHaveURL(/\/home\/not_found$/);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
}

/** The address shows a question. */
export async function expectOpen(page: Page, address: string) {
  await page.goto(address);
  await expect(paper(page).check, address).toBeVisible();
}

/** Turns the publish switch of a record. */
export function publish(db: pg.Client, table: string, id: string, value: boolean) {
  return db.query(`update ${table} set is_publish = $2 where id = $1`, [id, value]);
}

/** What a student's progress in a place says, asked of the server itself. */
export async function progressIn(page: Page, api: string, reference_type: string, reference_id: string) {
  const { token, account } = await page.evaluate(() => {
    const stored = Object.values({ ...localStorage }).find((value) => String(value).includes('"token"'));
    return JSON.parse(String(stored)).state ?? JSON.parse(String(stored));
  });
  const call = reference_type === 'HomeProblemSetQuestions' ? 'get_user_problemset_progress' : 'get_user_progress';
  const response = await page.request.post(`${api}/user_progresses/${call}`, {
    headers: { authorization: token },
    data: { user_id: account.id, reference_type, reference_id },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

/** The two families, and what a question’s sequence is called in them. */
export const families = [
  { family: 'sat', name: 'SAT', section: 'Reading', reference: 'HomeSatQuestionTopic' },
  { family: 'act', name: 'ACT', section: 'English', reference: 'HomeActQuestionTopic' },
] as const;

/** A question that leads through a set to another one. */
export const walk = {
  sequence: {
    a: { text: 'Start?', choices: yesOrNo, right: { set: 'one', question: 'b' } },
    b: { text: 'Behind the set?', choices: yesOrNo },
  },
  sets: { one: oneSet, two: { title: 'The other set', questions: [{ choices: yesOrNo }] } },
} satisfies Partial<ExamPlanting['topics'][string]>;
