import { row } from '@fourfold/server/testing/fixtures/rows';
import { csvOf } from '../sheet-files.ts';
import { alertOf } from '../support/alert.ts';
import { dayFromNow } from '../support/assignment-rows.ts';
import { expect, test } from '../support/fixtures.ts';
import { actPercentiles, fillSettings, readStoredSettings, satPercentiles, settingsPageOf } from './settings-page.ts';

test('an admin can read three cards but not change them; a video among the introduction videos plays [SET-001] [SET-002]', async ({
  page,
  db,
  mountPage,
}) => {
  await fillSettings(db);
  await mountPage('/admin/settings', { as: 'admin' });
  const { card } = settingsPageOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Settings');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Introduction Videos',
    'Sat Percentile Score',
    'Act Percentile Score',
  ]);
  await expect(card('Introduction Videos')).toContainText('How to begin.');
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveCount(3);
  await expect(buttons.nth(0)).toHaveAccessibleName('Play video: The first steps');
  await expect(buttons.nth(1)).toHaveText('View Score');
  await expect(buttons.nth(2)).toHaveText('View Score');
});

test('a super admin edits the introduction videos: Edit enters, Cancel and Submit leave [SET-002] [SET-003] [SET-006]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/settings', { as: 'super-admin' });
  const settings = settingsPageOf(page);
  const card = settings.card('Introduction Videos');
  const editButton = settings.button('Introduction Videos', 'Edit');
  const editor = card.getByRole('textbox', { name: 'Introduction Videos' });
  const noVideos = card.getByText('No videos available.', { exact: true });
  await expect(noVideos).toHaveCSS('font-style', 'italic');

  await editButton.click();
  await expect(editor).toBeFocused();
  await expect(editButton).toHaveCount(0);
  await expect(noVideos).toHaveCount(0);
  await settings.button('Introduction Videos', 'Cancel').click();
  await expect(editor).toHaveCount(0);
  await expect(noVideos).toBeVisible();
  await expect(editButton).toBeFocused();

  await editButton.click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('Watch this first');
  await settings.button('Introduction Videos', 'Submit').click();
  await expect(alertOf(page, 'Settings updated Successfully')).toBeVisible();
  await expect(editor).toHaveCount(0);
  await expect(card.getByText('Watch this first')).toBeVisible();
  await expect(editButton).toBeFocused();
  expect(JSON.stringify((await readStoredSettings(db)).introduction_video)).toContain('Watch this first');

  // A draft that was not submitted is restored after a reload.
  await editButton.click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' and that');
  await expect(editor).toContainText('Watch this first and that');
  await page.reload();
  await editButton.click();
  await expect(editor).toContainText('Watch this first and that');
  await settings.button('Introduction Videos', 'Cancel').click();
  await settings.dialog.getByRole('button', { name: 'OK' }).click();
  await expect(card.getByText('Watch this first', { exact: true })).toBeVisible();
});

test('the percentile cards show a table of 9 columns for SATs and 10 for ACTs, and refuse other tables [SET-004] [SET-005] [UPL-005]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/settings', { as: 'super-admin' });
  const settings = settingsPageOf(page);
  const tableError = settings.dialog.getByRole('alert');
  for (const [title, field, rows, columns] of [
    ['Sat Percentile Score', 'sat_percentile_score', satPercentiles, 9],
    ['Act Percentile Score', 'act_percentile_score', actPercentiles, 10],
  ] as const) {
    const viewButton = settings.button(title, 'View Score');
    await viewButton.click();
    await expect(settings.dialog).toContainText('No table has been uploaded yet.');
    await page.keyboard.press('Escape');
    await expect(viewButton).toBeFocused();
    const shortTable = rows.map((cells) => cells.slice(0, -1));
    await settings.uploadTable(title, csvOf('short.csv', shortTable));
    await expect(tableError).toContainText(`1: The table has ${columns - 1} columns, but needs ${columns}.`);
    await page.keyboard.press('Escape');
    expect((await readStoredSettings(db))[field]).toEqual([]);
    await settings.uploadTable(title, csvOf('whole.csv', rows));
    await settings.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(alertOf(page, 'Settings updated Successfully')).toBeVisible();
    await alertOf(page, 'Settings updated Successfully').click();
    expect((await readStoredSettings(db))[field]).toEqual(rows);
    await viewButton.click();
    await expect(settings.dialog.getByRole('columnheader')).toHaveText([...(rows[0] ?? [])]);
    await expect(settings.dialog.getByRole('row')).toHaveCount(rows.length);
    await page.keyboard.press('Escape');
  }
  const tableWithText = satPercentiles.map((cells, at) => (at === 1 ? cells.with(1, 'abc') : cells));
  await settings.uploadTable('Sat Percentile Score', csvOf('words.csv', tableWithText));
  await expect(tableError).toHaveText('B2: “abc” is not a percentile from 0 to 100.');
});

