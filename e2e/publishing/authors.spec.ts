import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { answerByCall } from '../answering.ts';
import { enterStudio, managerOf, titled } from '../authoring.ts';
import { binOf, binTopics } from '../binned.ts';
import { bucketOf, choose, goToPlace } from '../bucket-content.ts';
import { type Planted, plant, plantExam } from '../content.ts';
import { openCard } from '../desk.ts';
import { expect, test } from '../practising.ts';
import type { RunningServer } from '../server.ts';
import { csvOf, type UploadedFile } from '../sheet-files.ts';
import { sequence, switchesOf } from './author.ts';
import { publishingOf } from './publishing.ts';

const tables = { sat: satTable, act: actTable } as const;

type Visit = { page: Page; app: RunningServer; db: pg.Client };

/** What every author does: makes, changes, orders and deletes; bucket, notes and links; resets progress. */
async function author({ page, app, db }: Visit, { publishes }: { publishes: boolean }): Promise<Planted> {
  const setTitle = titled('Signs');
  const planted = await plant(db, { sequence, sets: { own: { title: setTitle, questions: [] } } });
  const { expectSaid } = publishingOf(page);
  const hasSwitches = async () => {
    if (publishes) await expect(switchesOf(page).first()).toBeVisible();
    else await expect(switchesOf(page)).toHaveCount(0);
  };
  const manager = managerOf(page);
  await page.goto(`${app.studio}/admin/math-topics?topic=${planted.topic}`);
  const [made, renamed] = [titled('Forces'), titled('Levers')];
  await manager.create('Subtopic', made);
  await expectSaid(`${made} subtopic created Successfully`);
  await manager.choose(made, 'Edit title');
  await page.getByRole('textbox', { name: 'Subtopic title' }).fill(renamed);
  await page.keyboard.press('Enter');
  await expectSaid('Subtopic title Updated Successfully');
  await manager.button('Reorder Subtopics').click();
  await manager.button(`Move up ${renamed}`).click();
  await manager.button('Submit New Order').click();
  await expect(manager.button('Reorder Subtopics')).toBeVisible();
  const { rows: stored } = await db.query(
    'select title from subtopics where topic_id = $1 and deleted_at is null order by position',
    [planted.topic],
  );
  expect(stored.map(({ title }) => title)).toEqual([renamed, 'Planted sub-topic']);
  await hasSwitches();
  await manager.choose(renamed, 'Delete');
  await manager.answer('Are you sure you want to delete this subtopic?', 'OK');
  await expect(manager.toggle(renamed)).toBeHidden();

  await goToPlace(page, app, planted);
  await choose(page, 'question 1', 'Add to Bucket');
  await expect(bucketOf(page).entry).toHaveText('Bucket1');
  await choose(page, setTitle, 'Notes');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).click();
  await page.keyboard.type('For the second week.');
  await page.getByRole('button', { name: 'Update Notes' }).click();
  await expectSaid('Notes updated Successfully');
  await openCard(page, 1);
  const aside = page.getByRole('complementary');
  await aside.getByRole('button', { name: /question after a right answer/i }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Question 2/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
  await expectSaid('Right Question linked successfully');
  await hasSwitches();
  return planted;
}

/** On the learners' site, where authors may begin anew with what they tried. */
async function resetProgress({ page, app }: Visit, planted: Planted): Promise<void> {
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: planted.subsubtopic };
  await answerByCall(page, app, { ...reference, question_id: planted.question.first ?? '' });
  await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await page.getByRole('button', { name: 'Reset progress' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await publishingOf(page).expectSaid('Sequence Progress Reset');
}

test('an admin makes, changes, orders, resets and deletes content, with bucket, notes and links, and has no publish switch [ACC-052]', async ({
  page,
  app,
  db,
  logIn,
}) => {
  await enterStudio(page, app);
  const planted = await author({ page, app, db }, { publishes: false });
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sequence published', { exact: true })).toBeVisible();
  await logIn(page, 'admin');
  await resetProgress({ page, app, db }, planted);
});

test('a super admin does all that an admin does, and publishes, sets the mode of progress, uploads, and has users, reports and what was deleted [ACC-053]', async ({
  page,
  app,
  db,
  logIn,
}) => {
  test.slow();
  await enterStudio(page, app, 'super-admin');
  const planted = await author({ page, app, db }, { publishes: true });
  const { flip, expectSaid } = publishingOf(page);
  await flip('Planted sequence');
  await expectSaid('Subsubtopic Planted sequence Unpublished successfully');
  await flip('Planted sequence');

  for (const family of ['sat', 'act'] as const) {
    const { id, title } = await plantExam(db, { family, topics: {} });
    await page.goto(`${app.studio}/admin/${family}s?${family}=${id}`);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
    await row.getByRole('switch', { name: 'Progress by problem set' }).click();
    await expectSaid('Progress Show by ProblemSet');
    const upload = async (table: string, file: UploadedFile) => {
      const chooser = page.waitForEvent('filechooser');
      await row.getByRole('listitem').filter({ hasText: table }).getByRole('button', { name: 'Upload Excel' }).click();
      await (await chooser).setFiles(file);
      await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
    };
    await upload('Raw Score Conversion', csvOf('scores.csv', tables[family]()));
    await expectSaid(`'${title}' Raw Score Conversion uploaded`);
    await upload('Bubble Sheet Answers', csvOf('key.csv', keySheet(family)));
    await expectSaid(`'${title}' bubble sheet answer uploaded`);
  }

  for (const [path, heading] of [
    ['users', 'Users'],
    ['reported_problems', 'Reported Problems'],
  ] as const) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  const [binned = ''] = await binTopics(db, 1);
  await page.reload();
  await binOf(page).open('Topics');
  await expect(binOf(page).row(binned)).toBeVisible();
  await logIn(page, 'super-admin');
  await resetProgress({ page, app, db }, planted);
});
