import { expect, test } from '../support/fixtures.ts';

test('the public screens send a logged-in user home [ACC-029]', async ({ page, app, mountPage }) => {
  for (const [path, role, home] of [
    ['/', 'student', '/home'],
    // From /home to the only page that a tutor has (Q8).
    ['/register', 'tutor', '/home/students'],
    ['/forgot-password', 'admin', '/home'],
    ['/reset-password/some-token', 'super-admin', '/home'],
  ] as const) {
    await mountPage(path, { as: role });
    await expect(page).toHaveURL(app.learner + home);
  }
});

test('every other page sends a logged-out user to log-in [ACC-030]', async ({ page, app, mountPage }) => {
  for (const path of ['/home/math', '/home/students', '/home/anything', '/admin/users'] as const) {
    await mountPage(path, { site: 'learner' });
    await expect(page).toHaveURL(`${app.learner}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
  }
});

test('the admin’s pages send a student and a tutor home [ACC-031]', async ({ page, app, mountPage }) => {
  for (const [path, role, home] of [
    ['/admin', 'student', '/home'],
    ['/admin/math-topics?topic=x', 'tutor', '/home/students'],
  ] as const) {
    await mountPage(path, { as: role, site: 'learner' });
    await expect(page).toHaveURL(app.learner + home);
  }
});
