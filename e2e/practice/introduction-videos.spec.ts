import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { letATutorIn } from '../exam-families.ts';
import { expect, test } from '../practising.ts';

test.describe('the introduction videos', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Introduction videos' });
  const video = {
    type: 'video',
    url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    title: 'How practice works',
    children: [{ text: '' }],
  };
  const setVideos = (db: pg.Client, blocks: readonly unknown[]) =>
    db.query('update settings set introduction_video = $1', [JSON.stringify(blocks)]);
  const openHelp = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' }).click();

  for (const role of ['student', 'tutor', 'tutor-login', 'admin', 'super-admin']) {
    test(`are shown to a ${role} by Help in the menu, or that there are none [NAV-014] [NAV-015]`, async ({
      page,
      app,
      db,
      logIn,
      newStudent,
    }) => {
      await setVideos(db, []);
      if (role === 'tutor-login') {
        const { email } = await newStudent(page);
        await letATutorIn(db, email);
        await page.reload();
      } else await logIn(page, role);
      await openHelp(page);
      await expect(dialog(page).getByText('No videos available.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();

      await setVideos(db, [{ type: 'paragraph', children: [{ text: 'Begin here.' }] }, video]);
      await page.reload();
      await openHelp(page);
      await expect(dialog(page).getByText('Begin here.')).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Play video: How practice works' })).toBeVisible();
      await expect(dialog(page).getByText('No videos available.')).toBeHidden();
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`^${app.learner}/home`));
    });
  }

  test('are in the profile menu on a phone, and say when they could not be loaded', async ({
    page,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await setVideos(db, [video]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/get_setting', (route) => route.abort());
    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    const failed = dialog(page).getByText('The introduction videos could not be loaded.');
    await expect(failed).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.unroute('**/get_setting');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText('How practice works')).toBeVisible();
    await expect(failed).toBeHidden();
    await expectAccessible(page);
  });
});
