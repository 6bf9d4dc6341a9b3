import { alertOf } from '../alert.ts';
import { expect, fillLogIn, test } from '../fixtures.ts';

test.describe('the way out', () => {
  for (const role of ['student', 'tutor', 'admin', 'super-admin']) {
    test(`ends the session of a ${role} on the server as well [SES-002] [NAV-018]`, async ({ page, app, logIn }) => {
      await logIn(page, role);
      const token: string = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '').token);
      await page.getByRole('button', { name: /profile menu/ }).click();
      const asked = page.waitForRequest((one) => one.method() === 'DELETE' && one.url().endsWith('/api/sessions'));
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await asked;
      await expect(page).toHaveURL(`${app.learner}/`);
      expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).toBeNull();
      const again = await fetch(`${app.api}/accounts/set_current_user`, {
        method: 'PUT',
        headers: { authorization: token },
      });
      expect(again.status).toBe(401);
      await page.goto(`${app.learner}/home`);
      await expect(page).toHaveURL(`${app.learner}/`);
    });
  }

  test('offers the admin panel to admins alone [NAV-019]', async ({ page, app, logIn, anotherBrowser }) => {
    for (const [role, items] of [
      ['student', ['Account', 'Logout']],
      ['tutor', ['Account', 'Logout']],
      ['admin', ['Admin Panel', 'Account', 'Logout']],
      ['super-admin', ['Admin Panel', 'Account', 'Logout']],
    ] as const) {
      const own = await (await anotherBrowser()).newPage();
      await logIn(own, role);
      await own.getByRole('button', { name: /profile menu/ }).click();
      await expect(own.getByRole('menuitem')).toHaveText([...items]);
    }
    await logIn(page, 'admin');
    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await expect(page).toHaveURL(`${app.studio}/admin`);
  });

  test('is told to the other tabs, which follow when their person says so', async ({
    page,
    context,
    app,
    newStudent,
  }) => {
    const student = await newStudent(page);
    const other = await context.newPage();
    await other.goto(`${app.learner}/home/math`);
    await expect(other.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const alert = other.getByRole('alertdialog', { name: 'Account Logout Alert' });
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(other).toHaveURL(`${app.learner}/`);
    await fillLogIn(page, student);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(other).toHaveURL(`${app.learner}/home`);
  });

  for (const message of ['Session expired', 'Account not active, Please contact admin.']) {
    test(`is taken when any call answers "${message}"`, async ({ page, app, newStudent }) => {
      await newStudent(page);
      await page.route('**/api/topics', (route) => route.fulfill({ status: 401, json: { errors: [message] } }));
      await page.getByRole('link', { name: 'Math' }).first().click();
      await expect(alertOf(page, message)).toHaveCount(1);
      await expect(page).toHaveURL(`${app.learner}/`);
      expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).toBeNull();
    });
  }

  test('leaves nothing of the account in the browser', async ({ page, newStudent }) => {
    await newStudent(page);
    await page.getByRole('link', { name: 'Math' }).first().click();
    const kept = () =>
      page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name === 'fourfold.replies').length);
    await expect.poll(kept).toBe(1);
    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect.poll(kept).toBe(0);
  });
});
