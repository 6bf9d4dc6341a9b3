import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { expect } from './practising.ts';

export const tabs = ['SATs', 'ACTs', 'Topics', 'Subtopics', 'Subsubtopics', 'Problem Sets', 'Questions'] as const;
export type Tab = (typeof tabs)[number];

/** The recycle bin as an author finds it. */
export function binOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Recycle Bin' });
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Recycle Bin' });
  const tab = (name: Tab) => dialog.getByRole('tab', { name: new RegExp(`^${name} ?\\d*$`) });
  const row = (title: string): Locator => dialog.getByRole('listitem').filter({ hasText: title });
  return {
    dialog,
    entry,
    tab,
    row,
    /** What scrolls. */
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
    /** How many its tab says there are. */
    async countOf(name: Tab): Promise<number> {
      await expect(tab(name)).toHaveText(/\d$/);
      return Number((await tab(name).textContent())?.slice(name.length));
    },
  };
}

/** Answers the question that is asked. */
export async function answer(page: Page, question: string, reply: 'OK' | 'Cancel'): Promise<void> {
  const asked = page.getByRole('dialog', { name: question, exact: true });
  await asked.getByRole('button', { name: reply }).click();
  await expect(asked).toBeHidden();
}

/**
 * Puts topics into the bin that were never anywhere else, above all others there, the first of them the newest; answers
 * their titles.
 */
export async function binTopics(db: pg.Client, howMany: number): Promise<string[]> {
  const words = `Binned ${crypto.randomUUID().slice(0, 8)}`;
  await db.query(
    `insert into topics (id, kind, title, position, deleted_at, deletion_id)
     select gen_random_uuid(), 'math', $1 || ' ' || lpad(at::text, 3, '0'), at,
            now() + interval '1 hour' - at * interval '1 second', gen_random_uuid()
       from generate_series(1, $2::int) at`,
    [words, howMany],
  );
  return Array.from({ length: howMany }, (_, at) => `${words} ${`${at + 1}`.padStart(3, '0')}`);
}
