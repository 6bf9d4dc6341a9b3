import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expect, test } from '../support/question-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Introduction videos' });
const noVideosText = (page: Page) => dialog(page).getByText('No videos available.');
const playButton = (page: Page) => dialog(page).getByRole('button', { name: 'Play video: How practice works' });
const setVideos = (db: pg.Client) =>
  db.query('update settings set introduction_video = $1', [
    JSON.stringify([
      { type: 'paragraph', children: [{ text: 'Begin here.' }] },
      {
        type: 'video',
        url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        title: 'How practice works',
        children: [{ text: '' }],
      },
    ]),
  ]);

for (const role of ['tutor', 'admin'] as const) {
  test(`shows the ${role} the introduction videos under Help in the menu, or that there are none [NAV-014, NAV-015]`, async ({
    page,
    db,
    mountPage,
  }) => {
    await mountPage('/home', { as: role });
    const help = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' });
    await help.click();
    await expect(noVideosText(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await setVideos(db);
    await page.reload();
    await help.click();
    await expect(dialog(page).getByText('Begin here.')).toBeVisible();
    await expect(playButton(page)).toBeVisible();
    await expect(noVideosText(page)).toBeHidden();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  });
}

test('has Help in a student’s profile menu on a phone, and shows an error if the videos cannot be loaded [NAV-014]', async ({
  page,
  db,
  mountPage,
}) => {
  await setVideos(db);
  await page.setViewportSize({ width: 390, height: 844 });
  // A 400 response: the app does not retry it.
  await page.route('**/get_setting', (route) => route.fulfill({ status: 400, json: { errors: ['Not now.'] } }));
  await mountPage('/home', { as: 'student' });
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  const failed = dialog(page).getByText('The introduction videos could not be loaded.');
  await expect(failed).toBeVisible();
  await page.unroute('**/get_setting');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(playButton(page)).toBeVisible();
  await expect(failed).toBeHidden();
});
