import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { enterStudio, titled } from './authoring.ts';
import { callerOf } from './caller.ts';
import { plantExam } from './content.ts';
import { drag } from './drag.ts';
import { expect, test } from './practising.ts';
import { goToList, listOf, studioLists } from './studio-exam-lists.ts';

/** Behind everything that was planted before. */
let last = 20_000;
const next = () => ++last;
const leave = 'Are you sure you want to leave Page without submit new order?';

for (const own of studioLists) {
  const { family, name, title, type, sections, marks } = own;
  const ids = (sat: string, act: string) => (family === 'sat' ? sat : act);

  test(`a${family === 'sat' ? '' : 'n'} ${name} is created by its title alone and opens to four sections of numbers ${ids('[ASA-002] [ASA-006] [ASA-007]', '[ASA-005] [ASA-006]')}`, async ({
    page,
    app,
    db,
  }) => {
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.button(`Create ${type}`).click();
    await expect(list.dialog.getByRole('heading')).toHaveText(`Create ${type}`);
    const field = list.dialog.getByLabel('Title');
    await expect(list.dialog.getByRole('textbox')).toHaveCount(1);
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(list.dialog).toContainText('Please enter Title');
    await field.fill('x'.repeat(201));
    await page.keyboard.press('Enter');
    await expect(list.dialog).toContainText('Title has at most 200 characters');
    const made = titled(`${name} of spring`);
    await field.fill(`  ${made} `);
    await page.keyboard.press('Enter');
    await expect(alertOf(page, `${made} ${type} created Successfully`)).toBeVisible();
    await expect(list.toggle(made)).toBeFocused();
    await expect(list.toggle(made)).toHaveAttribute('aria-expanded', 'true');
    const { rows } = await db.query('select id, is_publish from exams where title = $1', [made]);
    expect(rows).toEqual([{ id: expect.any(String), is_publish: false }]);
    const call = await callerOf(app, 'admin');
    const { said } = await call(`GET /${family}s/test_${family}s/${rows[0].id}`);
    expect(said).toMatchObject({ marks });

    const row = list.row(made);
    await expect(row.getByRole('heading', { level: 3 })).toHaveText(Object.keys(sections));
    for (const [section, count] of Object.entries(sections)) {
      const numbers = row.getByRole('list', { name: section, exact: true }).getByRole('button');
      await expect(numbers).toHaveCount(count);
      await expect(numbers.first()).toHaveAccessibleName('1, no topic');
      await expect(numbers.last()).toHaveText(String(count));
    }
  });

  test(`a${family === 'sat' ? '' : 'n'} ${name} whose reply was lost is made once, and under another title it is another one`, async ({
    page,
    app,
    db,
  }) => {
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.button(`Create ${type}`).click();
    const [first, second] = [titled('Lost'), titled('Found')];
    const create = list.dialog.getByRole('button', { name: 'Create', exact: true });
    const waiting = list.dialog.getByRole('status').filter({ hasText: 'Loading' });
    const title = list.dialog.getByLabel('Title');
    let lost = Promise.withResolvers<void>();
    await page.route(`**/api/${family}s/test_${family}s`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await lost.promise;
      await route.abort('connectionreset');
    });
    await title.fill(first);
    for (const _ of ['once', 'again']) {
      lost = Promise.withResolvers();
      await create.click();
      // Nothing that was typed goes before it is known what came of it.
      await page.keyboard.press('Escape');
      await expect(waiting).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(title).toHaveValue(first);
      lost.resolve();
      await expect(waiting).toHaveCount(0);
    }
    await page.unroute(`**/api/${family}s/test_${family}s`);
    await title.fill(second);
    await create.click();
    await expect(alertOf(page, `${second} ${type} created Successfully`)).toBeVisible();
    const { rows } = await db.query<{ title: string }>('select title from exams where title = any($1)', [
      [first, second],
    ]);
    expect(rows.map((exam) => exam.title).sort()).toEqual([first, second].sort());
  });

  test(`the title of a${family === 'sat' ? '' : 'n'} ${name} is changed where it stands, and never to nothing ${ids('[ASA-006]', '[ASA-006] [ASA-008]')}`, async ({
    page,
    app,
    db,
  }) => {
    const { id, title: before } = await plantExam(db, { family, position: next(), topics: {} });
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.choose(before, 'Edit title');
    const field = list.main.getByRole('textbox', { name: `${type} title` });
    await expect(field).toHaveValue(before);
    await field.fill('   ');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Enter');
    const missing = alertOf(page, `Please enter ${type} title`);
    await missing.click();
    await expect(missing).toBeHidden();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await field.fill(before);
    await page.keyboard.press('Enter');
    await expect(list.toggle(before)).toBeFocused();
    expect(sent).toEqual([]);

    const after = titled(`${name} renamed`);
    await list.choose(before, 'Edit title');
    await field.fill(`  ${after}`);
    await page.keyboard.press('Enter');
    const saved = alertOf(page, `${after} ${type} updated Successfully`);
    await expect(saved).toBeVisible();
    await expect(list.toggle(after)).toBeFocused();
    await saved.click();
    await expect(saved).toBeHidden();
    const { rows } = await db.query('select title from exams where id = $1', [id]);
    expect(rows).toEqual([{ title: after }]);

    // What could not be saved stands in the editor, and the row has its title again.
    await page.route('**/api/*/test_*/*', (route) => route.abort());
    await list.choose(after, 'Edit title');
    await field.fill('Never taken');
    await page.keyboard.press('Enter');
    await expect(alertOf(page, /./)).toBeVisible();
    await expect(field).toHaveValue('Never taken');
    await page.keyboard.press('Escape');
    await expect(list.toggle(after)).toBeFocused();
  });

  test(`a${family === 'sat' ? '' : 'n'} ${name} is deleted after a question, and comes back by the toast ${ids('[ASA-010]', '[ASA-009] [ASA-010]')}`, async ({
    page,
    app,
    db,
  }) => {
    const position = next();
    const { id, title: one } = await plantExam(db, { family, position, topics: {} });
    const { title: other } = await plantExam(db, { family, position: next(), topics: {} });
    const isGone = async () =>
      (await db.query('select deleted_at from exams where id = $1', [id])).rows[0]?.deleted_at !== null;
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    const question = `Are you sure you want to delete ${name} ${one}?`;
    await list.choose(one, 'Delete');
    await list.answer(question, 'Cancel');
    await expect(list.row(one)).toBeVisible();
    expect(await isGone()).toBe(false);
    await list.choose(one, 'Delete');
    await list.answer(question, 'OK');
    await expect(alertOf(page, `${one} ${type} deleted Successfully`)).toBeVisible();
    await expect(list.row(one)).toHaveCount(0);
    await expect(list.toggle(other)).toBeFocused();
    expect(await isGone()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.row(one)).toBeVisible();
    await expect(list.toggle(one)).toBeFocused();
    expect(await isGone()).toBe(false);

    // Another author was first.
    await db.query('update exams set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1', [id]);
    await list.choose(one, 'Delete');
    await list.answer(question, 'OK');
    await expect(alertOf(page, `Error: No ${name} id selected!!`)).toBeVisible();
    await expect(list.row(one)).toHaveCount(0);
  });

  test(`the ${title} are put in order by dragging and by buttons, and nobody leaves that unsaved unasked [ORD-001] [ORD-004] [ORD-005]`, async ({
    page,
    app,
    db,
  }) => {
    const exams = ['A', 'B', 'C'].map((letter) => titled(`${name} ${letter}`));
    const [a = '', b = '', c = ''] = exams;
    for (const exam of exams) await plantExam(db, { family, title: exam, position: next(), topics: {} });
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    const begin = list.button(`Reorder ${type}s`);
    await begin.click();
    await expect(list.button('Cancel')).toBeFocused();
    const lastThree = async () => (await list.order.allTextContents()).slice(-3);
    const count = await list.order.count();
    await drag(page, c, a);
    await expect.poll(lastThree).toEqual([c, a, b]);
    await page.getByRole('button', { name: `Move up ${b}` }).press('Enter');
    await expect(page.getByText(`${b} is now number ${count - 1} of ${count}.`)).toBeAttached();
    await expect.poll(lastThree).toEqual([c, b, a]);

    await page.getByRole('link', { name: 'Math', exact: true }).first().click();
    await list.answer(leave, 'Cancel');
    await expect.poll(lastThree).toEqual([c, b, a]);
    const sent = page.waitForRequest((request) => request.url().endsWith(`/test_${family}s/update_positions`));
    await list.button('Submit New Order').click();
    expect((await sent).postDataJSON()[`${family}s`]).toHaveLength(count);
    await expect(begin).toBeFocused();
    const stored = async () => {
      const { rows } = await db.query('select title from exams where title = any($1) order by position', [exams]);
      return rows.map(({ title: one }) => one);
    };
    expect(await stored()).toEqual([c, b, a]);

    await begin.click();
    await page.getByRole('button', { name: `Move down ${c}` }).click();
    await page.getByRole('link', { name: 'Math', exact: true }).first().click();
    await list.answer(leave, 'OK');
    await expect(page.getByRole('heading', { level: 1, name: 'Math topics' })).toBeVisible();
    expect(await stored()).toEqual([c, b, a]);
  });

  test(`an order of ${title} that another author changed meanwhile is shown, and saved at the next press`, async ({
    page,
    app,
    db,
  }) => {
    const [a, b, d] = [titled(`${name} A`), titled(`${name} B`), titled(`${name} D`)];
    for (const exam of [a, b]) await plantExam(db, { family, title: exam, position: next(), topics: {} });
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.button(`Reorder ${type}s`).click();
    await page.getByRole('button', { name: `Move up ${b}` }).click();
    await plantExam(db, { family, title: d, position: next(), topics: {} });
    await list.button('Submit New Order').click();
    await expect(alertOf(page, /^\s*The list has changed meanwhile/)).toBeVisible();
    await expect.poll(async () => (await list.order.allTextContents()).slice(-3)).toEqual([b, a, d]);
    await list.button('Submit New Order').click();
    await expect(list.row(a)).toBeVisible();
    await expect
      .poll(async () => (await list.rows.allTextContents()).slice(-3).map((text) => text.slice(0, 5)))
      .toEqual([b, a, d].map((one) => one.slice(0, 5)));
  });

  test(`how progress in a${family === 'sat' ? '' : 'n'} ${name} counts is switched at once by a super admin, and goes back when it is not taken`, async ({
    page,
    app,
    db,
  }) => {
    const { id, title: exam } = await plantExam(db, { family, position: next(), topics: {} });
    const bySet = async () =>
      (await db.query('select progress_by_problemset from exams where id = $1', [id])).rows[0]?.progress_by_problemset;
    await enterStudio(page, app, 'super-admin');
    const list = await goToList(page, app, own);
    await list.toggle(exam).click();
    const turn = list.row(exam).getByRole('switch', { name: 'Progress by problem set' });
    // Before the answer has come.
    let answer = () => {};
    await page.route(`**/api/**/${id}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await turn.click();
    await expect(turn).toBeChecked();
    expect(await bySet()).toBe(false);
    answer();
    const counted = alertOf(page, 'Progress Show by ProblemSet');
    await counted.click();
    await expect(counted).toBeHidden();
    expect(await bySet()).toBe(true);
    await page.unroute(`**/api/**/${id}`);

    await page.route(`**/api/**/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await turn.click();
    await expect(alertOf(page, /./)).toBeVisible();
    await expect(turn).toBeChecked();
    await page.unroute(`**/api/**/${id}`);
    await turn.click();
    await expect(alertOf(page, 'Progress Show by Sequence')).toBeVisible();
    expect(await bySet()).toBe(false);
  });
}

