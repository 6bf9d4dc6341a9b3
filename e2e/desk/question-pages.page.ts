import type { Page } from '@playwright/test';
import type pg from 'pg';
import { enterStudio, titled } from '../authoring.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

const small = {
  sequence: { only: { text: 'The only one?', choices: yesOrNo } },
  sets: { own: { title: 'Own set', questions: [{ text: 'Of the set?', choices: yesOrNo }] } },
} as const;
const alone = { level: 'subtopic', sequence: { only: { text: 'Alone?', choices: yesOrNo } } } as const;

const heading = (page: Page) => page.getByRole('main').locator('hgroup');
const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back', exact: true });

for (const [kind, manager] of [
  ['math', 'math-topics'],
  ['grammar', 'grammar-topics'],
  ['reading', 'reading-topics'],
] as const) {
  test(`a ${kind} sub-topic's page names both, and Back opens them in the manager [ATR-017] [ATR-019]`, async ({
    page,
    app,
    db,
  }) => {
    const { topic, subtopic } = await plant(db, { kind, ...alone });
    await page.goto(`${app.studio}/admin/${subtopic}`);
    await expect(heading(page)).toHaveText(`Topic ${topic.slice(0, 8)}Planted sub-topic`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted sub-topic');
    await expect(page.getByText('Alone?').first()).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL(`${app.studio}/admin/${manager}?topic=${topic}&subtopic=${subtopic}`);
  });

  test(`a ${kind} sub-sub-topic's page names all three, and Back opens them in the manager [ATR-021] [ATR-022]`, async ({
    page,
    app,
    db,
  }) => {
    const { topic, subtopic, subsubtopic } = await plant(db, { kind, ...small });
    await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
    await expect(heading(page)).toHaveText(`Topic ${topic.slice(0, 8)}, Planted sub-topicPlanted sequence`);
    await expect(page.getByText('The only one?').first()).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL(
      `${app.studio}/admin/${manager}?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`,
    );
  });

  test(`a set of a ${kind} sub-sub-topic leads back to the manager, opened at its branch [APS-003]`, async ({
    page,
    app,
    db,
  }) => {
    const { topic, subtopic, subsubtopic, set } = await plant(db, { kind, ...small });
    const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
    await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
    await page.getByRole('main').getByRole('link', { name: 'Own set' }).click();
    await expect(page).toHaveURL(`${app.studio}/admin/problemset/${set.own}?${branch}`);
    await back(page).click();
    await expect(page).toHaveURL(`${app.studio}/admin/${manager}?${branch}`);
    await expect(page.getByRole('button', { name: 'More for Planted sequence', exact: true })).toBeVisible();
  });
}

/** A topic of two sub-topics, the first with two sub-sub-topics. */
async function plantFamily(db: pg.Client) {
  const { topic, subtopic, subsubtopic } = await plant(db, small);
  const [second, nephew] = [crypto.randomUUID(), crypto.randomUUID()];
  const insert = async (table: string, parent: string, row: unknown[]) =>
    db.query(`insert into ${table} (id, ${parent}, title, position) values ($1, $2, $3, $4)`, row);
  await insert('subsubtopics', 'subtopic_id', [nephew, subtopic, 'Second sequence', 1]);
  await insert('subtopics', 'topic_id', [second, topic, 'Second sub-topic', 1]);
  return { topic, subtopic, subsubtopic, second, nephew };
}

test('a menu leads to all sub-topics of the topic and their sub-sub-topics [ATR-018]', async ({ page, app, db }) => {
  const family = await plantFamily(db);
  await page.goto(`${app.studio}/admin/${family.subtopic}`);
  const button = page.getByRole('button', { name: 'Subtopics', exact: true });
  const menu = page.getByRole('navigation', { name: /^Subtopics of Topic/ });
  await button.click();
  await expect(menu.locator('> ul > li > a')).toHaveText(['Planted sub-topic', 'Second sub-topic']);
  const tops = menu.locator('> ul > li');
  await expect(tops.nth(0).locator('li a')).toHaveText(['Planted sequence', 'Second sequence']);
  await expect(tops.nth(1).locator('li a')).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Planted sub-topic' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Second sequence' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/subtopic/${family.subtopic}/${family.nephew}`);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Second sub-topic' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/${family.second}`);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('what is not there, or no more, leads to the page that says so [ATR-020] [APS-001]', async ({ page, app, db }) => {
  const none = crypto.randomUUID();
  const family = await plantFamily(db);
  const gone = async (path: string) => {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  };
  for (const path of [none, `subtopic/${none}/${none}`, `problemset/${none}`, family.topic]) await gone(path);
  // The sub-topic is there, and its test is not.
  await page.route(`**/api/tests/${family.topic}`, (route) =>
    route.fulfill({ status: 404, json: { errors: ['This topic does not exist.'] } }),
  );
  await gone(family.subtopic);
  await page.unroute(`**/api/tests/${family.topic}`);
  await db.query('update subtopics set deleted_at = now(), deletion_id = $2 where id = $1', [
    family.subtopic,
    crypto.randomUUID(),
  ]);
  await gone(family.subtopic);
});

test('a SAT topic has its questions and problem sets itself, at the address of a sub-topic [ATR-017]', async ({
  page,
  app,
  db,
}) => {
  const topic = crypto.randomUUID();
  const title = titled('Data');
  await db.query(`insert into topics (id, kind, title, position) values ($1, 'sat', $2, 900)`, [topic, title]);
  const { set } = await plant(db, small);
  await db.query(
    `insert into problem_set_places (problem_set_id, parent_kind, parent_id, position) values ($1, 'sattopic', $2, 0)`,
    [set.own, topic],
  );
  await db.query(
    `insert into questions (id, parent_kind, parent_id, position, question)
     values (gen_random_uuid(), 'sattopic', $1, 0, $2)`,
    [topic, JSON.stringify([{ type: 'paragraph', children: [{ text: 'Of the SAT topic?' }] }])],
  );
  await page.goto(`${app.studio}/admin/sat-topics`);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/${topic}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Of the SAT topic?').first()).toBeVisible();
  await page.getByRole('link', { name: 'Own set' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/problemset/${set.own}?topic=${topic}`);
  await back(page).click();
  await expect(page).toHaveURL(`${app.studio}/admin/sat-topics?topic=${topic}`);
  await page.goto(`${app.studio}/admin/${topic}`);
  await back(page).click();
  await expect(page).toHaveURL(`${app.studio}/admin/sat-topics?topic=${topic}`);
});

test('a problem set leads back where the query says that one came from, and nowhere without one [APS-001] [APS-002]', async ({
  page,
  app,
  db,
}) => {
  const { topic, subtopic, subsubtopic, set } = await plant(db, small);
  const exam = crypto.randomUUID();
  const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
  for (const [query, address] of [
    [branch, `/admin/math-topics?${branch}`],
    [`topic=${topic}`, `/admin/math-topics?topic=${topic}`],
    [`sat=${exam}&sat_question=${subtopic}`, `/admin?sat=${exam}&sat_question=${subtopic}`],
    [`act=${exam}&act_question=${subtopic}`, `/admin?act=${exam}&act_question=${subtopic}`],
    ['', null],
    [`subsubtopic=${subsubtopic}`, null],
    [`sat_question=${subtopic}`, null],
    [`act_question=${subtopic}`, null],
    // Where one came from has been deleted since.
    [`topic=${exam}`, null],
  ] as const) {
    await page.goto(`${app.studio}/admin/problemset/${set.own}?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own set');
    await expect(page.getByText('Of the set?').first()).toBeVisible();
    if (address === null) await expect(back(page)).toHaveCount(0);
    else await expect(back(page)).toHaveAttribute('href', address);
  }
});

test('on a wide screen the whole tree stands beside the page, and leads from one to the next', async ({
  page,
  app,
  db,
}) => {
  const family = await plantFamily(db);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${app.studio}/admin/subtopic/${family.subtopic}/${family.subsubtopic}`);
  const tree = page.getByRole('navigation', { name: 'Math topics' });
  const own = tree.getByRole('link', { name: 'Planted sequence', exact: true });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(own).toBeInViewport();
  await tree.getByRole('link', { name: 'Second sequence' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second sequence');
  await expect(tree.getByRole('link', { name: 'Second sequence' })).toHaveAttribute('aria-current', 'page');
  await expect(tree.getByRole('link', { name: 'Second sequence' })).toBeFocused();
  await tree.getByRole('button', { name: 'Sub-sub-topics of Planted sub-topic' }).click();
  await expect(own).toBeHidden();
  await tree.getByRole('link', { name: 'Second sub-topic' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second sub-topic');

  const title = titled('From beside');
  await tree.getByRole('button', { name: 'Create Topic' }).click();
  await page.getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
  await expect(tree.getByRole('button', { name: title })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(tree).toBeHidden();
});
