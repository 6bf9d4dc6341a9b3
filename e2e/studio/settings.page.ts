import { row } from '@fourfold/server/testing/planting/rows';
import { alertOf } from '../alert.ts';
import { dayFromNow } from '../assigned.ts';
import { expect, test } from '../fixtures.ts';
import { csvOf } from '../sheet-files.ts';
import { act, fillSettings, sat, settingsOf, stored } from './settings.ts';

test('an admin can read three cards but not change them; a video among the introduction videos plays [SET-001] [SET-002]', async ({
  page,
  db,
  mountPage,
}) => {
  await fillSettings(db);
  await mountPage('/admin/settings', { as: 'admin' });
  const { card } = settingsOf(page);
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
  const shown = settingsOf(page);
  const card = shown.card('Introduction Videos');
  const edit = shown.button('Introduction Videos', 'Edit');
  const editor = card.getByRole('textbox', { name: 'Introduction Videos' });
  const none = card.getByText('No videos available.', { exact: true });
  await expect(none).toHaveCSS('font-style', 'italic');

  await edit.click();
  await expect(editor).toBeFocused();
  await expect(edit).toHaveCount(0);
  await expect(none).toHaveCount(0);
  await shown.button('Introduction Videos', 'Cancel').click();
  await expect(editor).toHaveCount(0);
  await expect(none).toBeVisible();
  await expect(edit).toBeFocused();

  await edit.click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('Watch this first');
  await shown.button('Introduction Videos', 'Submit').click();
  await expect(alertOf(page, 'Settings updated Successfully')).toBeVisible();
  await expect(editor).toHaveCount(0);
  await expect(card.getByText('Watch this first')).toBeVisible();
  await expect(edit).toBeFocused();
  expect(JSON.stringify((await stored(db)).introduction_video)).toContain('Watch this first');

  // A draft that was not submitted is restored after a reload.
  await edit.click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' and that');
  await expect(editor).toContainText('Watch this first and that');
  await page.reload();
  await edit.click();
  await expect(editor).toContainText('Watch this first and that');
  await shown.button('Introduction Videos', 'Cancel').click();
  await shown.dialog.getByRole('button', { name: 'OK' }).click();
  await expect(card.getByText('Watch this first', { exact: true })).toBeVisible();
});

test('the percentile cards show a table of 9 columns for SATs and 10 for ACTs, and refuse other tables [SET-004] [SET-005] [UPL-005]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/settings', { as: 'super-admin' });
  const shown = settingsOf(page);
  const fault = shown.dialog.getByRole('alert');
  for (const [title, field, rows, columns] of [
    ['Sat Percentile Score', 'sat_percentile_score', sat, 9],
    ['Act Percentile Score', 'act_percentile_score', act, 10],
  ] as const) {
    const view = shown.button(title, 'View Score');
    await view.click();
    await expect(shown.dialog).toContainText('No table has been uploaded yet.');
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();
    const short = rows.map((cells) => cells.slice(0, -1));
    await shown.upload(title, csvOf('short.csv', short));
    await expect(fault).toContainText(`1: The table has ${columns - 1} columns, but needs ${columns}.`);
    await page.keyboard.press('Escape');
    expect((await stored(db))[field]).toEqual([]);
    await shown.upload(title, csvOf('whole.csv', rows));
    await shown.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(alertOf(page, 'Settings updated Successfully')).toBeVisible();
    await alertOf(page, 'Settings updated Successfully').click();
    expect((await stored(db))[field]).toEqual(rows);
    await view.click();
    await expect(shown.dialog.getByRole('columnheader')).toHaveText([...(rows[0] ?? [])]);
    await expect(shown.dialog.getByRole('row')).toHaveCount(rows.length);
    await page.keyboard.press('Escape');
  }
  const words = sat.map((cells, at) => (at === 1 ? cells.with(1, 'abc') : cells));
  await shown.upload('Sat Percentile Score', csvOf('words.csv', words));
  await expect(fault).toHaveText('B2: “abc” is not a percentile from 0 to 100.');
});

test('a super admin adds a code with a limit and a last day, and sees its remaining uses, creator and end', async ({
  page,
  db,
  mountPage,
}) => {
  const { account } = await mountPage('/admin/settings', { as: 'super-admin' });
  const day = dayFromNow(3);
  const shown = settingsOf(page);
  await shown.button('Registration Codes', 'Add code').click();
  await shown.dialog.getByLabel('Code').fill('THIRTY');
  await shown.dialog.getByLabel('Uses').fill('0');
  await shown.dialog.getByLabel('Last day').fill(dayFromNow(-1));
  await page.keyboard.press('Enter');
  await expect(shown.dialog).toContainText('A whole number from 1 to 100,000');
  await expect(shown.dialog).toContainText('Today or later');
  await expect(shown.dialog.getByLabel('Uses')).toBeFocused();
  await shown.dialog.getByLabel('Uses').fill('30');
  await shown.dialog.getByLabel('Last day').fill(day);
  await page.keyboard.press('Enter');
  const own = shown.card('Registration Codes').getByRole('row').filter({ hasText: 'THIRTY' });
  await expect(own).toContainText('30 of 30');
  await expect(own).toContainText(`by ${account.username}`);
  await expect(own.locator(`time[datetime="${day}"]`)).toBeVisible();
  await expect(own).toContainText('In use');
  // The existing code has neither a limit nor an end.
  await expect(shown.card('Registration Codes').getByRole('row').filter({ hasText: 'No limit' })).toContainText(
    'No end',
  );

  await db.query(`update registration_codes set uses = 30 where code = 'THIRTY'`);
  await page.reload();
  await expect(own).toContainText('0 of 30');
  await expect(own).toContainText('Used up');
});

test('a super admin adds a registration code, retires it, reactivates it and changes its note', async ({
  page,
  db,
  mountPage,
}) => {
  const spring = row('registration_codes', { code: 'SPRING', note: 'Class of spring' });
  await mountPage('/admin/settings', { as: 'super-admin', planted: { rows: [spring] } });
  const shown = settingsOf(page);
  const add = shown.button('Registration Codes', 'Add code');
  const code = shown.dialog.getByLabel('Code');
  await add.click();
  await code.fill('abc');
  await page.keyboard.press('Enter');
  await expect(shown.dialog).toContainText('A code has at least 4 characters');
  await code.fill('SPRING');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'The code “SPRING” is there already.')).toBeVisible();
  await expect(code).toHaveValue('SPRING');
  await code.fill('SUMMER');
  await shown.dialog.getByLabel('Note').fill('Class of summer');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Code SUMMER added')).toBeVisible();
  await expect(add).toBeFocused();
  const own = shown.card('Registration Codes').getByRole('row').filter({ hasText: 'SUMMER' });
  await expect(own).toContainText('Class of summer');
  await expect(own).toContainText('In use');

  const retired = async () =>
    (await db.query(`select retired_at is not null as is from registration_codes where code = 'SUMMER'`)).rows[0]?.is;
  await own.getByRole('button', { name: 'Retire SUMMER' }).click();
  await expect(own).toContainText('Retired');
  await expect(own.getByRole('button', { name: 'Bring back SUMMER' })).toBeFocused();
  expect(await retired()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(own).toContainText('In use');
  expect(await retired()).toBe(false);
  await own.getByRole('button', { name: 'Edit note of SUMMER' }).click();
  await shown.dialog.getByLabel('Note').fill('Class of autumn');
  await page.keyboard.press('Enter');
  await expect(own).toContainText('Class of autumn');
});
