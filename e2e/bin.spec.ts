import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { enterStudio, managerOf, titled } from './authoring.ts';
import { answer, binOf, binTopics, type Tab, tabs } from './binned.ts';
import { type Caller, callerOf } from './caller.ts';
import { type Planted, type PlantedExam, plant, plantExam, yesOrNo } from './content.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, test } from './practising.ts';
import { goToList, studioLists } from './studio-exam-lists.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

test.afterEach(async ({ db }) => {
  // They would stand above what the next journey deletes.
  await db.query(`delete from topics where title like 'Binned %' and deleted_at > now()`);
});

type Plant = Pick<Planted, 'question' | 'set' | 'subsubtopic' | 'subtopic' | 'topic'>;
type Exams = Record<'sat' | 'act', PlantedExam | undefined>;

/** Deletes a question, a set and what they hang in, one by one from below, and two exams. */
async function binPlanted(call: Caller, planted: Plant & Exams): Promise<void> {
  const { question, set, subsubtopic, subtopic, topic, sat, act } = planted;
  for (const path of [
    `question_subsubtopics/${question.one}`,
    `problem_sets/${set.run}?selectedId=${subsubtopic}`,
    `subsubtopics/${subsubtopic}`,
    `subtopics/${subtopic}`,
    `topics/${topic}`,
    `sats/test_sats/${sat?.id}`,
    `acts/test_acts/${act?.id}`,
  ]) {
    expect((await call(`DELETE /${path}`)).status, path).toBe(200);
  }
}

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

test('a restored record stands where it stood, with what was below it, and says at which position [RCY-005] [RCY-006]', async ({
  page,
  app,
  db,
}) => {
  const { topic } = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  const title = `Topic ${topic.slice(0, 8)}`;
  const [bin, manager] = [binOf(page), managerOf(page)];
  await page.goto(`${app.studio}/admin/math-topics`);
  await expect(manager.toggle(title)).toBeVisible();
  const place = (await manager.main.getByRole('list').first().locator('> li').allTextContents()).findIndex((text) =>
    text.includes(title),
  );
  await manager.choose(title, 'Delete');
  await manager.answer('Are you sure you want to delete this topic?', 'OK');
  await expect(manager.toggle(title)).toBeHidden();

  await bin.open('Topics');
  const count = await bin.countOf('Topics');
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'Cancel');
  await expect(bin.restore(title)).toBeFocused();
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(alertOf(page, `(Topic) '${title}' restored at position ${place + 1}`)).toBeVisible();
  await expect(bin.row(title)).toHaveCount(0);
  await expect.poll(() => bin.countOf('Topics')).toBe(count - 1);
  await expect(bin.dialog.locator(':focus')).toHaveCount(1);
  await bin.close();
  // What lay behind the dialog has it again.
  await manager.toggle(title).click();
  await expect(manager.row(title).getByRole('button', { name: 'Planted sub-topic', exact: true })).toBeVisible();
});

type Binned = { tab: Tab; label: string; spoken: string; title: string; place: () => Promise<number> };

