import type { Page } from '@playwright/test';
import type pg from 'pg';
import { enterStudio } from '../authoring.ts';
import { expect } from '../practising.ts';
import type { RunningServer } from '../server.ts';
import type { UploadedFile } from '../sheet-files.ts';

const satHead = ['Total', 'Nation', 'User', 'Reading and Writing', 'Nation', 'User', 'Math', 'Nation', 'User'];
/** The head of a SAT’s percentile table and its first rows. */
export const sat = [
  satHead,
  ['1600', '99+', '99+', '800', '99+', '99', '800', '99', '98'],
  ['1590', '99', '99', '790', '99', '98', '790', '98', '97'],
];
/** The head of an ACT’s percentile table and its first row. */
export const act = [
  ['English', '%', 'Math', '%', 'Reading', '%', 'Science', '%', 'Composite', '%'],
  ['36', '100', '36', '100', '36', '100', '36', '100', '36', '100'],
];

/** The one setting; journeys of this file share it and set it first. */
export async function plantSetting(
  db: pg.Client,
  { videos = '[]', tables = { sat, act } as { sat: unknown; act: unknown } } = {},
) {
  await db.query(
    `update settings set introduction_video = $1, introduction_video_formulas = '{}',
            sat_percentile_score = $2, act_percentile_score = $3`,
    [videos, JSON.stringify(tables.sat), JSON.stringify(tables.act)],
  );
}

/** The setting as it is stored. */
export async function stored(db: pg.Client) {
  return (await db.query('select * from settings')).rows[0];
}

/** The page as whoever is in the studio finds it. */
export function settingsOf(page: Page) {
  const card = (title: string) => page.getByRole('main').getByRole('region', { name: title, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    card,
    dialog,
    button: (title: string, name: string) => card(title).getByRole('button', { name, exact: true }),
    async upload(title: string, file: UploadedFile) {
      const chooser = page.waitForEvent('filechooser');
      await card(title).getByRole('button', { name: 'Upload Excel' }).click();
      await (await chooser).setFiles(file);
    },
  };
}

/** Enters the studio, and goes to the settings by the menu. */
export async function open(page: Page, app: RunningServer, role: 'admin' | 'super-admin') {
  await enterStudio(page, app, role);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Settings');
  return settingsOf(page);
}
