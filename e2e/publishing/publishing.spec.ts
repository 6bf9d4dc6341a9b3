import { expectAccessible } from '../accessible.ts';
import { enterStudio, titled } from '../authoring.ts';
import { choose, goToPlace, setsOf } from '../bucket-content.ts';
import { plant, yesOrNo } from '../content.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { openBranch, plantedTitle, publishingOf } from './publishing.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app, 'super-admin');
});

const sequence = { only: { choices: yesOrNo } } as const;
const fourQuestions = Array.from({ length: 4 }, () => ({ choices: yesOrNo }));

test.describe('a topic manager', () => {
  test('publishes topics of each level from their rows, beside all else that can be done with them [ATR-002] [PUB-001] [PUB-004]', async ({
    page,
    app,
    db,
  }) => {
    const planted = await plant(db, { sequence });
    const { main, button } = await openBranch(page, app.studio, planted);
    const { dialog, switchOf, press, flip, expectSaid } = publishingOf(page);
    // One inside the other.
    const [topic, subtopic, subsubtopic] = [planted.topic, planted.subtopic, planted.subsubtopic];
    await expect(main.locator(`#row-${topic} #row-${subtopic} #row-${subsubtopic}`)).toBeVisible();
    for (const [type, table, id, title] of [
      ['Topic', 'topics', planted.topic, plantedTitle(planted.topic)],
      ['Subtopic', 'subtopics', planted.subtopic, 'Planted sub-topic'],
      ['Subsubtopic', 'subsubtopics', planted.subsubtopic, 'Planted sequence'],
    ] as const) {
      const row = main.locator(`#row-${id}`);
      const own = row.getByRole('switch', { name: `Published: ${title}`, exact: true });
      const stored = async () => (await db.query(`select is_publish from ${table} where id = $1`, [id])).rows[0];

      await own.click();
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`Unpublish “${title}”?`);
      await press('Cancel');
      await expect(own).toBeChecked();
      await expect(own).toBeFocused();
      expect(await stored()).toEqual({ is_publish: true });

      await flip(title);
      await expectSaid(`${type} ${title} Unpublished successfully`);
      expect(await stored()).toEqual({ is_publish: false });
      await page.reload();
      await expect(switchOf(title)).not.toBeChecked();
      await flip(title);
      await expectSaid(`${type} ${title} Published successfully`);
      expect(await stored()).toEqual({ is_publish: true });

      await button(`More for ${title}`).click();
      for (const name of ['Edit title', 'Delete']) await expect(page.getByRole('menuitem', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(`Create ${type}`).first()).toBeVisible();
      await button(`Reorder ${type}s`).click();
      await expect(button(`Drag ${title}`)).toBeVisible();
      await button('Cancel').click();
    }
  });

  test('publishes a sequence apart from what it stands in [PUB-003] [PUB-009]', async ({ page, app, db }) => {
    const planted = await plant(db, { sequence });
    await openBranch(page, app.studio, planted);
    const { dialog, switchOf, press, flip, expectSaid } = publishingOf(page);
    for (const [table, id, title] of [
      ['subtopics', planted.subtopic, 'Planted sub-topic'],
      ['subsubtopics', planted.subsubtopic, 'Planted sequence'],
    ] as const) {
      const stored = async () =>
        (await db.query(`select is_publish, is_sequence_publish from ${table} where id = $1`, [id])).rows[0];
      await switchOf(title, 'Sequence').click();
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`Unpublish the sequence of “${title}”?`);
      await press('Cancel');
      await flip(title, 'Sequence');
      await expectSaid(`${title} Sequence Unpublished`);
      expect(await stored()).toEqual({ is_publish: true, is_sequence_publish: false });
      await expect(switchOf(title)).toBeChecked();

      await flip(title);
      await flip(title, 'Sequence');
      await expectSaid(`${title} Sequence Published`);
      expect(await stored()).toEqual({ is_publish: false, is_sequence_publish: true });
      await flip(title);
    }
  });
});

