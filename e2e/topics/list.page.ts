import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type Planting, topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { smallTopicSpec } from './topic-fixtures.ts';

const list = (page: Page) => page.getByRole('main').getByRole('list').first();
/** The rows of the list's top level, without expanded children. */
const rows = (page: Page) => list(page).locator(':scope > li > div:first-child');
const titles = (page: Page) => rows(page).getByRole('button').locator('> span');
const titleOf = ({ topic }: { topic: string }) => `Topic ${topic.slice(0, 8)}`;
const rowOf = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

/** A topic with a sub-topic, a sub-sub-topic and its sets. */
const smallTopic = (more: Partial<Planting> = {}) => topicRows({ ...smallTopicSpec, ...more });

for (const [kind, heading, role] of [
  ['math', 'Math', 'student'],
  ['grammar', 'Grammar', 'admin'],
  ['reading', 'Reading', 'super-admin'],
] as const) {
  test(`lists the published ${kind} topics for a ${role}, in position order [TOP-001]`, async ({
    page,
    db,
    mountPage,
  }) => {
    const [first, second, closed] = [smallTopic({ kind }), smallTopic({ kind }), smallTopic({ kind })];
    await mountPage(`/home/${kind}`, { as: role, planted: [second, closed, first] });
    await db.query(
      `update topics set position = case id when $1 then 1 when $2 then 2 else 0 end, is_publish = id <> $3`,
      [first.topic, second.topic, closed.topic],
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(titles(page)).toHaveText([first, second].map(titleOf));
  });
}

test('expands a topic to its sub-topics and those to their sub-sub-topics [TOP-002]', async ({ page, mountPage }) => {
  const planted = smallTopic();
  await mountPage('/home/math', { as: 'student', planted });
  const [subtopic, subsubtopic] = [rowOf(page, 'Planted sub-topic'), rowOf(page, 'Planted sequence')];
  await expect(titles(page)).toHaveCount(1);
  await expect(subtopic).toHaveCount(0);
  await rowOf(page, titleOf(planted)).click();
  await expect(subtopic).toHaveAttribute('aria-expanded', 'false');
  await expect(subsubtopic).toHaveCount(0);
  await subtopic.click();
  await expect(subsubtopic).toBeVisible();
  await rowOf(page, titleOf(planted)).click();
  await expect(subtopic).toHaveCount(0);
});

test('omits unpublished content below a published topic', async ({ page, app, db, mountPage }) => {
  const [openTopic, closedSubtopic, closedSubsubtopic] = [smallTopic(), smallTopic(), smallTopic()];
  await mountPage('/home/math', { as: 'student', planted: [openTopic, closedSubtopic, closedSubsubtopic] });
  await db.query('update subtopics set is_publish = false where id = $1', [closedSubtopic.subtopic]);
  await db.query('update subsubtopics set is_publish = false where id = $1', [closedSubsubtopic.subsubtopic]);
  for (const [planted, subtopics, subsubtopics] of [
    [openTopic, 1, 1],
    [closedSubtopic, 0, 0],
    [closedSubsubtopic, 1, 0],
  ] as const) {
    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await expect(rowOf(page, titleOf(planted))).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Planted sub-topic', { exact: true })).toHaveCount(subtopics);
    await expect(page.getByText('Planted sequence', { exact: true })).toHaveCount(subsubtopics);
  }
});

test('opens the branch in the address, and scrolls to it [TOP-005]', async ({ page, app, mountPage }) => {
  const others = Array.from({ length: 12 }, () => topicRows({ sequence: smallTopicSpec.sequence }));
  const ownTopic = smallTopic();
  const [topic, subtopic] = [rowOf(page, titleOf(ownTopic)), rowOf(page, 'Planted sub-topic')];
  const subsubtopic = rowOf(page, 'Planted sequence');

  await mountPage(`/home/math?topic=${ownTopic.topic}`, { as: 'student', planted: [...others, ownTopic] });
  await expect(topic).toHaveAttribute('aria-expanded', 'true');
  await expect(topic).toBeInViewport();
  await expect(subtopic).toHaveCount(1);
  await expect(subsubtopic).toHaveCount(0);

  await page.goto(`${app.learner}/home/math?topic=${ownTopic.topic}&subtopic=${ownTopic.subtopic}`);
  await expect(subtopic).toHaveAttribute('aria-expanded', 'true');
  await expect(subtopic).toBeInViewport();

  const query = `topic=${ownTopic.topic}&subtopic=${ownTopic.subtopic}&subsubtopic=${ownTopic.subsubtopic}`;
  await page.goto(`${app.learner}/home/math?${query}`);
  await expect(subsubtopic).toBeInViewport();
  await expect(page.locator('[data-current]').getByRole('button')).toHaveText('Planted sequence');
  const popup = page.getByRole('dialog', { name: 'Planted sequence' });
  await expect(popup.getByRole('link', { name: 'Sequence' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(subsubtopic).toBeFocused();
  // The address opens a dialog only once; afterwards dialogs open and close as usual.
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
});

test('has no controls to edit, delete or reorder, and no link to authoring [TOP-006] [ACC-046]', async ({
  page,
  mountPage,
}) => {
  const planted = smallTopic();
  await mountPage(`/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`, { as: 'student', planted });
  await rowOf(page, 'Planted sequence').click();
  await expect(page.getByRole('dialog').getByText('Steps forward')).toBeVisible();
  // The label of every control of the page and its dialog.
  const controls = page.locator('main :is(button, a, input, select, textarea, [draggable=true], [contenteditable])');
  const labels = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  for (const label of labels)
    expect(label).not.toMatch(/\b(edit|delete|move|reorder|drag|publish|add|create|new|rename|copy)/i);
  await expect(page.locator('main :is(input, textarea, [draggable=true], [contenteditable])')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /profile menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
});

test('shows source and licence of a topic that has them', async ({ page, db, mountPage }) => {
  const planted = smallTopic();
  await mountPage('/home/math', { as: 'student', planted });
  await db.query(`update topics set source = 'Elementary Algebra 2e (https://openstax.org/2e)', licence = 'CC BY 4.0'`);
  await page.reload();
  await expect(page.getByText('Elementary Algebra 2e · CC BY 4.0')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Elementary Algebra 2e' })).toHaveAttribute(
    'href',
    'https://openstax.org/2e',
  );
  // The row can still be clicked next to the link.
  await rowOf(page, titleOf(planted)).click();
  await expect(rowOf(page, titleOf(planted))).toHaveAttribute('aria-expanded', 'true');
});

test('shows a message if the list is empty', async ({ page, mountPage }) => {
  await mountPage('/home/reading', { as: 'student' });
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('shows an error if it cannot be loaded, and can be retried', async ({ page, mountPage }) => {
  let isBroken = true;
  await page.route('**/api/topics', (route) =>
    isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await mountPage('/home/math', { as: 'student', planted: smallTopic() });
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Math could not be loaded.', { timeout: 20_000 });
  await expectAccessible(page);
  isBroken = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a tutor has no topic lists', async ({ page, app, mountPage }) => {
  for (const kind of ['math', 'grammar', 'reading']) {
    await mountPage(`/home/${kind}`, { as: 'tutor' });
    await expect(page).toHaveURL(`${app.learner}/home/students`);
  }
});
