import { alertOf } from '../alert.ts';
import { choose } from '../bucket-content.ts';
import { changed, topicRows, yesOrNo } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { managerAddress, pageAddress, publishingOf, sequence, titleOf } from './publishing.ts';

/** SQL columns of a row that another author has deleted. */
const gone = 'deleted_at = now(), deletion_id = gen_random_uuid()';

test('before publishing, the dialog shows who will see the content and what is not finished, with links, and does not prevent it', async ({
  page,
  mountPage,
}) => {
  const half = { title: 'Half a set', published: false, questions: [{ text: 'Which?', choices: [{ text: 'No' }] }] };
  const planted = changed(topicRows({ sequence, sets: { half } }), 'topics', { is_publish: false });
  await mountPage(pageAddress(planted), { as: 'super-admin', planted });
  const { dialog, said, switchOf, press, expectSaid } = publishingOf(page);
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
  await expectSaid('ProblemSet Published successfully');
  await expect(switchOf('Half a set')).toBeChecked();
});

test('a record that another author has deleted is reported by name, and its row is removed: before the dialog opens, in it, and after it [ERR-007] [ERR-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { dialog, switchOf, ask, press, expectSaid } = publishingOf(page);
  const missed = async (name: string, title: string) => {
    await expectSaid(`Error: No ${name} id selected!!`);
    await expectSaid(`“${title}” was deleted meanwhile.`);
    await expect(dialog).toBeHidden();
    await expect(switchOf(title)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  };
  await expect(switchOf('Planted sequence')).toBeVisible();
  await db.query(`update subsubtopics set ${gone}`);
  await switchOf('Planted sequence').click();
  await missed('subsubtopic', 'Planted sequence');

  await ask('Planted sub-topic');
  await db.query(`update subtopics set ${gone}`);
  // Lists are refetched when the window becomes visible again, at most once in a while.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await missed('subtopic', 'Planted sub-topic');

  await ask(titleOf(planted));
  await db.query(`update topics set ${gone}`);
  await press('Unpublish');
  await missed('topic', titleOf(planted));
});

test('problem sets that another author has deleted are reported likewise [ERR-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const aSet = (title: string) => ({ title, questions: [{ choices: yesOrNo }] });
  const planted = topicRows({ sequence, sets: { one: aSet('Signs'), other: aSet('Powers') } });
  await mountPage(pageAddress(planted), { as: 'super-admin', planted });
  const { ask, press, expectSaid } = publishingOf(page);
  await ask('Signs');
  await db.query(`update problem_sets set ${gone} where title = 'Signs'`);
  await press('Unpublish');
  await expectSaid('Error: No ProblemSet id selected!!');
  await expectSaid('“Signs” was deleted meanwhile.');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Signs' })).toBeHidden();
  await choose(page, 'Powers', 'Delete');
  await db.query(`update problem_sets set ${gone} where title = 'Powers'`);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expectSaid('Error: No ProblemSet id selected!!');
  await expect(page.getByText('No Problem Set Found')).toBeVisible();
});

test('an effect that cannot be loaded and a change that cannot be sent show errors and can be retried; an ended session leads to log-in', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence });
  let broken = true;
  for (const call of ['**/api/publish_effect?*', '**/api/subsubtopics/publish_unpublish'])
    await page.route(call, (route) => (broken ? route.abort() : route.fallback()));
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { said, dialog, switchOf, ask, press, expectSaid } = publishingOf(page);
  await switchOf('Planted sequence').click();
  await expect(dialog).toContainText('What that stops could not be found out.');
  broken = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toContainText('will no longer see this.');
  await expect(said).toContainText('Nobody is in the middle of it.');
  broken = true;
  await press('Unpublish');
  await expect(alertOf(page, 'No connection to the server. Check the network and try again.')).toBeVisible();
  await expect(dialog).toBeVisible();
  broken = false;
  await press('Unpublish');
  await expectSaid('Subsubtopic Planted sequence Unpublished successfully');
  await expect(switchOf('Planted sequence')).not.toBeChecked();

  await page.route('**/api/subsubtopics/publish_unpublish', (route) =>
    route.fulfill({ status: 401, json: { errors: ['Session expired'] } }),
  );
  await ask('Planted sequence');
  await press('Publish');
  await expect(alertOf(page, 'Session expired')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(alertOf(page, /deleted meanwhile|selected!!/)).toHaveCount(0);
});
