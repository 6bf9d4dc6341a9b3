import { type Row, row } from '@fourfold/server/testing/planting/rows';
import type { Locator, Page } from '@playwright/test';
import { expect } from './practising.ts';

export const tabs = ['SATs', 'ACTs', 'Topics', 'Subtopics', 'Subsubtopics', 'Problem Sets', 'Questions'] as const;
export type Tab = (typeof tabs)[number];

/** Page object of the recycle bin dialog in the studio. */
export function binOf(page: Page) {
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
    async countOf(name: Tab): Promise<number> {
      await expect(tab(name)).toHaveText(/\d$/);
      return Number((await tab(name).textContent())?.slice(name.length));
    },
  };
}

/** Confirms or cancels a confirmation dialog. */
export async function answer(page: Page, question: string, reply: 'OK' | 'Cancel'): Promise<void> {
  const asked = page.getByRole('dialog', { name: question, exact: true });
  await asked.getByRole('button', { name: reply }).click();
  await expect(asked).toBeHidden();
}

/** Marks the rows with these ids as deleted, each by a deletion of its own. */
export function inBin({ rows }: { rows: readonly Row[] }, ids: readonly string[]): { rows: Row[] } {
  const deleted = () => ({ deleted_at: new Date(), deletion_id: crypto.randomUUID() });
  return {
    rows: rows.map(({ table, values }) =>
      ids.includes(String(values.id)) ? { table, values: { ...values, ...deleted() } } : { table, values },
    ),
  };
}

/** Deleted topics for the recycle bin; the first is the most recent deletion. */
export function binnedTopics(howMany: number): { rows: Row[]; titles: string[]; ids: string[] } {
  const topics = Array.from({ length: howMany }, (_, at) => ({
    id: crypto.randomUUID(),
    title: `Binned ${`${at + 1}`.padStart(3, '0')}`,
  }));
  const deleted = (at: number) => ({ deleted_at: new Date(Date.now() - at * 1000), deletion_id: crypto.randomUUID() });
  return {
    rows: topics.map((one, at) => row('topics', { ...one, kind: 'math', position: at, ...deleted(at) })),
    titles: topics.map(({ title }) => title),
    ids: topics.map(({ id }) => id),
  };
}
