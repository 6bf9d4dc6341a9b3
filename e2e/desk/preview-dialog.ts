import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expect } from '../support/question-page.ts';

/** Records the paths of calls that write progress or content, from now on. */
export function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || /\/user_(progresses|questions)/.test(pathname)) writes.push(pathname);
  });
  return writes;
}

/** The number of stored practice events. */
export async function countPracticeEvents(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from practice_events');
  return rows[0]?.count ?? -1;
}

/** Page object of the preview dialog. */
export function previewOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Preview question', exact: true });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    button,
    number: dialog.getByRole('heading', { name: /^Question \d+$/ }),
    choice: (text: string) => dialog.getByRole('radio', { name: text }),
    runIndicator: (count: number) => dialog.getByRole('img', { name: `${count} of 4 right in a row` }),
    end: dialog.getByText('The sequence ends here.'),
    /** Chooses an answer and presses Check. */
    async answer(text: 'Yes' | 'No') {
      await dialog.getByRole('radio', { name: text }).check({ force: true });
      await button('Check').click();
      await expect(dialog.getByText(text === 'Yes' ? 'Correct Answer' : 'Incorrect Answer')).toBeVisible();
    },
  };
}
