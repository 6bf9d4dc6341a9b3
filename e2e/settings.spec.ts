import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { enterStudio, titled } from './authoring.ts';
import { callerOf } from './caller.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, test } from './practising.ts';
import type { RunningServer } from './server.ts';
import { csvOf, type UploadedFile } from './sheet-files.ts';

const satHead = ['Total', 'Nation', 'User', 'Reading and Writing', 'Nation', 'User', 'Math', 'Nation', 'User'];
const sat = [
  satHead,
  ['1600', '99+', '99+', '800', '99+', '99', '800', '99', '98'],
  ['1590', '99', '99', '790', '99', '98', '790', '98', '97'],
];
const act = [
  ['English', '%', 'Math', '%', 'Reading', '%', 'Science', '%', 'Composite', '%'],
  ['36', '100', '36', '100', '36', '100', '36', '100', '36', '100'],
];
const cards = ['Introduction Videos', 'Sat Percentile Score', 'Act Percentile Score'];
const video = JSON.stringify([{ type: 'paragraph', children: [{ text: 'How to begin.' }] }]);

/** The one setting; journeys of this file share it and set it first. */
async function plantSetting(
  db: pg.Client,
  { videos = '[]', tables = { sat, act } as { sat: unknown; act: unknown } } = {},
) {
  await db.query(
    `update settings set introduction_video = $1, introduction_video_formulas = '{}',
            sat_percentile_score = $2, act_percentile_score = $3`,
    [videos, JSON.stringify(tables.sat), JSON.stringify(tables.act)],
  );
}

async function stored(db: pg.Client) {
  return (await db.query('select * from settings')).rows[0];
}

/** The page as whoever is in the studio finds it. */
function settingsOf(page: Page) {
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

async function open(page: Page, app: RunningServer, role: 'admin' | 'super-admin') {
  await enterStudio(page, app, role);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Settings');
  return settingsOf(page);
}

test('an admin reads three cards and changes nothing, by the page and by the call [SET-001]', async ({
  page,
  app,
  db,
}) => {
  await plantSetting(db, { videos: video });
  const shown = await open(page, app, 'admin');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(cards);
  await expect(shown.card('Introduction Videos')).toContainText('How to begin.');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['View Score', 'View Score']);
  await expectAccessible(page);
  const call = await callerOf(app, 'admin');
  expect((await call('PUT /settings/set_setting', { sat_percentile_score: [] })).status).toBe(403);
  expect((await call('GET /registration_codes')).status).toBe(403);
  expect((await stored(db)).sat_percentile_score).toEqual(sat);
});

test('a video among the introduction videos is shown as one that plays [SET-002]', async ({ page, app, db }) => {
  const film = { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'How to begin' };
  await plantSetting(db, { videos: JSON.stringify([{ ...film, children: [{ text: '' }] }]) });
  const shown = await open(page, app, 'admin');
  await expect(shown.button('Introduction Videos', 'Play video: How to begin')).toBeVisible();
});

test('a super admin reads and writes the introduction videos: Edit enters, Cancel and Submit leave [SET-002] [SET-003] [SET-006]', async ({
  page,
  app,
  db,
}) => {
  await plantSetting(db);
  const shown = await open(page, app, 'super-admin');
  const card = shown.card('Introduction Videos');
  const edit = shown.button('Introduction Videos', 'Edit');
  const editor = card.getByRole('textbox', { name: 'Introduction Videos' });
  const none = card.getByText('No videos available.', { exact: true });
  await expect(none).toHaveCSS('font-style', 'italic');

  await edit.click();
  await expect(editor).toBeFocused();
  await expect(edit).toHaveCount(0);
  await expect(none).toHaveCount(0);
  await expectAccessible(page);
  await shown.button('Introduction Videos', 'Cancel').click();
  await expect(editor).toHaveCount(0);
  await expect(none).toBeVisible();
  await expect(edit).toBeFocused();

  const words = titled('Watch this first');
  await edit.click();
  await page.keyboard.type(words);
  await shown.button('Introduction Videos', 'Submit').click();
  await expect(alertOf(page, 'Settings updated Successfully')).toBeVisible();
  await expect(editor).toHaveCount(0);
  await expect(card.getByText(words)).toBeVisible();
  await expect(edit).toBeFocused();
  expect(JSON.stringify((await stored(db)).introduction_video)).toContain(words);
  await page.reload();
  await expect(card.getByText(words)).toBeVisible();

  // What was written and not submitted is there again.
  await edit.click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' and that');
  await page.reload();
  await edit.click();
  await expect(editor).toContainText(`${words} and that`);
  await shown.button('Introduction Videos', 'Cancel').click();
  await shown.dialog.getByRole('button', { name: 'OK' }).click();
  await expect(card.getByText(words, { exact: true })).toBeVisible();
});

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

test('on a phone the settings are one column, and nothing is cut off', async ({ page, app, db }) => {
  await plantSetting(db, { videos: video });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterStudio(page, app, 'super-admin');
  await page.goto(`${app.studio}/admin/settings`);
  const shown = settingsOf(page);
  await expect(shown.card('Registration Codes').getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shown.button('Act Percentile Score', 'View Score').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, ['light']);
});
