import { waitForNetworkIdle } from '../quiet.ts';
import { expect, test } from '../support/question-page.ts';
import { alertDialog, alertTexts, expectAlert, openMath, openMathWithEvents } from './account-alert.ts';

test('tabs reconnect to a server that was killed and restarted, and are notified of events in between', async ({
  page,
  context,
  app,
  db,
  mountPage,
}) => {
  await mountPage('/home', { as: 'student' });
  await openMathWithEvents(page, app.learner);
  const other = await context.newPage();
  await openMath(other, app.learner);
  // A call interrupted by the kill would be retried, and could report the session’s end before the
  // stream does.
  for (const tab of [page, other]) await waitForNetworkIdle(tab);
  await app.kill();
  await db.query('delete from sessions');
  await app.start();
  for (const tab of [page, other]) await expect(alertDialog(tab)).toBeVisible({ timeout: 30_000 });
  await expectAlert(page, alertTexts.loggedOut);
});
