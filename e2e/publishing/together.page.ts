import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, withValues, yesOrNo } from '../support/planting.ts';
import { managerAddress, publishSwitchesOf, titleOf, twoQuestions } from './publish-switches.ts';

/** A topic of which nothing is published. */
function draftTopic() {
  const sets = { run: { title: 'Four', published: false, questions: [{ text: 'Which?', choices: yesOrNo }] } };
  const hidden = { is_publish: false, is_sequence_publish: false };
  const planted = topicRows({ sequence: twoQuestions, sets });
  return ['subtopics', 'subsubtopics'].reduce(
    (rows, table) => withValues(rows, table as 'subtopics', hidden),
    withValues(planted, 'topics', { is_publish: false }),
  );
}

test('a topic is published with all below it by three presses; each part shows its findings', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = draftTopic();
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { dialog, switchOf } = publishSwitchesOf(page);
  await switchOf(titleOf(planted)).click();
  const parts = dialog.getByRole('group', { name: 'Publish with it' });
  await expect(parts.getByRole('listitem')).toHaveText([
    'Planted sub-topic sub-topic',
    'Planted sequence sub-sub-topic',
    /^Planted sequence its sequence/,
    /^Four problem set, \d findings?$/,
  ]);
  await parts.getByRole('checkbox', { name: 'All 4' }).click();
  await dialog.getByRole('button', { name: 'Publish all 5' }).click();
  await expect(alertOf(page, `${titleOf(planted)} and 4 more Published successfully`)).toBeVisible();
  await expect(switchOf('Planted sub-topic')).toBeChecked();
  const { rows } = await db.query(
    `select (select bool_and(is_publish) from topics) and (select bool_and(is_publish) from subtopics) and
            (select bool_and(is_publish and is_sequence_publish) from subsubtopics) and
            (select bool_and(is_publish) from problem_sets) as all_published`,
  );
  expect(rows).toEqual([{ all_published: true }]);
});

test('what is above a record can be published with it, and the dialog then says who sees it; what is not chosen stays', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = draftTopic();
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { dialog, switchOf, said, press } = publishSwitchesOf(page);
  await switchOf('Planted sub-topic').click();
  await expect(said).toContainText(`the topic “${titleOf(planted)}” is not published`);
  await dialog.getByRole('checkbox', { name: `${titleOf(planted)} topic, above it` }).click();
  await expect(said).toHaveText('1 student will see this.');
  await press('Cancel');
  await expect(switchOf('Planted sub-topic')).not.toBeChecked();
  await switchOf('Planted sub-topic').click();
  await dialog.getByRole('checkbox', { name: `${titleOf(planted)} topic, above it` }).click();
  await dialog.getByRole('button', { name: 'Publish all 2' }).click();
  await expect(switchOf(titleOf(planted))).toBeChecked();
  await expect(switchOf('Planted sub-topic')).toBeChecked();
  const { rows } = await db.query('select is_publish, is_sequence_publish from subsubtopics');
  expect(rows).toEqual([{ is_publish: false, is_sequence_publish: false }]);
});
