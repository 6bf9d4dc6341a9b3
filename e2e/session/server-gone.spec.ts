import { alertOf } from '../alert.ts';
import { accountOf } from '../fixtures.ts';
import { expect, test as oneProcess } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { startServer, type TwoServers } from '../server.ts';
import { dialog, enter, expectAlert, listening, texts, twoProcesses } from './account-alert.ts';

oneProcess(
  'a server that was killed is found again, and says what happened meanwhile',
  async ({ page, context, app, db, newStudent }) => {
    const student = await newStudent(page);
    await listening(page, `${app.learner}/home`);
    const other = await context.newPage();
    await other.goto(`${app.learner}/home/math`);
    await expect(other.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
    // A question that the kill cut off would be asked again, and hear of the end before the stream tells of it.
    for (const tab of [page, other]) await quiet(tab);
    await app.kill();
    await db.query('delete from sessions where user_id = (select id from users where email = $1)', [student.email]);
    await app.start();
    for (const tab of [page, other]) await expect(dialog(tab)).toBeVisible({ timeout: 30_000 });
    await expectAlert(page, texts.loggedOut);
  },
);

twoProcesses(
  'one of two servers that is killed leaves its tabs to the other',
  async ({ page, app, db, newStudent }) => {
    const student = await newStudent(page);
    await listening(page, `${app.learner}/home`);
    await (app as TwoServers).killOne();
    await db.query(`update users set username = 'Noor' where email = $1`, [student.email]);
    await expect(page.getByRole('button', { name: 'Noor, profile menu' })).toBeVisible({ timeout: 30_000 });
    await (app as TwoServers).startOne();
    await db.query('update users set status = false where email = $1', [student.email]);
    await expect(alertOf(page, 'Account not active, Please contact admin.')).toBeVisible();
  },
);

oneProcess('a server that is asked to stop does so at once, while tabs listen', async ({ anotherBrowser }) => {
  const app = await startServer();
  try {
    const page = await (await anotherBrowser()).newPage();
    await enter(page, app, accountOf(app, 'student'));
    await listening(page, `${app.learner}/home`);
    const began = performance.now();
    await app.stop();
    // With the database's own shutdown; a listener waits ten seconds for replies that are still running.
    expect(performance.now() - began).toBeLessThan(6_000);
  } finally {
    await app.stop();
  }
});
