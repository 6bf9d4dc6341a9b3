import { alertOf } from '../support/alert.ts';
import { examRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studioExamListOf } from '../support/studio-exam-list.ts';

test('the dialogs for a topic, a list’s topic and a code keep the typed text while it is being sent, and if that fails', async ({
  page,
  mountPage,
}) => {
  const exam = examRows({ topics: { own: { section: 'Reading', title: null } } });
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  for (const [route, planted, field, open] of [
    [`/admin/sats?sat=${exam.id}`, exam, 'Topic', () => page.getByRole('button', { name: '1, no topic' }).click()],
    ['/admin/math-topics', [], 'Title', () => press('Create Topic')],
    ['/admin/settings', [], 'Code', () => press('Add code')],
  ] as const) {
    await mountPage(route, { as: 'super-admin', planted });
    await open();
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/**', async (call) => {
      if (call.request().method() === 'GET') return call.fallback();
      await gate.promise;
      await call.abort('connectionreset');
    });
    await dialog.getByLabel(field).fill('Kept');
    await page.keyboard.press('Enter');
    const loadingStatus = dialog.getByRole('status').filter({ hasText: 'Loading' });
    await expect(loadingStatus).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loadingStatus).toBeVisible();
    gate.resolve();
    await expect(loadingStatus).toHaveCount(0);
    await expect(dialog.getByLabel(field)).toHaveValue('Kept');
    await page.unroute('**/api/**');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a list of the overview that cannot be loaded shows an error in its row, and can be retried there', async ({
  page,
  mountPage,
}) => {
  const row = (title: string) =>
    page
      .getByRole('table', { name: 'What is published' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
  const counts = /\d+ of \d+|–/;
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/grammar_topics', async (route) => {
    await gate.promise;
    await route.abort('connectionreset');
  });
  await mountPage('/admin', { as: 'admin' });
  await expect(row('Math')).toContainText(counts);
  await expect(row('Grammar').getByRole('status', { name: 'Loading Grammar' })).toBeVisible();
  gate.resolve();
  await expect(row('Grammar')).toContainText('could not be loaded');
  await expect(row('Math')).toContainText(counts);
  await page.unroute('**/api/grammar_topics');
  await row('Grammar').getByRole('button', { name: 'Try again' }).click();
  await expect(row('Grammar')).toContainText(counts);
});

test('the ACT list opens at its top with all ACTs [ASA-003]', async ({ page, mountPage }) => {
  const acts = Array.from({ length: 14 }, (_, position) => examRows({ family: 'act', position, topics: {} }));
  await mountPage('/admin', { as: 'admin', planted: acts });
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'ACTs' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await main
    .getByRole('link', { name: 'ACTs', exact: true })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'ACTs' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(main.getByRole('list', { name: 'ACTs' }).locator('> li')).toHaveCount(14);
});

test('the ACT list has four sections, and the actions that the role may use [ASA-004, ASA-005]', async ({
  page,
  mountPage,
}) => {
  const [act, second] = [0, 1].map((position) => examRows({ family: 'act', position, topics: {} }));
  if (!act || !second) throw new Error('two exams are planted');
  await mountPage('/admin/acts', { as: 'super-admin', planted: [act, second] });
  const list = studioExamListOf(page, 'ACTs');
  const row = list.row(act.title);
  await expect(list.button('Create Act')).toBeVisible();
  await expect(list.button('Reorder Acts')).toBeVisible();
  await list.button(`More for ${act.title}`).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit title', 'Delete']);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('switch', { name: `Published: ${act.title}` })).toBeVisible();
  await list.toggle(act.title).click();
  await row.getByRole('switch', { name: 'Progress by problem set' }).click();
  await expect(alertOf(page, 'Progress Show by ProblemSet')).toBeVisible();
  for (const table of ['Raw Score Conversion', 'Bubble Sheet Answers']) {
    const chooser = page.waitForEvent('filechooser');
    await row.getByRole('listitem').filter({ hasText: table }).getByRole('button', { name: 'Upload Excel' }).click();
    expect(await (await chooser).element().getAttribute('accept')).toContain('.xlsx');
  }

  // An admin who may not publish sees the same state without a switch.
  await mountPage(`/admin/acts?act=${act.id}`, { as: 'admin' });
  await expect(row.getByRole('heading', { level: 3 })).toHaveText(['English', 'Mathematics', 'Reading', 'Science']);
  await expect(row).toContainText('Progress by problem set');
  await expect(row.getByRole('img', { name: 'Published' }).first()).toBeVisible();
  await expect(row.getByRole('switch')).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Upload Excel' })).toHaveCount(0);
});