/** One of each kind, the first of two at its place, deleted by itself: what is above stands before what is in it. */
async function binAll(db: pg.Client, call: Caller): Promise<readonly Binned[]> {
  const run = { title: titled('First set'), questions: [] };
  const [text, title] = [titled('First question'), titled('First')];
  const planted = await plant(db, {
    sequence: { one: { text, choices: yesOrNo }, two: { choices: yesOrNo } },
    sets: { run, last: { title: titled('Last set'), questions: [] } },
  });
  const { topic, subtopic, subsubtopic, question, set } = planted;
  const last = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  await db.query('update subtopics set topic_id = $1, position = 1 where id = $2', [topic, last.subtopic]);
  await db.query('update subsubtopics set subtopic_id = $1, position = 1 where id = $2', [subtopic, last.subsubtopic]);
  await db.query('update subtopics set title = $2 where id = $1', [subtopic, `${title} sub-topic`]);
  await db.query('update subsubtopics set title = $2 where id = $1', [subsubtopic, `${title} sequence`]);
  const exams = [];
  for (const family of ['sat', 'act'] as const) {
    exams.push(await plantExam(db, { family, position: 1_000_000, topics: {} }));
    await plantExam(db, { family, position: 1_000_001, topics: {} });
  }
  const [sat, act] = exams;
  await db.query('update topics set position = 1000001 where id = $1', [last.topic]);
  await db.query('update topics set position = 1000000 where id = $1', [topic]);
  // Positions count from 0 without a gap.
  for (const [table, list, which] of [
    ['topics', 'kind', 'true'],
    ['exams', 'family', 'owner_id is null'],
  ]) {
    await db.query(
      `update ${table} t set position = counted.at
         from (select id, row_number() over (partition by ${list} order by position, id) - 1 as at
                 from ${table} where deleted_at is null and ${which}) counted
        where counted.id = t.id`,
    );
  }
  const placeIn =
    (list: string, id = '') =>
    async () => {
      const { rows } = await db.query(`select id from ${list} order by position`);
      return rows.findIndex((row) => row.id === id) + 1;
    };
  const living = (table: string, where: string) => `${table} where deleted_at is null and ${where}`;
  const setsThere = `(select s.id, p.position from problem_set_places p join problem_sets s on s.id = p.problem_set_id
                       where s.deleted_at is null and p.parent_id = '${subsubtopic}') sets`;
  const ofFamily = (family: string) => living('exams', `owner_id is null and family = '${family}'`);
  const kinds = [
    ['Topics', 'Topic', 'topic', `Topic ${topic.slice(0, 8)}`, placeIn(living('topics', `kind = 'math'`), topic)],
    [
      'Subtopics',
      'Subtopic',
      'subtopic',
      `${title} sub-topic`,
      placeIn(living('subtopics', `topic_id = '${topic}'`), subtopic),
    ],
    [
      'Subsubtopics',
      'Subsubtopic',
      'subsubtopic',
      `${title} sequence`,
      placeIn(living('subsubtopics', `subtopic_id = '${subtopic}'`), subsubtopic),
    ],
    ['Problem Sets', 'Problem Set', 'problem set', run.title, placeIn(setsThere, set.run)],
    [
      'Questions',
      'Question',
      'question',
      text,
      placeIn(living('questions', `parent_id = '${subsubtopic}'`), question.one),
    ],
    ['SATs', 'SAT', 'SAT', sat?.title ?? '', placeIn(ofFamily('sat'), sat?.id)],
    ['ACTs', 'ACT', 'ACT', act?.title ?? '', placeIn(ofFamily('act'), act?.id)],
  ] as const;
  const binned: Binned[] = [];
  for (const [tab, label, spoken, title, placeNow] of kinds) {
    const before = await placeNow();
    expect(before, tab).toBeGreaterThan(0);
    binned.push({
      tab,
      label,
      spoken,
      title,
      async place() {
        expect(await placeNow(), tab).toBe(before);
        return before;
      },
    });
  }
  await binPlanted(call, { question, set, subsubtopic, subtopic, topic, sat, act });
  return binned;
}

test('each kind is restored after a question of its own to where it stood, and says at which position [RCY-005] [RCY-006]', async ({
  page,
  app,
  db,
}) => {
  test.slow();
  const binned = await binAll(db, await callerOf(app, 'admin'));
  await page.reload();
  const bin = binOf(page);
  await bin.entry.click();
  for (const { tab, label, spoken, title, place } of binned) {
    await bin.tab(tab).click();
    await bin.restore(title).click();
    await answer(page, `Are you sure you want to restore this ${spoken}?`, 'OK');
    await expect(bin.row(title)).toHaveCount(0);
    await expect(alertOf(page, `(${label}) '${title}' restored at position ${await place()}`)).toBeVisible();
  }
});

