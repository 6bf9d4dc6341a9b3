import { refusalReply } from '@fourfold/core/refusals/testing/refusal-reply';
import { alertOf } from '../support/alert.ts';
import { choose } from '../support/bucket.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, withValues, yesOrNo } from '../support/planting.ts';
import { managerAddress, pageAddress, publishSwitchesOf, titleOf, twoQuestions } from './publish-switches.ts';

/** SQL columns of a row that another author has deleted. */
const deletedColumns = 'deleted_at = now(), deletion_id = gen_random_uuid()';

test('before publishing, the dialog shows who will see the content and what is not finished, with links, and does not prevent it', async ({
  page,
  mountPage,
}) => {
  const halfFinishedSet = {
    title: 'Half a set',
    published: false,
    questions: [{ text: 'Which?', choices: [{ text: 'No' }] }],
  };
  const planted = withValues(topicRows({ sequence: twoQuestions, sets: { half: halfFinishedSet } }), 'topics', {
    is_publish: false,
  });
  await mountPage(pageAddress(planted), { as: 'super-admin', planted });
  const { dialog, said, switchOf, press, expectAlert } = publishSwitchesOf(page);
  await switchOf('Half a set').click();
  // The only student is the standard account.
  await expect(said).toHaveText(
    `Students will not see it yet: the topic “${titleOf(planted)}” is not published. Once it is, 1 student will.`,
  );
  const list = dialog.getByRole('region', { name: 'Not finished' });
  await list.getByRole('link').first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half a set');
  await switchOf('Half a set').click();
  await expect(list).toBeVisible();
  await press('Publish');
  await expectAlert('ProblemSet Published successfully');
  await expect(switchOf('Half a set')).toBeChecked();
});

test('a record that another author has deleted is reported by name, and its row is removed: before the dialog opens, in it, and after it [ERR-007] [ERR-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: twoQuestions });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { dialog, switchOf, openDialog, press, expectAlert } = publishSwitchesOf(page);
  const expectMissing = async (name: string, title: string) => {
    await expectAlert(`Error: No ${name} id selected!!`);
    await expectAlert(`“${title}” was deleted meanwhile.`);
    await expect(dialog).toBeHidden();
    await expect(switchOf(title)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  };
  await expect(switchOf('Planted sequence')).toBeVisible();
  await db.query(`update subsubtopics set ${deletedColumns}`);
  await switchOf('Planted sequence').click();
  await expectMissing('subsubtopic', 'Planted sequence');

  await openDialog('Planted sub-topic');
  await db.query(`update subtopics set ${deletedColumns}`);
  // Lists are refetched when the window becomes visible again, at most once in a while.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expectMissing('subtopic', 'Planted sub-topic');

  await openDialog(titleOf(planted));
  await db.query(`update topics set ${deletedColumns}`);
  await press('Unpublish');
  await expectMissing('topic', titleOf(planted));
});

test('problem sets that another author has deleted are reported likewise [ERR-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const setTitled = (title: string) => ({ title, questions: [{ choices: yesOrNo }] });
  const planted = topicRows({ sequence: twoQuestions, sets: { one: setTitled('Signs'), other: setTitled('Powers') } });
  await mountPage(pageAddress(planted), { as: 'super-admin', planted });
  const { openDialog, press, expectAlert } = publishSwitchesOf(page);
  await openDialog('Signs');
  await db.query(`update problem_sets set ${deletedColumns} where title = 'Signs'`);
  await press('Unpublish');
  await expectAlert('Error: No ProblemSet id selected!!');
  await expectAlert('“Signs” was deleted meanwhile.');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Signs' })).toBeHidden();
  await choose(page, 'Powers', 'Delete');
  await db.query(`update problem_sets set ${deletedColumns} where title = 'Powers'`);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expectAlert('Error: No ProblemSet id selected!!');
  await expect(page.getByText('No Problem Set Found')).toBeVisible();
});

test('an effect that cannot be loaded and a change that cannot be sent show errors and can be retried; an ended session leads to log-in', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence: twoQuestions });
  let isBroken = true;
  for (const call of ['**/api/publish_effect?*', '**/api/subsubtopics/publish_unpublish'])
    await page.route(call, (route) => (isBroken ? route.abort() : route.fallback()));
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { said, dialog, switchOf, openDialog, press, expectAlert } = publishSwitchesOf(page);
  await switchOf('Planted sequence').click();
  await expect(dialog).toContainText('What that stops could not be found out.');
  isBroken = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toContainText('will no longer see this.');
  await expect(said).toContainText('Nobody is in the middle of it.');
  isBroken = true;
  await press('Unpublish');
  await expect(alertOf(page, 'No connection to the server. Check the network and try again.')).toBeVisible();
  await expect(dialog).toBeVisible();
  isBroken = false;
  await press('Unpublish');
  await expectAlert('Subsubtopic Planted sequence Unpublished successfully');
  await expect(switchOf('Planted sequence')).not.toBeChecked();

  await page.route('**/api/subsubtopics/publish_unpublish', (route) =>
    route.fulfill({ status: 401, json: refusalReply('session_expired') }),
  );
  await openDialog('Planted sequence');
  await press('Publish');
  await expect(alertOf(page, 'Session expired')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(alertOf(page, /deleted meanwhile|selected!!/)).toHaveCount(0);
});
