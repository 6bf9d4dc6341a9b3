import { expect, test } from '../fixtures.ts';

test.describe('who may be where', () => {
  const publicPaths = ['/', '/register', '/forgot-password', '/reset-password/some-token'];

  for (const [role, home] of [
    ['student', '/home'],
    ['admin', '/home'],
    ['super-admin', '/home'],
    // From /home on to the one page that a tutor has (Q8).
    ['tutor', '/home/students'],
  ] as const) {
    test(`sends a ${role} who is logged in away from the public screens [ACC-029]`, async ({ page, app, logIn }) => {
      await logIn(page, role);
      for (const path of publicPaths) {
        await page.goto(app.learner + path);
        await expect(page).toHaveURL(app.learner + home);
      }
    });
  }

  test('sends who is logged out to log-in [ACC-030]', async ({ page, app }) => {
    const inside = [
      '/home',
      '/home/math',
      '/home/students',
      '/home/not_found',
      '/home/anything',
      '/admin',
      '/admin/users',
    ];
    for (const path of inside) {
      await page.goto(app.learner + path);
      await expect(page).toHaveURL(`${app.learner}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
    }
  });

  for (const [role, home] of [
    ['student', '/home'],
    ['tutor', '/home/students'],
  ] as const) {
    test(`sends a ${role} away from the admin’s pages [ACC-031]`, async ({ page, app, logIn }) => {
      await logIn(page, role);
      for (const path of ['/admin', '/admin/users', '/admin/math-topics?topic=x']) {
        await page.goto(app.learner + path);
        await expect(page).toHaveURL(app.learner + home);
      }
    });
  }

  test('takes an admin to the same page of the studio, logged in [ACC-031]', async ({ page, app, logIn }) => {
    await logIn(page, 'admin');
    await page.goto(`${app.learner}/admin/math-topics?topic=0198f6a0-5a00-7000-8000-000000000001`);
    await expect(page).toHaveURL(`${app.studio}/admin/math-topics?topic=0198f6a0-5a00-7000-8000-000000000001`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