test('the pages of the desk have their own switches, and the tree beside them shows the same', async ({
  page,
  app,
  db,
}) => {
  const planted = await plant(db, { sequence });
  const { flip, switchOf } = publishingOf(page);
  const tree = page.getByRole('navigation', { name: 'Math topics' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, title] of [
    [planted.subtopic, 'Planted sub-topic'],
    [`subtopic/${planted.subtopic}/${planted.subsubtopic}`, 'Planted sequence'],
  ] as const) {
    await page.goto(`${app.studio}/admin/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const dot = tree.locator('[data-current]').getByRole('img');
    await expect(dot).toHaveAccessibleName('Published');
    await flip(title);
    await expect(dot).toHaveAccessibleName('Not published');
    await flip(title, 'Sequence');
    await page.reload();
    await expect(switchOf(title)).not.toBeChecked();
    await expect(switchOf(title, 'Sequence')).not.toBeChecked();
  }
});

test('a SAT topic is published from its page, which has no sequence [PUB-001]', async ({ page, app, db }) => {
  const [id, title] = [crypto.randomUUID(), titled('Lines')];
  await db.query(`insert into topics (id, kind, title, position) values ($1, 'sat', $2, 900)`, [id, title]);
  await page.goto(`${app.studio}/admin/${id}`);
  const { flip, expectSaid } = publishingOf(page);
  await expect(page.getByRole('switch')).toHaveCount(1);
  await flip(title);
  await expectSaid(`Topic ${title} Published successfully`);
  const { rows } = await db.query('select is_publish from topics where id = $1', [id]);
  expect(rows).toEqual([{ is_publish: true }]);
});

test('a problem set is published from its row, its popup and its page [PUB-008] [PUB-001]', async ({
  page,
  app,
  db,
}) => {
  const title = titled('Four in order');
  const planted = await plant(db, { sequence, sets: { own: { title, questions: fourQuestions } } });
  const { dialog, flip, switchOf, expectSaid } = publishingOf(page);
  const stored = async () =>
    (await db.query('select is_publish from problem_sets where id = $1', [planted.set.own])).rows[0]?.is_publish;
  await goToPlace(page, app, planted);
  await flip(title);
  await expectSaid('ProblemSet Unpublished successfully');
  expect(await stored()).toBe(false);

  await choose(page, title, 'Questions');
  const popup = page.getByRole('dialog', { name: title, exact: true });
  await popup.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectSaid('ProblemSet Published successfully');
  await expect(dialog).toBeHidden();
  await expect(popup.getByRole('switch')).toBeChecked();
  await expect(popup.getByRole('switch')).toBeFocused();
  expect(await stored()).toBe(true);
  await popup.getByRole('link', { name: 'Open' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await flip(title);
  await expectSaid('ProblemSet Unpublished successfully');
  expect(await stored()).toBe(false);
  await page.getByRole('link', { name: 'Back' }).click();
  await goToPlace(page, app, planted);
  await expect(setsOf(page).row(title)).toBeVisible();
  await expect(switchOf(title)).not.toBeChecked();
});

test('what is taken back is gone for students at once, and there again once it is published', {
  tag: '@short',
}, async ({ page, app, db, anotherBrowser, newStudent }) => {
  const planted = await plant(db, { sequence });
  await openBranch(page, app.studio, planted);
  const { flip } = publishingOf(page);
  const learner = await (await anotherBrowser()).newPage();
  await newStudent(learner);
  const question = learner.getByRole('heading', { name: 'Question 1' });
  const notFound = learner.getByRole('heading', { name: '404 Page Not Found' });
  for (const [title, part] of [
    [plantedTitle(planted.topic), undefined],
    ['Planted sub-topic', undefined],
    ['Planted sequence', undefined],
    ['Planted sequence', 'Sequence'],
  ] as const) {
    await learner.goto(app.learner + planted.address);
    await expect(question).toBeVisible();
    await flip(title, part);
    await learner.goto(app.learner + planted.address);
    await expect(notFound).toBeVisible();
    await flip(title, part);
  }
  await learner.goto(app.learner + planted.address);
  await expect(question).toBeVisible();
});

test('by keyboard alone: the switch asks, Escape leaves it as it was, Enter at "Unpublish" does it, and the focus is kept', async ({
  page,
  app,
  db,
}) => {
  const planted = await plant(db, { sequence });
  await openBranch(page, app.studio, planted);
  const { dialog, said, switchOf } = publishingOf(page);
  const { press, tabTo } = keyboardOf(page);
  const own = switchOf('Planted sequence');
  await tabTo(own);
  await press('Space');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect(own).toBeFocused();
  await expect(own).toBeChecked();
  await press('Space');
  await expect(said).toContainText(/\w/);
  await tabTo(dialog.getByRole('button', { name: 'Unpublish' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(own).toBeFocused();
  await expect(own).not.toBeChecked();
});
