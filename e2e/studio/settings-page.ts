import type { Page } from '@playwright/test';
import type pg from 'pg';
import type { UploadedFile } from '../sheet-files.ts';

const satHead = ['Total', 'Nation', 'User', 'Reading and Writing', 'Nation', 'User', 'Math', 'Nation', 'User'];
/** The header and first rows of a SAT percentile table. */
export const satPercentiles = [
  satHead,
  ['1600', '99+', '99+', '800', '99+', '99', '800', '99', '98'],
  ['1590', '99', '99', '790', '99', '98', '790', '98', '97'],
];
/** The header and first row of an ACT percentile table. */
export const actPercentiles = [
  ['English', '%', 'Math', '%', 'Reading', '%', 'Science', '%', 'Composite', '%'],
  ['36', '100', '36', '100', '36', '100', '36', '100', '36', '100'],
];

/** The introduction: a line of text and a video. */
const introduction = [
  { type: 'paragraph', children: [{ text: 'How to begin.' }] },
  {
    type: 'video',
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    title: 'The first steps',
    children: [{ text: '' }],
  },
];

/** Fills the single row of settings, which every product has. */
export async function fillSettings(db: pg.Client): Promise<void> {
  await db.query(
    'update settings set introduction_video = $1, sat_percentile_score = $2, act_percentile_score = $3',
    [introduction, satPercentiles, actPercentiles].map((value) => JSON.stringify(value)),
  );
}

/** Reads the stored settings. */
export async function readStoredSettings(db: pg.Client) {
  return (await db.query('select * from settings')).rows[0];
}

export function settingsPageOf(page: Page) {
  const card = (title: string) => page.getByRole('main').getByRole('region', { name: title, exact: true });
  const button = (title: string, name: string) => card(title).getByRole('button', { name, exact: true });
  return {
    card,
    button,
    dialog: page.getByRole('dialog'),
    async uploadTable(title: string, file: UploadedFile) {
      const chooser = page.waitForEvent('filechooser');
      await button(title, 'Upload Excel').click();
      await (await chooser).setFiles(file);
    },
  };
}
