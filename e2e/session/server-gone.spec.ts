import { expect, test } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { dialog, expectAlert, listening, openMath, texts } from './account-alert.ts';

test('tabs find a server again that was killed, and hear what happened meanwhile', async ({
  page,
  context,
  app,
  db,
  mountPage,
}) => {
  await mountPage('/home', { as: 'student' });
  await listening(page, app.learner);
  const other = await context.newPage();
  await openMath(other, app.learner);
  // A call that the kill cut off would be made again, and hear of the end before the stream tells of it.
  for (const tab of [page, other]) await quiet(tab);
  await app.kill();
  await db.query('delete from sessions');
  await app.start();
  for (const tab of [page, other]) await expect(dialog(tab)).toBeVisible({ timeout: 30_000 });
  await expectAlert(page, texts.loggedOut);
});
