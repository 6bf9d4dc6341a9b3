import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { plantExam } from '../content.ts';
import { nextPosition } from '../next-position.ts';
import { expect, test } from '../practising.ts';
import { goToList, listOf, studioLists } from '../studio-exam-lists.ts';

for (const own of studioLists) {
  const { family, name } = own;

  test(`how progress in a${family === 'sat' ? '' : 'n'} ${name} counts is switched at once by a super admin, and goes back when it is not taken`, async ({
    page,
    app,
    db,
  }) => {
    const { id, title: exam } = await plantExam(db, { family, position: await nextPosition(db), topics: {} });
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
    position: await nextPosition(db),
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
  for (let n = 0; n < 14; n += 1) await plantExam(db, { family: 'act', position: await nextPosition(db), topics: {} });
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
  const { title: act } = await plantExam(db, { family: 'act', position: await nextPosition(db), topics: {} });
  await plantExam(db, { family: 'act', position: await nextPosition(db), topics: {} });
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
