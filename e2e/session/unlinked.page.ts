import { expect, test } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { tutorWith } from '../tutoring.ts';
import { button, expectAlert, texts } from './account-alert.ts';

test('a call after the student was unlinked opens the dialog and shows no alert; "Logout" logs out [SES-012] [SES-020] [SES-021]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  // Without the event stream the page learns of it only by its next call.
  await page.route('**/api/sessions/events', (route) => route.abort());
  await mountPage('/home', { as: own.students[0], by: own.tutor, planted: own });
  await quiet(page);
  await db.query('delete from tutor_students');
  const refused = page.waitForResponse((reply) => reply.status() === 403);
  await page.getByRole('link', { name: 'Math' }).first().click();
  await refused;
  await expectAlert(page, texts.unlinked, ['Logout', 'Back To Tutor']);
  await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
  expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).toBeNull();
});
