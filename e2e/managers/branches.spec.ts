import { alertOf } from '../alert.ts';
import { enterStudio, managerOf, titled } from '../authoring.ts';
import { plant, yesOrNo } from '../content.ts';
import { expectFocusSeen, keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { written } from './written.ts';

const aSequence = { sequence: { only: { choices: yesOrNo } } };

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

for (const [kind, heading] of [
  ['math', 'Math topics'],
  ['grammar', 'Grammar topics'],
  ['reading', 'Reading topics'],
  ['sat', 'SAT topics'],
] as const) {
  test(`${heading} have a manager of their own, where a topic is made and ${kind === 'sat' ? 'leads to its page [ATR-001] [ATR-011]' : 'opens to what makes more [ATR-001] [ATR-003] [ATR-011]'}`, async ({
    page,
    app,
    db,
  }) => {
    const manager = managerOf(page);
    const other = await plant(db, { kind: kind === 'math' ? 'grammar' : 'math', ...aSequence });
    await page.goto(`${app.studio}/admin/${kind}-topics`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const title = titled('Motion');
    await manager.create('Topic', title);
    await expect(alertOf(page, `${title} topic created Successfully`)).toBeVisible();
    const { rows } = await db.query('select kind from topics where title = $1', [title]);
    expect(rows).toEqual([{ kind }]);
    await expect(manager.main).not.toContainText(`Topic ${other.topic.slice(0, 8)}`);
    if (kind === 'sat') {
      // It has its questions itself.
      await expect(manager.row(title).getByRole('link', { name: title })).toBeFocused();
      return;
    }
    // Where one goes on: the focus is on the new row, which is open.
    await expect(manager.toggle(title)).toBeFocused();
    await expect(manager.toggle(title)).toBeInViewport();
    await expect(manager.row(title).getByRole('button', { name: 'Create Subtopic' })).toBeVisible();
    await expect(manager.row(title)).toContainText('No Record Found');
    await manager.toggle(title).click();
    await expect(manager.row(title).getByRole('button', { name: 'Create Subtopic' })).toBeHidden();
    await manager.toggle(title).click();
    await expect(manager.row(title).getByRole('button', { name: 'Create Subtopic' })).toBeVisible();
  });
}

test('a branch is made level by level, by title alone, with a message of its own for each [ATR-005] [ATR-011] [ATR-012]', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  const { topic } = await plant(db, aSequence);
  const topicTitle = `Topic ${topic.slice(0, 8)}`;
  await page.goto(`${app.studio}/admin/math-topics?topic=${topic}`);
  const row = manager.row(topicTitle);

  await row.getByRole('button', { name: 'Create Subtopic' }).click();
  await expect(manager.dialog.getByRole('heading')).toHaveText('Create Subtopic');
  await expect(manager.dialog.getByRole('textbox')).toHaveCount(1);
  await expect(manager.dialog.getByLabel('Title')).toBeFocused();
  const calls = written(page);
  for (const empty of ['', '   ']) {
    await manager.dialog.getByLabel('Title').fill(empty);
    await page.keyboard.press('Enter');
    await expect(manager.dialog.getByText('Please enter Title')).toBeVisible();
  }
  expect(calls).toEqual([]);
  const [subtopic, sequence] = [titled('Forces'), titled('Levers')];
  await manager.dialog.getByLabel('Title').fill(` ${subtopic} `);
  await page.keyboard.press('Enter');
  await expect(alertOf(page, `${subtopic} subtopic created Successfully`)).toBeVisible();
  await expect(manager.dialog).toBeHidden();
  await expect(row.getByRole('button', { name: 'Create Subtopic' })).toBeFocused();
  expect(calls).toEqual(['POST /subtopics']);

  await manager.toggle(subtopic).click();
  await manager.row(subtopic).getByRole('button', { name: 'Create Subsubtopic' }).click();
  await manager.dialog.getByLabel('Title').fill(sequence);
  await page.keyboard.press('Enter');
  await expect(alertOf(page, `${sequence} Subsubtopic created Successfully`)).toBeVisible();
  await manager.row(sequence).getByRole('link', { name: sequence }).click();
  await expect(page.getByRole('heading', { level: 1, name: sequence })).toBeVisible();
});

test('Escape and Cancel leave the dialog without making anything, and what could not be sent stays in it', async ({
  page,
  app,
}) => {
  const manager = managerOf(page);
  await page.goto(`${app.studio}/admin/math-topics`);
  const calls = written(page);
  for (const end of ['Escape', 'Cancel']) {
    await manager.button('Create Topic').click();
    await manager.dialog.getByLabel('Title').fill('Not made');
    if (end === 'Escape') await page.keyboard.press('Escape');
    else await manager.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(manager.dialog).toBeHidden();
    await expect(manager.button('Create Topic')).toBeFocused();
  }
  expect(calls).toEqual([]);
  await page.route('**/api/topics', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await manager.button('Create Topic').click();
  await manager.dialog.getByLabel('Title').fill('Too early');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, /./)).toBeVisible();
  await expect(manager.dialog.getByLabel('Title')).toHaveValue('Too early');
});

