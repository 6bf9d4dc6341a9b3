import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { callerOf } from '../caller.ts';
import { expect, test } from '../practising.ts';
import { open, plantSetting, sat, settingsOf, stored } from './plant-settings.ts';

const cards = ['Introduction Videos', 'Sat Percentile Score', 'Act Percentile Score'];
const video = JSON.stringify([{ type: 'paragraph', children: [{ text: 'How to begin.' }] }]);

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