test('a super admin adds a code with a limit and a last day, and sees its remaining uses, creator and end', async ({
  page,
  db,
  mountPage,
}) => {
  const { account } = await mountPage('/admin/settings', { as: 'super-admin' });
  const day = dayFromNow(3);
  const settings = settingsPageOf(page);
  await settings.button('Registration Codes', 'Add code').click();
  await settings.dialog.getByLabel('Code').fill('THIRTY');
  await settings.dialog.getByLabel('Uses').fill('0');
  await settings.dialog.getByLabel('Last day').fill(dayFromNow(-1));
  await page.keyboard.press('Enter');
  await expect(settings.dialog).toContainText('A whole number from 1 to 100,000');
  await expect(settings.dialog).toContainText('Today or later');
  await expect(settings.dialog.getByLabel('Uses')).toBeFocused();
  await settings.dialog.getByLabel('Uses').fill('30');
  await settings.dialog.getByLabel('Last day').fill(day);
  await page.keyboard.press('Enter');
  const codeRow = settings.card('Registration Codes').getByRole('row').filter({ hasText: 'THIRTY' });
  await expect(codeRow).toContainText('30 of 30');
  await expect(codeRow).toContainText(`by ${account.username}`);
  await expect(codeRow.locator(`time[datetime="${day}"]`)).toBeVisible();
  await expect(codeRow).toContainText('In use');
  // The existing code has neither a limit nor an end.
  await expect(settings.card('Registration Codes').getByRole('row').filter({ hasText: 'No limit' })).toContainText(
    'No end',
  );

  await db.query(`update registration_codes set uses = 30 where code = 'THIRTY'`);
  await page.reload();
  await expect(codeRow).toContainText('0 of 30');
  await expect(codeRow).toContainText('Used up');
});

test('a super admin adds a registration code, retires it, reactivates it and changes its note', async ({
  page,
  db,
  mountPage,
}) => {
  const spring = row('registration_codes', { code: 'SPRING', note: 'Class of spring' });
  await mountPage('/admin/settings', { as: 'super-admin', planted: { rows: [spring] } });
  const settings = settingsPageOf(page);
  const addButton = settings.button('Registration Codes', 'Add code');
  const code = settings.dialog.getByLabel('Code');
  await addButton.click();
  await code.fill('abc');
  await page.keyboard.press('Enter');
  await expect(settings.dialog).toContainText('A code has at least 4 characters');
  await code.fill('SPRING');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'The code “SPRING” is there already.')).toBeVisible();
  await expect(code).toHaveValue('SPRING');
  await code.fill('SUMMER');
  await settings.dialog.getByLabel('Note').fill('Class of summer');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Code SUMMER added')).toBeVisible();
  await expect(addButton).toBeFocused();
  const codeRow = settings.card('Registration Codes').getByRole('row').filter({ hasText: 'SUMMER' });
  await expect(codeRow).toContainText('Class of summer');
  await expect(codeRow).toContainText('In use');

  const isRetired = async () =>
    (await db.query(`select retired_at is not null as is from registration_codes where code = 'SUMMER'`)).rows[0]?.is;
  await codeRow.getByRole('button', { name: 'Retire SUMMER' }).click();
  await expect(codeRow).toContainText('Retired');
  await expect(codeRow.getByRole('button', { name: 'Bring back SUMMER' })).toBeFocused();
  expect(await isRetired()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(codeRow).toContainText('In use');
  expect(await isRetired()).toBe(false);
  await codeRow.getByRole('button', { name: 'Edit note of SUMMER' }).click();
  await settings.dialog.getByLabel('Note').fill('Class of autumn');
  await page.keyboard.press('Enter');
  await expect(codeRow).toContainText('Class of autumn');
});
