import type { TwoServers } from '../server.ts';
import { alertOf } from '../support/alert.ts';
import { expect } from '../support/question-page.ts';
import { tutorRows } from '../support/tutoring.ts';
import {
  alertDialog,
  alertTexts,
  expectAlert,
  openMath,
  openMathWithEvents,
  testWithTwoProcesses,
} from './account-alert.ts';

// The behaviour that the other journeys show with one server process, here with two.
// server/src/events/several-processes.api.test.ts shows that every change reaches the streams of
// each process.

testWithTwoProcesses(
  'a deactivated account is logged out in each browser, with the reason',
  async ({ page, app, db, anotherBrowser, mountPage }) => {
    const second = await (await anotherBrowser()).newPage();
    const student = await mountPage('/home', { as: 'student' });
    await mountPage('/home', { as: student, page: second });
    for (const one of [page, second]) await openMathWithEvents(one, app.learner);
    await db.query('update users set status = false where email = $1', [student.email]);
    for (const one of [page, second]) {
      await expect(alertOf(one, 'Account not active, Please contact admin.')).toBeVisible();
      await expect(one).toHaveURL(`${app.learner}/`);
      await expect(alertDialog(one)).toHaveCount(0);
    }
  },
);

testWithTwoProcesses(
  'an unlinked student blocks every tab of the tutor',
  async ({ page, context, app, db, mountPage }) => {
    const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
    await mountPage('/home', {
      as: tutorAndStudent.students[0],
      tutor: tutorAndStudent.tutor,
      planted: tutorAndStudent,
    });
    await openMathWithEvents(page, app.learner);
    const other = await context.newPage();
    await openMath(other, app.learner);
    await db.query('delete from tutor_students');
    for (const tab of [page, other]) await expectAlert(tab, alertTexts.unlinked, ['Logout', 'Back To Tutor']);
  },
);

testWithTwoProcesses(
  'when one of two servers is killed, its tabs reconnect to the other',
  async ({ page, app, db, mountPage }) => {
    const servers = app as TwoServers;
    const { email } = await mountPage('/home', { as: 'student' });
    await openMathWithEvents(page, app.learner);
    await servers.killSecond();
    await db.query(`update users set username = 'Noor' where email = $1`, [email]);
    await expect(page.getByRole('button', { name: 'Noor, profile menu' })).toBeVisible({ timeout: 30_000 });
    await servers.startSecond();
    await db.query('update users set status = false where email = $1', [email]);
    await expect(alertOf(page, 'Account not active, Please contact admin.')).toBeVisible();
  },
);
