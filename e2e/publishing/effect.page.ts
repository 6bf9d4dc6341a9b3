import { alertOf } from '../alert.ts';
import { choose } from '../bucket-content.ts';
import { topicRows, withValues, yesOrNo } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { managerAddress, pageAddress, publishingOf, sequence, titleOf } from './publishing.ts';

/** As another author's deletion leaves a row. */
const gone = 'deleted_at = now(), deletion_id = gen_random_uuid()';

test('before it is published, the dialog says how many students will see it and what above it hides it', async ({
  page,
  mountPage,
}) => {
  const closed = { is_publish: false };
  const planted = withValues(withValues(topicRows({ sequence }), 'topics', closed), 'subsubtopics', closed);
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { said, switchOf, press } = publishingOf(page);
  // The one student is the standard account.
  await switchOf(titleOf(planted)).click();
  await expect(said).toHaveText('1 student will see this.');
  await press('Cancel');
  await switchOf('Planted sequence').click();
  await expect(said).toHaveText(
    `Students will not see it yet: the topic “${titleOf(planted)}” is not published. Once it is, 1 student will.`,
  );
});

test('before it is published, the dialog lists what is not finished with links there, and forbids nothing', async ({
  page,
  mountPage,
}) => {
  const half = { title: 'Half a set', published: false, questions: [{ text: 'Which?', choices: [{ text: 'No' }] }] };
  const planted = topicRows({ sequence, sets: { half } });
  await mountPage(pageAddress(planted), { as: 'super-admin', planted });
  const { dialog, switchOf, press, expectSaid } = publishingOf(page);
  await switchOf('Half a set').click();
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

test('what another author deletes while it is being published or deleted is missed by name, and its row goes [ERR-007] [ERR-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { ask, press, expectSaid } = publishingOf(page);
  const any = page.getByRole('dialog');
  for (const [action, name, table, id, own] of [
    ['delete', 'subsubtopic', 'subsubtopics', planted.subsubtopic, 'Planted sequence'],
    ['publish', 'subtopic', 'subtopics', planted.subtopic, 'Planted sub-topic'],
    ['publish', 'topic', 'topics', planted.topic, titleOf(planted)],
  ] as const) {
    await (action === 'publish' ? ask(own) : choose(page, own, 'Delete'));
    await db.query(`update ${table} set ${gone} where id = $1`, [id]);
    await (action === 'publish' ? press('Unpublish') : any.getByRole('button', { name: 'OK' }).click());
    await expectSaid(`Error: No ${name} id selected!!`);
    await expectSaid(`“${own}” was deleted meanwhile.`);
    await expect(any).toBeHidden();
    await expect(page.locator(`#row-${id}`)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
});

test('problem sets that another author deletes meanwhile are missed likewise [ERR-008]', async ({
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

test('a row that is deleted meanwhile closes its dialog: when the effect is asked for, and when the list is read again', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { dialog, switchOf, ask, expectSaid } = publishingOf(page);
  await expect(switchOf('Planted sequence')).toBeVisible();
  await db.query(`update subsubtopics set ${gone}`);
  await switchOf('Planted sequence').click();
  await expectSaid('Error: No subsubtopic id selected!!');
  await expect(dialog).toBeHidden();
  await expect(switchOf('Planted sequence')).toBeHidden();

  await ask('Planted sub-topic');
  await db.query(`update subtopics set ${gone}`);
  // Lists are read again when the window is looked at again, at most once in a while.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expectSaid('Error: No subtopic id selected!!');
  await expectSaid('“Planted sub-topic” was deleted meanwhile.');
});

test('an effect that cannot be loaded and a change that cannot be sent are said, and tried again', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence });
  let broken = true;
  for (const call of ['**/api/publish_effect?*', '**/api/subsubtopics/publish_unpublish'])
    await page.route(call, (route) => (broken ? route.abort() : route.fallback()));
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { said, dialog, switchOf, press, expectSaid } = publishingOf(page);
  await switchOf('Planted sequence').click();
  await expect(dialog).toContainText('What that stops could not be found out.');
  broken = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toContainText('will no longer see this.');
  await expect(said).toContainText('Nobody is in the middle of it.');
  broken = true;
  await press('Unpublish');
  await expect(alertOf(page, /./)).toBeVisible();
  await expect(dialog).toBeVisible();
  broken = false;
  await press('Unpublish');
  await expectSaid('Subsubtopic Planted sequence Unpublished successfully');
  await expect(switchOf('Planted sequence')).not.toBeChecked();
});

test('who publishes what another super admin has published meanwhile is told, and nothing is done twice', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = withValues(topicRows({ sequence }), 'subsubtopics', { is_publish: false });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { said, switchOf, press, expectSaid } = publishingOf(page);
  await expect(switchOf('Planted sequence')).not.toBeChecked();
  await db.query('update subsubtopics set is_publish = true');
  await switchOf('Planted sequence').click();
  await expect(said).toContainText('It has been published meanwhile.');
  await press('Publish');
  await expectSaid('Subsubtopic Planted sequence Published successfully');
  await expect(switchOf('Planted sequence')).toBeChecked();
  expect((await db.query(`select from audit where action = 'publish'`)).rowCount).toBe(0);
});
