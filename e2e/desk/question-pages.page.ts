import { row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/desk.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';

const smallSequence = {
  sequence: { only: { text: 'The only one?', choices: yesOrNo } },
  sets: { own: { title: 'Own set', questions: [{ text: 'Of the set?', choices: yesOrNo }] } },
} as const;

const heading = (page: Page) => page.getByRole('main').locator('hgroup');
const backLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back', exact: true });

// Each page is tested with one of the three kinds of topic: the kind only changes the manager's
// address.
test('the page of a sub-topic shows its title and its topic, and Back opens it in the manager [ATR-017] [ATR-019]', async ({
  page,
  app,
  openDesk,
}) => {
  const { topic, subtopic } = await openDesk({ ...smallSequence, kind: 'reading', level: 'subtopic' });
  await expect(heading(page)).toHaveText(`Topic ${topic.slice(0, 8)}Planted sub-topic`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted sub-topic');
  await expect(page.getByText('The only one?').first()).toBeVisible();
  await backLink(page).click();
  await expect(page).toHaveURL(`${app.studio}/admin/reading-topics?topic=${topic}&subtopic=${subtopic}`);
});

test('the page of a sub-sub-topic shows all three titles, and Back opens it in the manager [ATR-021] [ATR-022]', async ({
  page,
  app,
  openDesk,
}) => {
  const { topic, subtopic, subsubtopic } = await openDesk({ ...smallSequence, kind: 'grammar' }, { as: 'super-admin' });
  await expect(heading(page)).toHaveText(`Topic ${topic.slice(0, 8)}, Planted sub-topicPlanted sequence`);
  await expect(page.getByText('The only one?').first()).toBeVisible();
  await backLink(page).click();
  const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
  await expect(page).toHaveURL(`${app.studio}/admin/grammar-topics?${branch}`);
});

// studio-app/src/features/questions/set-ancestors.test.ts tests every query.
test('a set’s Back link leads to the parent in its query, and is missing without one [APS-001] [APS-002] [APS-003]', async ({
  page,
  app,
  openDesk,
}) => {
  const { topic, subtopic, subsubtopic, set } = await openDesk(smallSequence);
  const exam = crypto.randomUUID();
  for (const [query, address] of [
    [`sat=${exam}&sat_question=${subtopic}`, `/admin?sat=${exam}&sat_question=${subtopic}`],
    [`subsubtopic=${subsubtopic}`, null],
  ] as const) {
    await page.goto(`${app.studio}/admin/problemset/${set.own}?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own set');
    await expect(page.getByText('Of the set?').first()).toBeVisible();
    if (address === null) await expect(backLink(page)).toHaveCount(0);
    else await expect(backLink(page)).toHaveAttribute('href', address);
  }
  const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await page.getByRole('main').getByRole('link', { name: 'Own set' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/problemset/${set.own}?${branch}`);
  await backLink(page).click();
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics?${branch}`);
  await expect(page.getByRole('button', { name: 'More for Planted sequence', exact: true })).toBeVisible();
});

test('a SAT topic has its own questions and problem sets, at the address of a sub-topic [ATR-017]', async ({
  page,
  app,
  mountPage,
}) => {
  const topic = crypto.randomUUID();
  const question = [{ type: 'paragraph', children: [{ text: 'Of the SAT topic?' }] }];
  const parent = { parent_kind: 'sattopic', parent_id: topic, position: 0 } as const;
  const other = topicRows(smallSequence);
  const own = [
    row('topics', { id: topic, kind: 'sat', title: 'Data', position: 0 }),
    row('problem_set_places', { ...parent, problem_set_id: other.set.own ?? '' }),
    row('questions', { ...parent, id: crypto.randomUUID(), question: JSON.stringify(question) }),
  ];
  await mountPage('/admin/sat-topics', { as: 'admin', planted: [other, { rows: own }] });
  await page.getByRole('link', { name: 'Data' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/${topic}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data');
  await expect(page.getByText('Of the SAT topic?').first()).toBeVisible();
  await expect(backLink(page)).toHaveAttribute('href', `/admin/sat-topics?topic=${topic}`);
  await page.getByRole('link', { name: 'Own set' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/problemset/${other.set.own}?topic=${topic}`);
  await backLink(page).click();
  await expect(page).toHaveURL(`${app.studio}/admin/sat-topics?topic=${topic}`);
});

/** A topic with two sub-topics; the first has two sub-sub-topics. */
function siblingRows() {
  const planted = topicRows(smallSequence);
  const [secondSubtopic, secondSequence] = [crypto.randomUUID(), crypto.randomUUID()];
  const rows = [
    ...planted.rows,
    row('subsubtopics', { id: secondSequence, subtopic_id: planted.subtopic, title: 'Second sequence', position: 1 }),
    row('subtopics', { id: secondSubtopic, topic_id: planted.topic, title: 'Second sub-topic', position: 1 }),
  ];
  return { ...planted, rows, second: secondSubtopic, nephew: secondSequence };
}

test('a menu leads to all sub-topics of the topic and their sub-sub-topics [ATR-018]', async ({
  page,
  app,
  mountPage,
}) => {
  const siblings = siblingRows();
  await mountPage(`/admin/${siblings.subtopic}`, { as: 'admin', planted: siblings });
  const button = page.getByRole('button', { name: 'Subtopics', exact: true });
  const menu = page.getByRole('navigation', { name: /^Subtopics of Topic/ });
  await button.click();
  await expect(menu.locator('> ul > li > a')).toHaveText(['Planted sub-topic', 'Second sub-topic']);
  const topItems = menu.locator('> ul > li');
  await expect(topItems.nth(0).locator('li a')).toHaveText(['Planted sequence', 'Second sequence']);
  await expect(topItems.nth(1).locator('li a')).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Planted sub-topic' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Second sequence' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/subtopic/${siblings.subtopic}/${siblings.nephew}`);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Second sub-topic' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/${siblings.second}`);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the address of a missing or deleted record redirects to the not-found page [ATR-020] [APS-001]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const missingId = crypto.randomUUID();
  const siblings = siblingRows();
  const expectNotFound = async () => {
    await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  };
  await mountPage(`/admin/${missingId}`, { as: 'admin', planted: siblings });
  await expectNotFound();
  for (const path of [`subtopic/${missingId}/${missingId}`, `problemset/${missingId}`]) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expectNotFound();
  }
  // The sub-topic exists, but the call for its topic returns 404.
  await page.route(`**/api/tests/${siblings.topic}`, (route) =>
    route.fulfill({ status: 404, json: { errors: ['This topic does not exist.'] } }),
  );
  await page.goto(`${app.studio}/admin/${siblings.subtopic}`);
  await expectNotFound();
  await page.unrouteAll();
  await db.query('update subtopics set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1', [
    siblings.subtopic,
  ]);
  await page.goto(`${app.studio}/admin/${siblings.subtopic}`);
  await expectNotFound();
});

test('on a wide screen the tree is next to the page, navigates between records, and creates topics', async ({
  page,
  mountPage,
}) => {
  const siblings = siblingRows();
  await page.setViewportSize({ width: 1440, height: 900 });
  const path = `/admin/subtopic/${siblings.subtopic}/${siblings.subsubtopic}`;
  await mountPage(path, { as: 'admin', planted: siblings });
  const tree = page.getByRole('navigation', { name: 'Math topics' });
  const own = tree.getByRole('link', { name: 'Planted sequence', exact: true });
  const second = tree.getByRole('link', { name: 'Second sequence' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(own).toBeInViewport();
  await second.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second sequence');
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(second).toBeFocused();
  await tree.getByRole('button', { name: 'Sub-sub-topics of Planted sub-topic' }).click();
  await expect(own).toBeHidden();
  await tree.getByRole('link', { name: 'Second sub-topic' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second sub-topic');

  await tree.getByRole('button', { name: 'Create Topic' }).click();
  await page.getByLabel('Title').fill('From beside');
  await page.keyboard.press('Enter');
  await expect(tree.getByRole('button', { name: 'From beside' })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(tree).toBeHidden();
});
