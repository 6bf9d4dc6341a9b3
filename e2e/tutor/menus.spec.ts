import type { Page } from '@playwright/test';
import { accountOf } from '../fixtures.ts';
import { expect } from '../practising.ts';
import { banner, lookAt, openProfileMenu, studentsPage } from '../tutoring.ts';
import { test } from './class.ts';

test.describe('menus and pages', () => {
  const entries = ['Dashboard', 'SATs', 'ACTs', 'Math', 'Grammar', 'Reading', 'Help'];
  const menu = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .or(page.getByRole('navigation', { name: 'Main' }).getByRole('button'));

  test('are those of the student in a look, of a tutor by type Students alone [NAV-011] [NAV-012] [NAV-020]', async ({
    page,
    app,
    db,
    room,
  }) => {
    await expect(menu(room.own)).toHaveText(entries);
    await openProfileMenu(room.own);
    await expect(room.own.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
    await page.goto(`${app.learner}/home/students`);
    await expect(menu(page).filter({ hasNotText: 'Help' })).toHaveText(['Students']);
    // Everything else of the learners' pages leads back to the list.
    for (const path of ['/home', '/home/sats', '/home/math']) {
      await page.goto(app.learner + path);
      await expect(page).toHaveURL(`${app.learner}/home/students`);
    }
    await lookAt(page, 'Maya Okafor');
    await expect(menu(page)).toHaveText(entries);
    // Whoever is looked at is a student and nothing else.
    await db.query('update users set is_tutor = true where email = $1', [room.student.email]);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(menu(page)).toHaveText(entries);
    await page.goto(`${app.learner}/home/students`);
    await expect(page).toHaveURL(`${app.learner}/home/not_found`);
    await openProfileMenu(page);
    await expect(page.getByRole('menuitem')).toHaveText(['Back to Tutor', 'Logout']);
  });

  test('a student who is a tutor has Students as well, and everything of both [NAV-013] [ACC-034]', async ({
    page,
    app,
    db,
    room,
  }) => {
    await room.own.goto(`${app.learner}/home/students`);
    await expect(room.own).toHaveURL(`${app.learner}/home/not_found`);
    await db.query(`update users set user_type = 'Student', is_tutor = true where email = $1`, [room.tutor.email]);
    await page.goto(`${app.learner}/home`);
    await expect(menu(page)).toHaveText([
      'Dashboard',
      'Students',
      'SATs',
      'ACTs',
      'Math',
      'Grammar',
      'Reading',
      'Help',
    ]);
    await menu(page).filter({ hasText: 'Students' }).click();
    await expect(studentsPage(page).names).toHaveText(['Maya Okafor']);
    await page.goto(`${app.learner}/home/sats`);
    await room.look();
    await page.goto(`${app.learner}/home/math`);
    await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
    // Not to where the look was, which is a page of their own as well.
    await expect(page).toHaveURL(`${app.learner}/home/students`);
  });

  test('of learners are open to students, admins and super admins; the list of students to tutors [ACC-033] [ACC-034]', async ({
    app,
    db,
    logIn,
    anotherBrowser,
  }) => {
    for (const role of ['student', 'admin', 'super-admin']) {
      const page = await (await anotherBrowser()).newPage();
      await logIn(page, role);
      for (const path of ['/home', '/home/sats', '/home/acts', '/home/math', '/home/grammar', '/home/reading']) {
        await page.goto(app.learner + path);
        await expect(page).toHaveURL(app.learner + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto(`${app.learner}/home/students`);
      await expect(page).toHaveURL(`${app.learner}/home/not_found`);
    }
    const admin = await (await anotherBrowser()).newPage();
    const { email } = accountOf(app, 'admin');
    await db.query('update users set is_tutor = true where email = $1', [email]);
    await logIn(admin, 'admin');
    await admin.goto(`${app.learner}/home/students`);
    await expect(studentsPage(admin).heading).toBeVisible();
    await db.query('update users set is_tutor = false where email = $1', [email]);
  });
});
