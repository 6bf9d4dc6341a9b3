import type { Page } from '@playwright/test';
import type pg from 'pg';
import type { RunningServer } from '../server.ts';
import { choose } from './desk.ts';
import { plant, yesOrNo } from './planting.ts';
import { expect } from './question-page.ts';

/** Plants a question. Returns its id and the address of the page where it is edited. */
export async function plantQuestion(db: pg.Client, app: RunningServer) {
  const { subtopic, subsubtopic, question } = await plant(db, {
    sequence: { one: { text: 'What comes first?', choices: yesOrNo } },
  });
  return { address: `${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`, id: question.one ?? '' };
}

export const questionField = (page: Page) => page.getByRole('textbox', { name: 'Question 1', exact: true });
export const saveStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\s*(Draft kept|Saved|Saving|Not saved)/ });

export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await editQuestion(page);
}

/** Opens the question's form on its page. */
export async function editQuestion(page: Page): Promise<void> {
  await choose(page, 'question 1', 'Edit');
  await expect(questionField(page)).toBeVisible();
}

/** Opens the page of a question with a draft: its form opens by itself. */
export async function reopenForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(questionField(page)).toBeVisible();
}

export async function appendText(page: Page, text: string): Promise<void> {
  await questionField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** Question texts of the drafts that the server has stored. */
export async function readServerDrafts(db: pg.Client, id: string): Promise<string[]> {
  const { rows } = await db.query<{ text: string }>(
    `select content->>'question' as text from drafts where subject_id = $1 and content is not null`,
    [id],
  );
  return rows.map(({ text }) => (JSON.parse(text) as { children: { text: string }[] }[])[0]?.children[0]?.text ?? '');
}

/**
 * Waits until this browser has stored a draft with this text in IndexedDB, where it survives a
 * crash of the page or the browser.
 */
export async function expectStoredDraft(page: Page, text: string): Promise<void> {
  await expect.poll(() => readStoredDrafts(page)).toContainEqual(expect.stringContaining(text));
}

async function readStoredDrafts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('fourfold-drafts');
    await new Promise((done) => opening.addEventListener('success', done));
    const request = opening.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((done) => request.addEventListener('success', done));
    opening.result.close();
    return (request.result as { content: unknown }[]).map(({ content }) => JSON.stringify(content));
  });
}
