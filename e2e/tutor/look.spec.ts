import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { expect, test } from '../practising.ts';
import { banner, lookAt, openProfileMenu, plantStudents, removePlanted, studentsPage, unlink } from '../tutoring.ts';
import { openList, tutored } from './tutored.ts';

test.afterEach(({ db }) => removePlanted(db));

tutored.describe('a look at a student', () => {
  tutored(
    'puts the student’s session in the place of the tutor’s, and lands at the student’s home [SES-009] [TUT-004]',
    async ({ page, app, db, tutor }) => {
      const { 'Amara Lindqvist': id } = await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
      await openList(page, app.learner);
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      const before = await stored(page);
      const reply = page.waitForResponse((one) => one.url().endsWith('/sessions/login_as_student'));
      await studentsPage(page).loginAs('Amara').click();
      const token = await (await reply).headerValue('x-user-token');
      await expect(page).toHaveURL(`${app.learner}/home`);
      await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
      const now = await stored(page);
      expect(now.token).toBe(token);
      expect(now.token).not.toBe(before.token);
      expect(now.account).toMatchObject({ id, username: 'Amara Lindqvist', tutor_login: { status: true } });
      expect(visited).not.toContain('/home/not_found');
      // The list is not one step back: the student has none.
      await page.goto(`${app.learner}/home/students`);
      await expect(page).toHaveURL(`${app.learner}/home/not_found`);
    },
  );

  for (const way of ['the profile menu', 'the banner']) {
    tutored(
      `ends by "Back to Tutor" in ${way}, at the tutor’s own list [SES-010] [NAV-020] [TUT-007]`,
      async ({ page, app, db, tutor }) => {
        await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
        await openList(page, app.learner);
        await openProfileMenu(page);
        await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
        await page.keyboard.press('Escape');
        await lookAt(page, 'Amara Lindqvist');
        for (const title of ['Math', 'SATs', 'Dashboard']) {
          await page.getByRole('link', { name: title, exact: true }).first().click();
          await expect(banner(page)).toBeVisible();
        }
        const look = await stored(page);
        if (way === 'the banner') await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
        else {
          await openProfileMenu(page);
          await expect(page.getByRole('menuitem')).toHaveText(['Back to Tutor', 'Logout']);
          await page.getByRole('menuitem', { name: 'Back to Tutor' }).click();
        }
        await expect(page).toHaveURL(`${app.learner}/home/students`);
        await expect(studentsPage(page).names).toHaveText(['Amara Lindqvist']);
        await expect(banner(page)).toHaveCount(0);
        expect((await stored(page)).account).toMatchObject({ email: tutor.email, userType: 'Tutor' });
        const again = await fetch(`${app.api}/accounts/set_current_user`, {
          method: 'PUT',
          headers: { authorization: look.token },
        });
        expect(again.status).toBe(401);
      },
    );
  }

  tutored('that cannot begin says why, and the tutor stays where they are', async ({ page, app, db, tutor }) => {
    await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
    await openList(page, app.learner);
    await expect(studentsPage(page).loginAs('Amara')).toBeVisible();
    await unlink(db, tutor.email);
    await studentsPage(page).loginAs('Amara').click();
    await expect(alertOf(page, 'Student not found')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/home/students`);
    expect((await stored(page)).account).toMatchObject({ email: tutor.email });
  });

  tutored('ends by itself after two hours: back at the list, with a warning', async ({ page, app, db, tutor }) => {
    await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
    await openList(page, app.learner);
    await lookAt(page, 'Amara Lindqvist');
    await db.query(`update sessions set ends_at = now() - interval '1 second' where tutor_id is not null
                     and user_id in (select id from users where username = 'Amara Lindqvist')`);
    await page.getByRole('link', { name: 'Grammar', exact: true }).first().click();
    await expect(alertOf(page, 'Your look at Amara Lindqvist ended after 2 hours.')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/home/students`);
    await expect(studentsPage(page).names).toHaveText(['Amara Lindqvist']);
    await expect(alertOf(page, 'Session expired')).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });

  tutored(
    'leaves nothing of the tutor’s for the student’s pages, nor the other way round',
    async ({ page, app, db, tutor }) => {
      await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }, { name: 'Ben Ortega' }]);
      await openList(page, app.learner);
      const answered: { path: string; token: string | undefined }[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) answered.push({ path: pathname, token: request.headers().authorization });
      });
      await lookAt(page, 'Amara Lindqvist');
      await page.getByRole('link', { name: 'Math', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
      await page.goBack();
      await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
      await expect(studentsPage(page).names).toHaveCount(2);
      const { token } = await stored(page);
      // The list was asked for anew, by the tutor's new token.
      expect(answered.filter((one) => one.path.endsWith('get_my_students')).at(-1)?.token).toBe(token);
      await lookAt(page, 'Ben Ortega');
      await page.getByRole('link', { name: 'Math', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
      expect(answered.filter(({ path }) => path === '/api/topics')).toHaveLength(2);
    },
  );
});

tutored.describe('the banner', () => {
  tutored(
    'is across every page of a look, and covers nothing of it [TUT-007] [ACC-048]',
    async ({ page, app, db, tutor }) => {
      test.setTimeout(180_000);
      await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
      await openList(page, app.learner);
      await lookAt(page, 'Amara Lindqvist');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const path of [
          '/home',
          '/home/sats',
          '/home/reading',
          '/home/sat-topics',
          '/home/not_found',
          '/nowhere',
        ]) {
          await page.goto(app.learner + path);
          await expect(banner(page)).toContainText('Viewing Amara Lindqvist');
          await expect(banner(page)).toContainText('Nothing you do here is saved');
          await expect(banner(page).getByRole('button')).toHaveText(['Back to Tutor']);
          const { y, height } = (await banner(page).boundingBox()) ?? { y: -1, height: 0 };
          expect(y).toBe(0);
          const top = await page.getByRole('heading', { level: 1 }).first().boundingBox();
          expect(top?.y).toBeGreaterThan(height);
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          expect((await banner(page).boundingBox())?.y).toBe(0);
          const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
          expect(await page.evaluate(overflow), path).toBe(0);
        }
        await expectAccessible(page);
      }
    },
  );

  tutored(
    'is above a dialog’s shade, with the way back in reach, and a dialog lies below it',
    async ({ page, app, db, tutor }) => {
      await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
      await openList(page, app.learner);
      await lookAt(page, 'Amara Lindqvist');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' }).click();
      await expect(page.getByRole('dialog', { name: 'Introduction videos' })).toBeVisible();
      await expectAccessible(page);
      await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
      await expect(page).toHaveURL(`${app.learner}/home/students`);
      await expect(banner(page)).toHaveCount(0);
    },
  );
});

type Stored = { token: string; account: { id: string; email: string } };

function stored(page: Page): Promise<Stored> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}'));
}
