import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { answer, binOf, binTopics, type Tab, tabs } from '../binned.ts';
import { callerOf } from '../caller.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { binPlanted } from './binned-kinds.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

test.afterEach(async ({ db }) => {
  // They would stand above what the next journey deletes.
  await db.query(`delete from topics where title like 'Binned %' and deleted_at > now()`);
});

test('every author has the bin: seven tabs, each with how many it holds, and Restore and Delete at each record [RCY-002] [RCY-003] [RCY-009]', async ({
  page,
  app,
  db,
}) => {
  const bin = binOf(page);
  await bin.entry.click();
  await expect(bin.dialog.getByRole('tab')).toHaveText(tabs.map((name) => new RegExp(`^${name}\\d+$`)));
  const before = new Map<Tab, number>();
  for (const name of tabs) before.set(name, await bin.countOf(name));
  await bin.close();

  const text = titled('What is binned');
  const { topic, subtopic, subsubtopic, question, set } = await plant(db, {
    sequence: { one: { text, choices: yesOrNo } },
    sets: { run: { title: titled('Set'), questions: [{ choices: yesOrNo }] } },
  });
  const sat = await plantExam(db, { topics: {} });
  const act = await plantExam(db, { family: 'act', topics: {} });
  const call = await callerOf(app, 'admin');
  await binPlanted(call, { question, set, subsubtopic, subtopic, topic, sat, act });
  await page.reload();
  await bin.entry.click();
  for (const [name, title] of [
    ['SATs', sat.title],
    ['ACTs', act.title],
    ['Topics', `Topic ${topic.slice(0, 8)}`],
    ['Subtopics', 'Planted sub-topic'],
    ['Subsubtopics', 'Planted sequence'],
    ['Problem Sets', 'Set'],
    ['Questions', text],
  ] as const) {
    await bin.tab(name).click();
    const row = bin.row(title).first();
    await expect(row.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete' })).toBeEnabled();
    // The set has a question of its own.
    expect(await bin.countOf(name), name).toBe((before.get(name) ?? 0) + (name === 'Questions' ? 2 : 1));
  }
});

test('the bin loads twenty, and twenty more as one scrolls down a list 400 pixels high [RCY-004]', async ({
  page,
  db,
}) => {
  const titles = await binTopics(db, 45);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/soft_delete/deleted_records') && searchParams.get('type') === 'topic') {
      asked.push(`${searchParams.get('existing_record')}, ${searchParams.get('limit')}`);
    }
  });
  const bin = binOf(page);
  const rows = bin.dialog.getByRole('listitem');
  await bin.open('Topics');
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText(titles[0] ?? '');
  expect((await bin.list.boundingBox())?.height).toBe(400);
  expect(asked).toEqual(['0, 20']);

  const toTheEnd = () => bin.list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await toTheEnd();
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(39)).toContainText(titles[39] ?? '');
  expect(asked).toEqual(['0, 20', '20, 20']);
  await toTheEnd();
  await expect(rows.nth(44)).toContainText(titles[44] ?? '');
  expect(asked).toEqual(['0, 20', '20, 20', '40, 20']);
});

test('a bin that cannot be loaded says so, and the page stays as it is', async ({ page, app }) => {
  await page.route('**/assets/bin-dialog-*.js', (route) => route.abort());
  await page.goto(`${app.studio}/admin/math-topics`);
  const heading = page.getByRole('heading', { level: 1, name: 'Math topics' });
  await expect(heading).toBeVisible();
  await binOf(page).entry.click();
  await expect(alertOf(page, 'The recycle bin could not be loaded. Check the connection and try again.')).toBeVisible();
  await expect(heading).toBeVisible();
});

test('of two authors at the bin the second one is told, and sees what is there now', async ({ page, app, db }) => {
  const [title = '', other = ''] = await binTopics(db, 2);
  const bin = binOf(page);
  await bin.open('Topics');
  await expect(bin.row(title)).toBeVisible();
  const { rows } = await db.query<{ id: string }>('select id from topics where title = $1', [title]);
  const call = await callerOf(app, 'super-admin');
  expect((await call('POST /soft_delete/hard_delete', { id: rows[0]?.id, type: 'topic' })).status).toBe(200);
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(alertOf(page, /not found|deleted for good/)).toBeVisible();
  await expect(bin.row(title)).toHaveCount(0);
  await expect(bin.row(other)).toBeVisible();
});

test('a list that does not come says so and is tried again; an empty one says what will stand there', async ({
  page,
  app,
}) => {
  const call = await callerOf(app, 'admin');
  for (let left = 1; left > 0; ) {
    const { said } = await call('GET /soft_delete/deleted_records?type=act&limit=100');
    const { data } = said as { data: { id: string }[] };
    for (const { id } of data) await call('POST /soft_delete/hard_delete', { id, type: 'act' });
    left = data.length;
  }
  const bin = binOf(page);
  await page.route('**/api/soft_delete/deleted_records?type=act*', (route) => route.abort(), { times: 1 });
  await bin.open('ACTs');
  await expect(bin.dialog.getByRole('alert')).toContainText('The recycle bin could not be read.');
  await bin.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(bin.dialog.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(bin.dialog.getByText('ACTs that are deleted will stand here.')).toBeVisible();
});

test('the bin is worked by keyboard alone, passes axe, and fits a phone', async ({ page, app, db }) => {
  const [title = ''] = await binTopics(db, 25);
  const bin = binOf(page);
  const { press, tabTo } = keyboardOf(page);
  await page.goto(`${app.studio}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(bin.entry);
  await press('Enter');
  await tabTo(bin.tab('SATs'));
  await press('ArrowRight', 'ArrowRight');
  await expect(bin.tab('Topics')).toBeFocused();
  await tabTo(bin.remove(title));
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press('Escape');
  await expect(bin.remove(title)).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  expect(await bin.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await press('Escape');
  await expect(bin.dialog).toBeHidden();
  await expect(bin.entry).toBeFocused();
});
