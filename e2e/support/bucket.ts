import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from '../server.ts';

/** Page object of the bucket: its menu entry, its dialog, and the tabs of the dialog. */
export function bucketOf(page: Page) {
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Bucket/ });
  const dialog = page.getByRole('dialog', { name: 'Bucket', exact: true });
  const tab = (name: 'Questions' | 'Answers' | 'ProblemSet') => dialog.getByRole('tab', { name });
  return {
    entry,
    dialog,
    tab,
    list: (name: 'Questions' | 'Answers' | 'ProblemSet') => dialog.getByRole('list', { name }),
    async open(name: 'Questions' | 'Answers' | 'ProblemSet' = 'Questions') {
      await entry.click();
      await tab(name).click();
    },
  };
}

/** Chooses an action in the “More” menu of a question, an answer or a set. */
export async function choose(page: Page, target: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${target}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

type SequenceIds = { subtopic: string; subsubtopic: string };

/** Studio path of a sub-sub-topic's page, which lists its questions and problem sets. */
export const sequencePath = ({ subtopic, subsubtopic }: SequenceIds) => `/admin/subtopic/${subtopic}/${subsubtopic}`;

export async function openSequencePage(page: Page, app: RunningServer, sequence: SequenceIds): Promise<void> {
  await page.goto(app.studio + sequencePath(sequence));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'From bucket' }).first()).toBeVisible();
}

/** Puts every question of a sequence into the bucket, as if an author had added each one. */
export async function fillWithQuestions(page: Page, app: RunningServer, sequence: SequenceIds) {
  const listReply = page.waitForResponse((reply) => reply.url().includes('/question_subsubtopics?'));
  await openSequencePage(page, app, sequence);
  const { data } = (await (await listReply).json()) as { data: { id: string }[] };
  await putIntoBucket(page, data);
}

/**
 * Writes questions, in the shape that the list call returns, into the bucket of the current account
 * in IndexedDB, and reloads.
 */
export async function putIntoBucket(page: Page, questions: readonly { id: string }[]): Promise<void> {
  await page.evaluate(async (records) => {
    const name = 'fourfold-bucket';
    // The studio creates the database.
    while (!(await indexedDB.databases()).some((one) => one.name === name)) await new Promise(requestAnimationFrame);
    const account = JSON.parse(localStorage.getItem('fourfold.session') ?? '').account.id;
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = db.transaction('entries', 'readwrite');
    for (const record of records) {
      transaction
        .objectStore('entries')
        .add({ v: 1, kind: 'question', account_id: account, record_id: record.id, record });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    db.close();
  }, questions);
  await page.reload();
  await expect(bucketOf(page).entry).toHaveText(`Bucket${questions.length}`);
}

/** Page object of the problem set list on a sequence’s page. */
export function problemSetsOf(page: Page) {
  const region = page.getByRole('region', { name: 'Problem sets', exact: true });
  const rows = region.getByRole('list', { name: 'Problem sets' }).getByRole('listitem');
  return {
    desk: region,
    rows,
    row: (title: string) => rows.filter({ hasText: title }),
    button: (name: string): Locator => region.getByRole('button', { name, exact: true }),
    titles: () => rows.getByRole('link').allTextContents(),
  };
}
