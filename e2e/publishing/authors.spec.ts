import { keySheet } from '@fourfold/core/grading/testing/keys';
import { satTable } from '@fourfold/core/scores/testing/tables';
import type { PersonFixture } from '@fourfold/server/testing/fixtures/person';
import { row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import type { RunningServer } from '../server.ts';
import { csvOf, type UploadedFile } from '../sheet-files.ts';
import { answerByCall } from '../support/answer-by-call.ts';
import { bucketOf, choose } from '../support/bucket.ts';
import { openCard } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import type { MountPage } from '../support/mount-page.ts';
import { examRows, topicRows } from '../support/planting.ts';
import { recycleBinOf } from '../support/recycle-bin.ts';
import { topicManagerOf } from '../support/topic-manager.ts';
import { managerAddress, publishSwitchesOf, twoQuestions } from './publish-switches.ts';

const contentRows = () => topicRows({ sequence: twoQuestions, sets: { own: { title: 'Signs', questions: [] } } });

/**
 * Does what every author can do from the manager on: create, edit, reorder and delete content, use
 * the bucket, notes and links.
 */
async function doAuthorTasks(page: Page, db: pg.Client): Promise<void> {
  const { expectAlert } = publishSwitchesOf(page);
  const manager = topicManagerOf(page);
  await manager.create('Subtopic', 'Forces');
  await expectAlert('Forces subtopic created Successfully');
  await manager.choose('Forces', 'Edit title');
  await page.getByRole('textbox', { name: 'Subtopic title' }).fill('Levers');
  await page.keyboard.press('Enter');
  await expectAlert('Subtopic title Updated Successfully');
  await manager.button('Reorder Subtopics').click();
  await manager.button('Move up Levers').click();
  await manager.button('Submit New Order').click();
  await expect(manager.button('Reorder Subtopics')).toBeVisible();
  const { rows } = await db.query('select title from subtopics where deleted_at is null order by position');
  expect(rows).toEqual([{ title: 'Levers' }, { title: 'Planted sub-topic' }]);
  await manager.choose('Levers', 'Delete');
  await manager.answer('Are you sure you want to delete this subtopic?', 'OK');
  await expect(manager.toggle('Levers')).toBeHidden();

  await page.getByRole('link', { name: 'Planted sequence' }).click();
  await choose(page, 'question 1', 'Add to Bucket');
  await expect(bucketOf(page).entry).toHaveText('Bucket1');
  await choose(page, 'Signs', 'Notes');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Notes' }).click();
  await page.keyboard.type('For the second week.');
  await page.getByRole('button', { name: 'Update Notes' }).click();
  await expectAlert('Notes updated Successfully');
  await openCard(page, 1);
  const aside = page.getByRole('complementary');
  await aside.getByRole('button', { name: /question after a wrong answer/i }).click();
  await dialog.getByRole('option', { name: /^Question 2/ }).click();
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  await expectAlert('Wrong Question linked successfully');
}

type PageFixtures = { mountPage: MountPage; app: RunningServer; page: Page };

/** Resets the author's own progress in the learner app. */
async function resetProgress(
  { mountPage, app, page }: PageFixtures,
  user: PersonFixture,
  planted: ReturnType<typeof contentRows>,
): Promise<void> {
  await mountPage(`/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`, { as: user });
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: planted.subsubtopic };
  await answerByCall(page, app, { ...reference, question_id: planted.question.first ?? '' });
  await page.reload();
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await page.getByRole('button', { name: 'Reset progress' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await publishSwitchesOf(page).expectAlert('Sequence Progress Reset');
}

// Each test covers all pages of an author, on both sites, to show the whole role.
test('an admin creates, edits, orders, deletes and resets content, with bucket, notes and links, and cannot publish [ACC-052]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const planted = contentRows();
  const as = await mountPage(managerAddress(planted), { as: 'admin', planted });
  await doAuthorTasks(page, db);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sequence published', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: /^(Published|Sequence):/ })).toHaveCount(0);
  await resetProgress({ mountPage, app, page }, as, planted);
});

test('a super admin does everything that an admin does, publishes, sets the progress mode, uploads, and has users, reports and deleted topics [ACC-053]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const planted = contentRows();
  const [sat, act] = (['sat', 'act'] as const).map((family) => examRows({ family, title: family, topics: {} }));
  const deletion = { deleted_at: new Date(), deletion_id: crypto.randomUUID() };
  const binned = row('topics', { id: crypto.randomUUID(), kind: 'math', title: 'Binned', position: 0, ...deletion });
  const as = await mountPage(managerAddress(planted), {
    as: 'super-admin',
    planted: [planted, ...[sat, act].flatMap((one) => one ?? []), { rows: [binned] }],
  });
  await doAuthorTasks(page, db);
  const { flip, expectAlert } = publishSwitchesOf(page);
  await flip('Planted sequence');
  await expectAlert('Subsubtopic Planted sequence Unpublished successfully');
  await flip('Planted sequence');

  const menu = page.getByRole('navigation', { name: 'Main' });
  const upload = async (family: 'sat' | 'act', table: string, file: UploadedFile) => {
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: family }).first();
    await menu.getByRole('link', { name: `${family.toUpperCase()}s` }).click();
    await row.getByRole('button', { name: family, exact: true }).click();
    await row.getByRole('switch', { name: 'Progress by problem set' }).click();
    await expectAlert('Progress Show by ProblemSet');
    const chooser = page.waitForEvent('filechooser');
    await row.getByRole('listitem').filter({ hasText: table }).getByRole('button', { name: 'Upload Excel' }).click();
    await (await chooser).setFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  };
  await upload('sat', 'Raw Score Conversion', csvOf('scores.csv', satTable()));
  await expectAlert("'sat' Raw Score Conversion uploaded");
  await upload('act', 'Bubble Sheet Answers', csvOf('key.csv', keySheet('act')));
  await expectAlert("'act' bubble sheet answer uploaded");

  for (const heading of ['Users', 'Reported Problems']) {
    await menu.getByRole('link', { name: heading }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await recycleBinOf(page).open('Topics');
  await expect(recycleBinOf(page).row('Binned')).toBeVisible();
  await resetProgress({ mountPage, app, page }, as, planted);
});
