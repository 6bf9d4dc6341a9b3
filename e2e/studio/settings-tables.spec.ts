import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { titled } from '../authoring.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { csvOf } from '../sheet-files.ts';
import { act, open, plantSetting, sat, stored } from './plant-settings.ts';

for (const [title, field, rows, columns, id] of [
  ['Sat Percentile Score', 'sat_percentile_score', sat, 9, '[SET-004] [UPL-005]'],
  ['Act Percentile Score', 'act_percentile_score', act, 10, '[SET-005] [UPL-005]'],
] as const) {
  test(`the card "${title}" shows a table of ${columns} columns, and takes another of as many ${id}`, async ({
    page,
    app,
    db,
  }) => {
    await plantSetting(db, { tables: { sat: [], act: [] } });
    const shown = await open(page, app, 'super-admin');
    const view = shown.button(title, 'View Score');
    await view.click();
    await expect(shown.dialog).toContainText('No table has been uploaded yet.');
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();

    await shown.upload(
      title,
      csvOf(
        'short.csv',
        rows.map((cells) => cells.slice(0, -1)),
      ),
    );
    const fault = shown.dialog.getByRole('alert');
    await expect(fault).toContainText(`1: The table has ${columns - 1} columns, but needs ${columns}.`);
    await page.keyboard.press('Escape');
    await shown.upload(
      title,
      csvOf(
        'words.csv',
        rows.map((cells, at) => (at === 1 ? cells.with(1, 'abc') : cells)),
      ),
    );
    await expect(fault).toHaveText('B2: “abc” is not a percentile from 0 to 100.');
    await expectAccessible(page, ['dark']);
    await page.keyboard.press('Escape');
    expect((await stored(db))[field]).toEqual([]);

    await shown.upload(title, csvOf('whole.csv', rows));
    await shown.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(alertOf(page, 'Settings updated Successfully')).toBeVisible();
    expect((await stored(db))[field]).toEqual(rows);
    await view.click();
    await expect(shown.dialog.getByRole('columnheader')).toHaveText([...(rows[0] ?? [])]);
    await expect(shown.dialog.getByRole('columnheader')).toHaveCount(columns);
    await expect(shown.dialog.getByRole('row')).toHaveCount(rows.length);
    await expectAccessible(page);
  });
}

test('a super admin adds a registration code, retires it and brings it back; a student registers with one in use alone', async ({
  page,
  app,
  anotherBrowser,
}) => {
  const shown = await open(page, app, 'super-admin');
  const code = titled('SPRING').replaceAll(' ', '-');
  const row = shown.card('Registration Codes').getByRole('row').filter({ hasText: code });
  const { press, tabTo, type } = keyboardOf(page);
  const add = shown.button('Registration Codes', 'Add code');
  await add.focus();
  await press('Enter');
  await type('abc');
  await press('Enter');
  await expect(shown.dialog).toContainText('A code has at least 4 characters');
  await page.keyboard.press('ControlOrMeta+a');
  await type(code);
  await press('Tab');
  await type('Class of spring');
  await expectAccessible(page);
  await press('Enter');
  await expect(alertOf(page, `Code ${code} added`)).toBeVisible();
  await expect(add).toBeFocused();
  await expect(row).toContainText('Class of spring');
  await expect(row).toContainText('In use');

  const learner = await (await anotherBrowser()).newPage();
  const register = async () => {
    await learner.goto(`${app.learner}/register`);
    await learner.getByLabel('Email').fill(`student-${crypto.randomUUID()}@mail.example`);
    for (const label of ['Password', 'Confirm Password'])
      await learner.getByLabel(label, { exact: true }).fill('four in a row');
    await learner.getByLabel('Code').fill(code);
    await learner.getByRole('button', { name: 'Sign up' }).click();
  };
  await register();
  await learner.waitForURL(`${app.learner}/`);

  await tabTo(row.getByRole('button', { name: `Retire ${code}` }));
  await press('Enter');
  await expect(row).toContainText('Retired');
  await expect(row.getByRole('button', { name: `Bring back ${code}` })).toBeFocused();
  await register();
  await expect(alertOf(learner, /Invalid code/i)).toBeVisible();
  await press('Enter');
  await expect(row).toContainText('In use');

  await row.getByRole('button', { name: `Edit note of ${code}` }).click();
  await shown.dialog.getByLabel('Note').fill('Class of summer');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Class of summer');
  await page.reload();
  // One student has come with it.
  await expect(row.getByRole('cell').nth(2)).toHaveText('1');
  await add.click();
  await shown.dialog.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(alertOf(page, `The code “${code}” is there already.`)).toBeVisible();
  await expect(shown.dialog.getByLabel('Code')).toHaveValue(code);
});
