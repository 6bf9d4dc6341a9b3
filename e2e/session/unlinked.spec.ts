import { expect } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { aTutor, button, enter, expectAlert, forms, lookOn, texts } from './account-alert.ts';

for (const [name, test] of forms) {
  test.describe(`a student who is unlinked, through ${name},`, () => {
    test('ends the look in every tab at once, with two ways out [SES-011] [SES-020] [SES-021]', async ({
      page,
      context,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await enter(page, app, tutor);
      await lookOn(page);
      const other = await context.newPage();
      await other.goto(`${app.learner}/home/math`);
      await expect(other.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
      await quiet(other);
      await tutor.unlink();
      for (const tab of [page, other]) await expectAlert(tab, texts.unlinked, ['Logout', 'Back To Tutor']);
      await button(page, 'Back To Tutor').click();
      await expect(page).toHaveURL(/\/home\/students/);
      await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
      await expectAlert(other, texts.backToTutor);
    });

    test('leaves by Logout, too [SES-021]', async ({ page, app, db, newStudent, anotherBrowser }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await enter(page, app, tutor);
      await lookOn(page);
      await tutor.unlink();
      await expectAlert(page, texts.unlinked, ['Logout', 'Back To Tutor']);
      await button(page, 'Logout').click();
      await expect(page).toHaveURL(`${app.learner}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
      expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).toBeNull();
    });

    test('is said by the next call where the stream is not heard, and no alert says it [SES-012] [SES-020]', async ({
      page,
      context,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await context.route('**/api/sessions/events', (route) => route.abort());
      await enter(page, app, tutor);
      await lookOn(page);
      await quiet(page);
      await tutor.unlink();
      const refused = page.waitForResponse((reply) => reply.status() === 403);
      await page.getByRole('link', { name: 'Math' }).first().click();
      await refused;
      await expectAlert(page, texts.unlinked, ['Logout', 'Back To Tutor']);
      await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
      await button(page, 'Back To Tutor').click();
      await expect(page).toHaveURL(/\/home\/students/);
    });
  });
}
