import { alertOf } from '../support/alert.ts';
import { createApiCaller } from '../support/api-caller.ts';
import { expect, test } from '../support/question-page.ts';
import { answerConfirmation, deletedTopics, recycleBinOf, tabs } from '../support/recycle-bin.ts';
import { deletedKinds, oneDeletedOfEachKind, titleOf } from './deleted-records.ts';

const permanentQuestion = 'Are you sure you want to delete this permanently?';

test('counts the deleted records in seven tabs, and deletes one of each kind for good [RCY-002] [RCY-003] [RCY-007] [RCY-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = oneDeletedOfEachKind();
  await mountPage('/admin', { as: 'super-admin', planted: [planted, deletedTopics(2)] });
  const bin = recycleBinOf(page);
  await bin.entry.click();
  await expect(bin.dialog.getByRole('tab')).toHaveText(tabs.map((name) => `${name}${name === 'Topics' ? 3 : 1}`));
  for (const kind of deletedKinds) {
    const title = titleOf(kind);
    await bin.tab(kind.tab).click();
    await expect(bin.restore(title)).toBeEnabled();
    await bin.remove(title).click();
    if (kind.tab === 'SATs') {
      await answerConfirmation(page, permanentQuestion, 'Cancel');
      await bin.remove(title).click();
    }
    await answerConfirmation(page, permanentQuestion, 'OK');
    await expect(alertOf(page, `(${kind.label}) '${title}' permanently deleted`)).toBeVisible();
    await expect(bin.row(title)).toHaveCount(0);
  }
  await expect(bin.dialog.getByRole('tab')).toHaveText(tabs.map((name) => `${name}${name === 'Topics' ? 2 : 0}`));
  const { rows } = await db.query(
    `select id from exams union all select id from topics union all select id from subtopics union all
     select id from subsubtopics union all select id from problem_sets union all select id from questions`,
  );
  expect(rows.filter(({ id }) => planted.ids.includes(id))).toEqual([]);
});

test('an admin restores one of each kind after a confirmation, and reads at which position [RCY-005] [RCY-006] [RCY-009]', async ({
  page,
  mountPage,
}) => {
  await mountPage('/admin', { as: 'admin', planted: oneDeletedOfEachKind() });
  const bin = recycleBinOf(page);
  await bin.entry.click();
  for (const kind of deletedKinds) {
    const title = titleOf(kind);
    const question = `Are you sure you want to restore this ${kind.spoken}?`;
    await bin.tab(kind.tab).click();
    await bin.restore(title).click();
    if (kind.tab === 'SATs') {
      await answerConfirmation(page, question, 'Cancel');
      await expect(bin.restore(title)).toBeFocused();
      await bin.restore(title).click();
    }
    await answerConfirmation(page, question, 'OK');
    await expect(alertOf(page, `(${kind.label}) '${title}' restored at position ${kind.position}`)).toBeVisible();
    await expect(bin.row(title)).toHaveCount(0);
  }
  await expect(bin.dialog.getByRole('tab')).toHaveText(tabs.map((name) => `${name}0`));
});

test('opens on the kind that was deleted last, and stays there when its last record has left', async ({
  page,
  mountPage,
}) => {
  const planted = deletedTopics(1);
  const [title = ''] = planted.titles;
  await mountPage('/admin', { as: 'admin', planted });
  const bin = recycleBinOf(page);
  await bin.entry.click();
  await expect(bin.tab('Topics')).toHaveAttribute('aria-selected', 'true');
  await bin.restore(title).click();
  await answerConfirmation(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(bin.row(title)).toHaveCount(0);
  await expect(bin.tab('Topics')).toHaveAttribute('aria-selected', 'true');
  await bin.close();
  await bin.entry.click();
  await expect(bin.tab('SATs')).toHaveAttribute('aria-selected', 'true');
});

test('loads twenty records, and twenty more at the end of a list that is 400 pixels high [RCY-004]', async ({
  page,
  mountPage,
}) => {
  const { rows: topics, titles } = deletedTopics(45);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/soft_delete/deleted_records') && searchParams.get('type') === 'topic') {
      requested.push(`${searchParams.get('existing_record')}, ${searchParams.get('limit')}`);
    }
  });
  await mountPage('/admin', { as: 'admin', planted: { rows: topics } });
  const bin = recycleBinOf(page);
  const rows = bin.dialog.getByRole('listitem');
  await bin.open('Topics');
  await expect(rows).toContainText(titles.slice(0, 20));
  expect((await bin.list.boundingBox())?.height).toBe(400);
  expect(requested).toEqual(['0, 20']);
  const scrollToEnd = () => bin.list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await scrollToEnd();
  await expect(rows).toContainText(titles.slice(0, 40));
  expect(requested).toEqual(['0, 20', '20, 20']);
  await scrollToEnd();
  await expect(rows).toContainText(titles);
  expect(requested).toEqual(['0, 20', '20, 20', '40, 20']);
});

test('a deletion in progress cannot be repeated; a record that another author has deleted leaves the list, and the focus moves on', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = deletedTopics(4);
  const [own = '', deletedByOther = '', alsoDeletedByOther = '', other = ''] = planted.titles;
  await mountPage('/admin', { as: 'admin', planted });
  const bin = recycleBinOf(page);
  await bin.open('Topics');
  await expect(bin.row(own)).toBeVisible();
  const call = await createApiCaller(app, 'super-admin');
  for (const id of planted.ids.slice(1, 3)) {
    expect((await call('POST /soft_delete/hard_delete', { id, type: 'topic' })).status).toBe(200);
  }
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route('**/api/soft_delete/hard_delete', async (route) => {
    await gate;
    await route.continue();
  });
  await bin.remove(own).click();
  await answerConfirmation(page, permanentQuestion, 'OK');
  await expect(bin.remove(own)).toHaveAttribute('aria-disabled', 'true');
  await expect(bin.restore(own)).toHaveAttribute('aria-disabled', 'true');
  await bin.remove(own).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  openGate();
  await expect(bin.row(own)).toHaveCount(0);
  await expect(bin.remove(deletedByOther)).toBeFocused();

  await bin.remove(deletedByOther).click();
  await answerConfirmation(page, permanentQuestion, 'OK');
  await expect(alertOf(page, /deleted for good meanwhile/)).toBeVisible();
  await expect(bin.row(deletedByOther)).toHaveCount(0);
  await expect(bin.remove(alsoDeletedByOther)).toBeFocused();
  await bin.restore(alsoDeletedByOther).click();
  await answerConfirmation(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(alertOf(page, /not found|deleted for good\W*$/)).toBeVisible();
  await expect(bin.row(alsoDeletedByOther)).toHaveCount(0);
  await expect(bin.row(other)).toBeVisible();
});

test('shows an error if a list cannot be loaded, can be retried, and explains an empty list', async ({
  page,
  mountPage,
}) => {
  await page.route('**/api/soft_delete/deleted_records?type=act*', (route) => route.abort(), { times: 1 });
  await mountPage('/admin', { as: 'admin' });
  const bin = recycleBinOf(page);
  await bin.open('ACTs');
  await expect(bin.dialog.getByRole('alert')).toContainText('The recycle bin could not be read.');
  await bin.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(bin.dialog.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(bin.dialog.getByText('ACTs that are deleted will stand here.')).toBeVisible();
});
