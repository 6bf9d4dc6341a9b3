import { alertOf } from '../alert.ts';
import { expect } from '../practising.ts';
import type { TwoServers } from '../server.ts';
import { tutorWith } from '../tutoring.ts';
import { dialog, expectAlert, listening, openMath, texts, twoProcesses } from './account-alert.ts';

// The behaviour that the other journeys show with one server process, here with two.
// server/src/events/several-processes.api.test.ts shows that every change reaches the streams of
// each process.

twoProcesses(
  'a deactivated account is logged out in each browser, with the reason',
  async ({ page, app, db, anotherBrowser, mountPage }) => {
    const second = await (await anotherBrowser()).newPage();
    const student = await mountPage('/home', { as: 'student' });
    await mountPage('/home', { as: student, page: second });
    for (const one of [page, second]) await listening(one, app.learner);
    await db.query('update users set status = false where email = $1', [student.email]);
    for (const one of [page, second]) {
      await expect(alertOf(one, 'Account not active, Please contact admin.')).toBeVisible();
      await expect(one).toHaveURL(`${app.learner}/`);
      await expect(dialog(one)).toHaveCount(0);
    }
  },
);

twoProcesses('an unlinked student blocks every tab of the tutor', async ({ page, context, app, db, mountPage }) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  await mountPage('/home', { as: own.students[0], by: own.tutor, planted: own });
  await listening(page, app.learner);
  const other = await context.newPage();
  await openMath(other, app.learner);
  await db.query('delete from tutor_students');
  for (const tab of [page, other]) await expectAlert(tab, texts.unlinked, ['Logout', 'Back To Tutor']);
});

twoProcesses('when one of two servers is killed, its tabs reconnect to the other', async ({ page, app, db, mountPage }) => {
  const two = app as TwoServers;
  const { email } = await mountPage('/home', { as: 'student' });
  await listening(page, app.learner);
  await two.killOne();
  await db.query(`update users set username = 'Noor' where email = $1`, [email]);
  await expect(page.getByRole('button', { name: 'Noor, profile menu' })).toBeVisible({ timeout: 30_000 });
  await two.startOne();
  await db.query('update users set status = false where email = $1', [email]);
  await expect(alertOf(page, 'Account not active, Please contact admin.')).toBeVisible();
});