test('each kind is deleted for good, and said to be [RCY-008]', async ({ page, app, db }) => {
  test.slow();
  const binned = await binAll(db, await callerOf(app, 'admin'));
  await page.reload();
  const bin = binOf(page);
  await bin.entry.click();
  // What is below goes first, and with its own words.
  for (const { tab, label, title } of binned.toReversed()) {
    await bin.tab(tab).click();
    await bin.remove(title).click();
    await answer(page, 'Are you sure you want to delete this permanently?', 'OK');
    await expect(alertOf(page, `(${label}) '${title}' permanently deleted`)).toBeVisible();
    await expect(bin.row(title)).toHaveCount(0);
  }
});

test('a deletion that is under way cannot be pressed again; one that another author made first leaves the row, and the focus moves on', async ({
  page,
  app,
  db,
}) => {
  const [title = '', gone = '', other = ''] = await binTopics(db, 3);
  const bin = binOf(page);
  const question = 'Are you sure you want to delete this permanently?';
  await bin.open('Topics');
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/soft_delete/hard_delete', async (route) => {
    await held;
    await route.continue();
  });
  await bin.remove(title).click();
  await answer(page, question, 'OK');
  await expect(bin.remove(title)).toHaveAttribute('aria-disabled', 'true');
  await expect(bin.restore(title)).toHaveAttribute('aria-disabled', 'true');
  await bin.remove(title).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  go();
  await expect(bin.row(title)).toHaveCount(0);
  await expect(bin.remove(gone)).toBeFocused();
  await page.unroute('**/api/soft_delete/hard_delete');

  const { rows } = await db.query<{ id: string }>('select id from topics where title = $1', [gone]);
  const call = await callerOf(app, 'super-admin');
  expect((await call('POST /soft_delete/hard_delete', { id: rows[0]?.id, type: 'topic' })).status).toBe(200);
  await bin.remove(gone).click();
  await answer(page, question, 'OK');
  await expect(alertOf(page, /deleted for good meanwhile/)).toBeVisible();
  await expect(bin.row(gone)).toHaveCount(0);
  await expect(bin.remove(other)).toBeFocused();
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

for (const own of studioLists) {
  const { family, name, title: listed } = own;
  test(`what lies below a deleted ${name} stands in lists that were read before it, too [ASA-011]`, async ({
    page,
    app,
    db,
  }) => {
    const [set, text] = [titled('Set'), titled('Below the number')];
    const { title } = await plantExam(db, {
      family,
      position: 50_000,
      topics: {
        own: {
          section: own.own.section,
          sequence: { one: { text, choices: yesOrNo } },
          sets: { run: { title: set, questions: [] } },
        },
      },
    });
    // What is read stays young: only a list that begins anew has what comes after it.
    await page.clock.setFixedTime(Date.now());
    const list = await goToList(page, app, own);
    const bin = binOf(page);
    const tabsOf = [
      [listed, title],
      ['Problem Sets', set],
      ['Questions', text],
    ] as const;
    await bin.entry.click();
    for (const [tab, words] of tabsOf) {
      await bin.tab(tab).click();
      await expect(bin.dialog.getByRole('status')).toBeHidden();
      await expect(bin.row(words)).toHaveCount(0);
    }
    await bin.close();
    await list.choose(title, 'Delete');
    await list.answer(`Are you sure you want to delete ${name} ${title}?`, 'OK');
    await expect(list.row(title)).toHaveCount(0);
    await bin.entry.click();
    for (const [tab, words] of tabsOf) {
      await bin.tab(tab).click();
      await expect(bin.row(words)).toBeVisible();
    }
  });
}