test('each level is deleted by keyboard alone, after its own question, with its own message [ATR-013] [ATR-014] [ATR-015] [ATR-016]', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  const { topic, subtopic } = await plant(db, aSequence);
  const topicTitle = `Topic ${topic.slice(0, 8)}`;
  await page.goto(`${app.studio}/admin/math-topics?topic=${topic}&subtopic=${subtopic}`);
  const calls = written(page);
  const own = manager.row(topicTitle);
  const { press, tabTo } = keyboardOf(page);
  for (const [title, kind, message] of [
    ['Planted sequence', 'sub subtopic', "'Planted sequence' Sub-Sub-Topic deleted successfully"],
    ['Planted sub-topic', 'subtopic', 'Planted sub-topic deleted Successfully'],
    [topicTitle, 'topic', `${topicTitle} topic deleted Successfully`],
  ] as const) {
    const more = own.getByRole('button', { name: `More for ${title}`, exact: true });
    const ask = async () => {
      // From its topic on: those of other journeys, a hundred by and by, stand before it.
      await manager.toggle(topicTitle).focus();
      await tabTo(more);
      await press('Enter', 'End', 'Enter');
      await expect(manager.dialog.getByRole('heading')).toHaveText(`Are you sure you want to delete this ${kind}?`);
    };
    await ask();
    await press('Escape');
    await expect(more).toBeFocused();
    expect(calls).toEqual([]);
    await ask();
    await tabTo(manager.dialog.getByRole('button', { name: 'OK' }));
    await page.keyboard.press('Enter');
    await expect(alertOf(page, message)).toBeVisible();
    await expect(more).toBeHidden();
    await expectFocusSeen(page, `after ${title} is gone`);
    calls.length = 0;
  }
  const { rows } = await db.query('select deleted_at from topics where id = $1', [topic]);
  expect(rows[0]?.deleted_at).not.toBeNull();
});

test('a deletion is taken back from its toast: all below it is there again, at its place, and the focus is kept', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  const { topic, subtopic } = await plant(db, aSequence);
  await db.query(`insert into subtopics (id, topic_id, title, position) values ($1, $2, 'Behind it', 1)`, [
    crypto.randomUUID(),
    topic,
  ]);
  await page.goto(`${app.studio}/admin/math-topics?topic=${topic}&subtopic=${subtopic}`);
  const rows = manager.row(`Topic ${topic.slice(0, 8)}`).locator('> div > ul > li > div:first-child');
  await expect(rows).toHaveText([/^Planted sub-topic/, /^Behind it/]);
  await manager.choose('Planted sub-topic', 'Delete');
  await manager.answer('Are you sure you want to delete this subtopic?', 'OK');
  await expect(rows).toHaveText([/^Behind it/]);
  await expect(manager.toggle('Behind it')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText([/^Planted sub-topic/, /^Behind it/]);
  await expect(manager.toggle('Behind it')).toBeFocused();
  await expect(alertOf(page, "(Subtopic) 'Planted sub-topic' restored at position 1")).toBeVisible();
  await expect(manager.row('Planted sequence').first()).toBeVisible();
  const { rows: kept } = await db.query('select deleted_at, position from subtopics where id = $1', [subtopic]);
  expect(kept).toEqual([{ deleted_at: null, position: 0 }]);
});
