import { type Row, row } from '@fourfold/server/testing/fixtures/rows';
import type { Locator, Page } from '@playwright/test';
import { expect } from './question-page.ts';

export const tabs = ['SATs', 'ACTs', 'Topics', 'Subtopics', 'Subsubtopics', 'Problem Sets', 'Questions'] as const;
export type Tab = (typeof tabs)[number];

/** Page object of the recycle bin dialog in the studio. */
export function recycleBinOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Recycle Bin' });
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Recycle Bin' });
  const tab = (name: Tab) => dialog.getByRole('tab', { name: new RegExp(`^${name} ?\\d*$`) });
  const rowOf = (title: string): Locator => dialog.getByRole('listitem').filter({ hasText: title });
  return {
    dialog,
    entry,
    tab,
    row: rowOf,
    /** The scroll container. */
    list: dialog.getByTestId('bin'),
    restore: (title: string) => dialog.getByRole('button', { name: `Restore ${title}`, exact: true }),
    remove: (title: string) => dialog.getByRole('button', { name: `Delete ${title}`, exact: true }),
    async open(name: Tab) {
      await entry.click();
      await tab(name).click();
    },
    async close() {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    /** The record count that the tab shows. */
    async readCount(name: Tab): Promise<number> {
      await expect(tab(name)).toHaveText(/\d$/);
      return Number((await tab(name).textContent())?.slice(name.length));
    },
  };
}

/** Confirms or cancels a confirmation dialog. */
export async function answerConfirmation(page: Page, question: string, reply: 'OK' | 'Cancel'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: reply }).click();
  await expect(dialog).toBeHidden();
}

/** Marks the rows with these ids as deleted, each by a deletion of its own. */
export function softDeleted({ rows }: { rows: readonly Row[] }, ids: readonly string[]): { rows: Row[] } {
  const deleted = () => ({ deleted_at: new Date(), deletion_id: crypto.randomUUID() });
  return {
    rows: rows.map(({ table, values }) =>
      ids.includes(String(values.id)) ? { table, values: { ...values, ...deleted() } } : { table, values },
    ),
  };
}

/** Deleted topics for the recycle bin; the first is the most recent deletion. */
export function deletedTopics(howMany: number): { rows: Row[]; titles: string[]; ids: string[] } {
  const topics = Array.from({ length: howMany }, (_, index) => ({
    id: crypto.randomUUID(),
    title: `Binned ${`${index + 1}`.padStart(3, '0')}`,
  }));
  const deleted = (index: number) => ({
    deleted_at: new Date(Date.now() - index * 1000),
    deletion_id: crypto.randomUUID(),
  });
  return {
    rows: topics.map((one, index) => row('topics', { ...one, kind: 'math', position: index, ...deleted(index) })),
    titles: topics.map(({ title }) => title),
    ids: topics.map(({ id }) => id),
  };
}
