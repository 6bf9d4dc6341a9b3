import { waitForNetworkIdle } from '../quiet.ts';
import { expect, test } from '../support/question-page.ts';
import { tutorRows } from '../support/tutoring.ts';
import { alertButton, alertTexts, expectAlert } from './account-alert.ts';

test('a call after the student was unlinked opens the dialog and shows no alert; "Logout" logs out [SES-012] [SES-020] [SES-021]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  // Without the event stream the page learns of it only by its next call.
  await page.route('**/api/sessions/events', (route) => route.abort());
  await mountPage('/home', { as: tutorAndStudent.students[0], tutor: tutorAndStudent.tutor, planted: tutorAndStudent });
  await waitForNetworkIdle(page);
  await db.query('delete from tutor_students');
  const refusedCall = page.waitForResponse((reply) => reply.status() === 403);
  await page.getByRole('link', { name: 'Math' }).first().click();
  await refusedCall;
  await expectAlert(page, alertTexts.unlinked, ['Logout', 'Back To Tutor']);
  await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
  await alertButton(page, 'Logout').click();
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
  expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).toBeNull();
});