test('what is deleted from the bin is gone for good, and not before one has agreed [RCY-007] [RCY-008]', async ({
  page,
  app,
  db,
}) => {
  const [stays, goes] = [titled('Stays'), titled('Goes')];
  const { question } = await plant(db, {
    sequence: { stays: { text: stays, choices: yesOrNo }, goes: { text: goes, choices: yesOrNo } },
  });
  const call = await callerOf(app, 'admin');
  for (const id of [question.stays, question.goes]) await call(`DELETE /question_subsubtopics/${id}`);
  const bin = binOf(page);
  await bin.open('Questions');
  await bin.remove(goes).click();
  await answer(page, 'Are you sure you want to delete this permanently?', 'Cancel');
  await expect(bin.row(goes)).toBeVisible();
  await bin.remove(goes).click();
  await answer(page, 'Are you sure you want to delete this permanently?', 'OK');
  await expect(alertOf(page, `(Question) '${goes}' permanently deleted`)).toBeVisible();
  await expect(bin.row(goes)).toHaveCount(0);
  await expect(bin.remove(stays)).toBeFocused();
  const { rows } = await db.query('select id from questions where id = any ($1)', [[question.stays, question.goes]]);
  expect(rows).toEqual([{ id: question.stays }]);
});

test('what lies below a deletion stands in lists that were read before it, too: they begin anew [ASA-011]', async ({
  page,
  app,
  db,
}) => {
  const text = titled('Below the topic');
  const { topic, subtopic, subsubtopic } = await plant(db, { sequence: { one: { text, choices: yesOrNo } } });
  const title = `Topic ${topic.slice(0, 8)}`;
  const [bin, manager] = [binOf(page), managerOf(page)];
  // What is read stays young: only a list that begins anew has what comes after it.
  await page.clock.setFixedTime(Date.now());
  await page.goto(`${app.studio}/admin/math-topics`);
  await expect(manager.toggle(title)).toBeVisible();
  await bin.entry.click();
  for (const name of ['Topics', 'Subtopics', 'Questions'] as const) {
    await bin.tab(name).click();
    await expect(bin.dialog.getByRole('status')).toBeHidden();
  }
  const counts = { topics: await bin.countOf('Topics'), subtopics: await bin.countOf('Subtopics') };
  await bin.close();
  await manager.choose(title, 'Delete');
  await manager.answer('Are you sure you want to delete this topic?', 'OK');
  await expect(manager.toggle(title)).toBeHidden();
  await bin.open('Topics');
  await expect(bin.row(title)).toBeVisible();
  await expect.poll(() => bin.countOf('Topics')).toBe(counts.topics + 1);
  expect(await bin.countOf('Subtopics')).toBe(counts.subtopics + 1);
  await bin.tab('Questions').click();
  await expect(bin.row(text)).toBeVisible();

  // So does a question's own deletion.
  await bin.tab('Topics').click();
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(bin.row(title)).toHaveCount(0);
  await bin.tab('Questions').click();
  await expect(bin.row(text)).toHaveCount(0);
  await bin.close();
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await bin.open('Questions');
  await expect(bin.row(text)).toHaveCount(0);
  await bin.close();
  await page.getByRole('button', { name: 'More for question 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(alertOf(page, /^\s*Question deleted/)).toBeVisible();
  await bin.open('Questions');
  await expect(bin.row(text)).toBeVisible();
});

test('what stood in something deleted waits for that: the bin says for what, and then restores it', async ({
  page,
  app,
  db,
}) => {
  const { topic, subtopic } = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  const [title, below] = [`Topic ${topic.slice(0, 8)}`, titled('Sub-topic')];
  await db.query('update subtopics set title = $2 where id = $1', [subtopic, below]);
  const call = await callerOf(app, 'admin');
  for (const path of [`subtopics/${subtopic}`, `topics/${topic}`]) await call(`DELETE /${path}`);
  const bin = binOf(page);
  await bin.open('Subtopics');
  await expect(bin.restore(below)).toBeDisabled();
  await expect(bin.row(below)).toContainText('is in the recycle bin: restore that first');
  await expect(bin.row(below)).toContainText(title);
  await bin.tab('Topics').click();
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(bin.row(title)).toHaveCount(0);
  await bin.tab('Subtopics').click();
  await bin.restore(below).click();
  await answer(page, 'Are you sure you want to restore this subtopic?', 'OK');
  await expect(alertOf(page, `(Subtopic) '${below}' restored at position 1`)).toBeVisible();
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
