import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { plant } from '../content.ts';
import { expect, test } from '../practising.ts';
import { small } from './planted.ts';

const kinds = ['math', 'grammar', 'reading'] as const;
const titles = { math: 'Math', grammar: 'Grammar', reading: 'Reading' };

const list = (page: Page) => page.getByRole('main').getByRole('list').first();
/** The rows of a list's own level, without what stands open in them. */
const rows = (page: Page) => list(page).locator(':scope > li > div:first-child');

for (const kind of kinds) {
  for (const role of ['student', 'admin', 'super-admin']) {
    test(`lists published ${kind} topics for a ${role}, in position order [TOP-001]`, async ({
      page,
      app,
      db,
      logIn,
    }) => {
      const { topic } = await plant(db, { kind, ...small });
      await db.query('update topics set is_publish = false, title = $2 where id = $1', [topic, 'Not published']);
      await logIn(page, role);
      await page.goto(`${app.learner}/home/${kind}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[kind]);
      const { rows: wanted } = await db.query<{ title: string }>(
        `select title from topics where kind = $1 and is_publish and deleted_at is null order by position, id`,
        [kind],
      );
      expect(wanted.length).toBeGreaterThan(1);
      await expect(rows(page).getByRole('button').locator('> span')).toHaveText(wanted.map(({ title }) => title));
      await expect(page.getByText('Not published', { exact: true })).toHaveCount(0);
    });
  }
}

test('follows the positions when they change [TOP-001]', async ({ page, app, db, newStudent }) => {
  const [one, two] = [await plant(db, small), await plant(db, small)];
  await newStudent(page);
  for (const [first, second] of [
    [one, two],
    [two, one],
  ] as const) {
    await db.query('update topics set position = 2000 where id = $1', [first.topic]);
    await db.query('update topics set position = 2001 where id = $1', [second.topic]);
    await page.goto(`${app.learner}/home/math`);
    const shown = rows(page).getByRole('button').locator('> span');
    await expect(shown.last()).toHaveText(`Topic ${second.topic.slice(0, 8)}`);
    expect((await shown.allTextContents()).slice(-2)).toEqual(
      [first, second].map(({ topic }) => `Topic ${topic.slice(0, 8)}`),
    );
  }
});

for (const role of ['student', 'admin', 'super-admin']) {
  test(`expands a topic to its sub-topics and those to their sub-sub-topics, for a ${role} [TOP-002]`, async ({
    page,
    app,
    db,
    logIn,
  }) => {
    const { topic } = await plant(db, small);
    await logIn(page, role);
    await page.goto(`${app.learner}/home/math`);
    const subtopic = page.getByRole('button', { name: 'Planted sub-topic', exact: true });
    const subsubtopic = page.getByRole('button', { name: 'Planted sequence', exact: true });
    await expect(subtopic).toHaveCount(0);
    await page.getByRole('button', { name: `Topic ${topic.slice(0, 8)}` }).click();
    await expect(subtopic).toHaveAttribute('aria-expanded', 'false');
    await expect(subsubtopic).toHaveCount(0);
    await subtopic.click();
    await expect(subsubtopic).toBeVisible();
    await page.getByRole('button', { name: `Topic ${topic.slice(0, 8)}` }).click();
    await expect(subtopic).toHaveCount(0);
  });
}

test('leaves out what is not published below a published topic', async ({ page, app, db, newStudent }) => {
  const [open, shutSub, shutSubsub] = [await plant(db, small), await plant(db, small), await plant(db, small)];
  await db.query('update subtopics set is_publish = false where id = $1', [shutSub.subtopic]);
  await db.query('update subsubtopics set is_publish = false where id = $1', [shutSubsub.subsubtopic]);
  await newStudent(page);
  for (const [{ topic, subtopic }, subtopics, subsubtopics] of [
    [open, 1, 1],
    [shutSub, 0, 0],
    [shutSubsub, 1, 0],
  ] as const) {
    await page.goto(`${app.learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
    await expect(page.getByRole('button', { name: `Topic ${topic.slice(0, 8)}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByText('Planted sub-topic', { exact: true })).toHaveCount(subtopics);
    await expect(page.getByText('Planted sequence', { exact: true })).toHaveCount(subsubtopics);
  }
});

for (const role of ['student', 'admin', 'super-admin']) {
  test(`opens the branch that the address names, and shows where it is, for a ${role} [TOP-005]`, async ({
    page,
    app,
    db,
    logIn,
  }) => {
    const own = await plant(db, { kind: 'grammar', ...small });
    for (let nth = 0; nth < 12; nth += 1) await plant(db, { kind: 'grammar', sequence: small.sequence });
    await db.query('update topics set position = 3000 where id = $1', [own.topic]);
    await logIn(page, role);
    const topic = page.getByRole('button', { name: `Topic ${own.topic.slice(0, 8)}` });
    const subtopic = page.getByRole('button', { name: 'Planted sub-topic', exact: true });
    const subsubtopic = page.getByRole('button', { name: 'Planted sequence', exact: true });

    await page.goto(`${app.learner}/home/grammar?topic=${own.topic}`);
    await expect(topic).toHaveAttribute('aria-expanded', 'true');
    await expect(topic).toBeInViewport();
    await expect(subtopic).toHaveCount(1);
    await expect(subsubtopic).toHaveCount(0);

    await page.goto(`${app.learner}/home/grammar?topic=${own.topic}&subtopic=${own.subtopic}`);
    await expect(subtopic).toHaveAttribute('aria-expanded', 'true');
    await expect(subtopic).toBeInViewport();

    const query = `topic=${own.topic}&subtopic=${own.subtopic}&subsubtopic=${own.subsubtopic}`;
    await page.goto(`${app.learner}/home/grammar?${query}`);
    await expect(subsubtopic).toBeInViewport();
    await expect(page.locator('[data-current]')).toHaveText('Planted sequence');
  });
}

test('has nothing to edit, delete or reorder by, and no way to author [TOP-006] [ACC-046]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { topic, subtopic } = await plant(db, small);
  await newStudent(page);
  await page.goto(`${app.learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Steps forward')).toBeVisible();
  // Every control of the page and of its dialog, by what it says.
  const controls = page.locator('main :is(button, a, input, select, textarea, [draggable=true], [contenteditable])');
  const words = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  for (const word of words)
    expect(word).not.toMatch(/\b(edit|delete|move|reorder|drag|publish|add|create|new|rename|copy)/i);
  await expect(page.locator('main :is(input, textarea, [draggable=true], [contenteditable])')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /profile menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
});

test('shows source and licence under a topic that has them', async ({ page, app, db, newStudent }) => {
  const own = await plant(db, small);
  await db.query('update topics set source = $2, licence = $3 where id = $1', [
    own.topic,
    'Elementary Algebra 2e',
    'CC BY 4.0',
  ]);
  await newStudent(page);
  await page.goto(`${app.learner}/home/math?topic=${own.topic}`);
  await expect(page.getByText('Elementary Algebra 2e · CC BY 4.0')).toBeVisible();
});

test('says that there is nothing where there is nothing', async ({ page, app, newStudent }) => {
  await newStudent(page);
  await page.route('**/api/reading_topics', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto(`${app.learner}/home/reading`);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('says so when it cannot be loaded, and tries again', async ({ page, app, newStudent }) => {
  await newStudent(page);
  let broken = true;
  await page.route('**/api/topics', (route) => (broken ? route.fulfill({ status: 503, json: {} }) : route.continue()));
  await page.goto(`${app.learner}/home/math`);
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Math could not be loaded.', { timeout: 20_000 });
  await expectAccessible(page);
  broken = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a tutor has no topic lists', async ({ page, app, logIn }) => {
  await logIn(page, 'tutor');
  for (const kind of kinds) {
    await page.goto(`${app.learner}/home/${kind}`);
    await expect(page).toHaveURL(`${app.learner}/home/students`);
  }
});