test('the dialogs that name a topic, a list’s topic or a code stay, with what was typed, while it is sent', async ({
  page,
  app,
  db,
}) => {
  const { title: exam } = await plantExam(db, {
    family: 'sat',
    position: next(),
    topics: { own: { section: 'Reading', title: null } },
  });
  await enterStudio(page, app, 'super-admin');
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const stays = [
    {
      path: '/admin/sats',
      field: 'Topic',
      async open() {
        const list = listOf(page, 'SATs');
        await list.toggle(exam).click();
        await list.row(exam).getByRole('list', { name: 'Reading', exact: true }).getByRole('button').first().click();
      },
    },
    {
      path: '/admin/math-topics',
      field: 'Title',
      open: () => main.getByRole('button', { name: 'Create Topic', exact: true }).click(),
    },
    {
      path: '/admin/settings',
      field: 'Code',
      open: () => main.getByRole('button', { name: 'Add code', exact: true }).click(),
    },
  ];
  for (const { path, field, open } of stays) {
    await page.goto(`${app.studio}${path}`);
    await open();
    const [typed, refused] = [titled('Kept'), Promise.withResolvers<void>()];
    await page.route('**/api/**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await refused.promise;
      await route.abort('connectionreset');
    });
    await dialog.getByLabel(field).fill(typed);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    const waiting = dialog.getByRole('status').filter({ hasText: 'Loading' });
    await expect(waiting).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(waiting).toBeVisible();
    refused.resolve();
    await expect(waiting).toHaveCount(0);
    await expect(dialog.getByLabel(field)).toHaveValue(typed);
    await page.unroute('**/api/**');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a list of the overview that cannot be loaded says so in its row, and is tried again there', async ({
  page,
  app,
}) => {
  await enterStudio(page, app);
  const row = (title: string) =>
    page
      .getByRole('table', { name: 'What is published' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
  const counts = /\d+ of \d+|–/;
  await expect(row('Grammar')).toContainText(counts);
  const failing = Promise.withResolvers<void>();
  await page.route('**/api/grammar_topics', async (route) => {
    await failing.promise;
    await route.abort('connectionreset');
  });
  await page.reload();
  await expect(row('Math')).toContainText(counts);
  await expect(row('Grammar').getByRole('status', { name: 'Loading Grammar' })).toBeVisible();
  failing.resolve();
  await expect(row('Grammar')).toContainText('could not be loaded');
  await expect(row('Math')).toContainText(counts);
  await expectAccessible(page);
  await page.unroute('**/api/grammar_topics');
  await row('Grammar').getByRole('button', { name: 'Try again' }).click();
  await expect(row('Grammar')).toContainText(counts);
});

test('all ACTs are there as soon as the list is opened, from its top [ASA-003]', async ({ page, app, db }) => {
  for (let n = 0; n < 14; n += 1) await plantExam(db, { family: 'act', position: next(), topics: {} });
  await enterStudio(page, app);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'ACTs' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await main
    .getByRole('link', { name: 'ACTs', exact: true })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'ACTs' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const { rows } = await db.query(
    `select title from exams where family = 'act' and owner_id is null and deleted_at is null order by position, id`,
  );
  await expect(main.getByRole('list', { name: 'ACTs' }).locator('> li')).toHaveCount(rows.length);
});

test('the ACT list has what can be done with it and with each ACT, as far as who is logged in may [ASA-004]', async ({
  page,
  app,
  db,
  anotherBrowser,
}) => {
  const { title: act } = await plantExam(db, { family: 'act', position: next(), topics: {} });
  await plantExam(db, { family: 'act', position: next(), topics: {} });
  const [, acts] = studioLists;
  await enterStudio(page, app, 'super-admin');
  const list = await goToList(page, app, acts);
  await expect(list.button('Create Act')).toBeVisible();
  await expect(list.button('Reorder Acts')).toBeVisible();
  await list.button(`More for ${act}`).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit title', 'Delete']);
  await page.keyboard.press('Escape');
  const row = list.row(act);
  await expect(row.getByRole('switch', { name: `Published: ${act}` })).toBeVisible();
  await list.toggle(act).click();
  await expect(row.getByRole('switch', { name: 'Progress by problem set' })).toBeVisible();
  for (const table of ['Raw Score Conversion', 'Bubble Sheet Answers']) {
    const upload = row.getByRole('listitem').filter({ hasText: table }).getByRole('button', { name: 'Upload Excel' });
    const chooser = page.waitForEvent('filechooser');
    await upload.click();
    expect(await (await chooser).element().getAttribute('accept')).toContain('.xlsx');
  }

  // Whoever may not publish reads how it stands.
  const other = await (await anotherBrowser()).newPage();
  await enterStudio(other, app);
  const read = await goToList(other, app, acts);
  await read.toggle(act).click();
  await expect(read.row(act)).toContainText('Progress by sequence');
  await expect(read.row(act).getByRole('img', { name: 'Published' }).first()).toBeVisible();
  await expect(read.row(act).getByRole('heading', { name: 'English' })).toBeVisible();
  await expect(read.row(act).getByRole('switch')).toHaveCount(0);
  await expect(read.row(act).getByRole('button', { name: 'Upload Excel' })).toHaveCount(0);
});
