import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { examRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studioExamListOf } from '../support/studio-exam-list.ts';

const sections = { Reading: 52, 'Writing and Language': 44, 'Math - No Calculator': 20, 'Math - Calculator': 38 };

test('a SAT is created by its title alone and opens to four sections of numbers [ASA-002, ASA-006, ASA-007]', async ({
  page,
  mountPage,
}) => {
  await mountPage('/admin/sats', { as: 'admin' });
  const list = studioExamListOf(page, 'SATs');
  await list.button('Create Sat').click();
  await expect(list.dialog.getByRole('heading')).toHaveText('Create Sat');
  const field = list.dialog.getByLabel('Title');
  await expect(list.dialog.getByRole('textbox')).toHaveCount(1);
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(list.dialog).toContainText('Please enter Title');
  await field.fill('x'.repeat(201));
  await page.keyboard.press('Enter');
  await expect(list.dialog).toContainText('Title has at most 200 characters');
  await field.fill('  SAT of spring ');
  const created = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await page.keyboard.press('Enter');
  expect(await (await created).json()).toMatchObject({
    title: 'SAT of spring',
    isPublish: false,
    marks: { verbal: 0, math: 0 },
  });
  await expect(alertOf(page, 'SAT of spring Sat created Successfully')).toBeVisible();
  await expect(list.toggle('SAT of spring')).toBeFocused();
  await expect(list.toggle('SAT of spring')).toHaveAttribute('aria-expanded', 'true');
  await expect(list.main.getByRole('heading', { level: 3 })).toHaveText(Object.keys(sections));
  for (const [section, count] of Object.entries(sections)) {
    const numbers = list.main.getByRole('list', { name: section, exact: true }).getByRole('button');
    await expect(numbers).toHaveCount(count);
    await expect(numbers.first()).toHaveAccessibleName('1, no topic');
    await expect(numbers.last()).toHaveText(String(count));
  }
});

test('an ACT whose response was lost is created once, and another title creates another one', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/acts', { as: 'admin' });
  const list = studioExamListOf(page, 'ACTs');
  await list.button('Create Act').click();
  const create = list.dialog.getByRole('button', { name: 'Create', exact: true });
  const loadingStatus = list.dialog.getByRole('status').filter({ hasText: 'Loading' });
  const title = list.dialog.getByLabel('Title');
  let gate = Promise.withResolvers<void>();
  await page.route('**/api/acts/test_acts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await gate.promise;
    await route.abort('connectionreset');
  });
  await title.fill('Lost');
  for (const _ of ['once', 'again']) {
    gate = Promise.withResolvers();
    await create.click();
    // The dialog stays until the outcome is known.
    await expect(loadingStatus).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(title).toHaveValue('Lost');
    gate.resolve();
    await expect(loadingStatus).toHaveCount(0);
  }
  await page.unroute('**/api/acts/test_acts');
  await title.fill('Found');
  await create.click();
  await expect(alertOf(page, 'Found Act created Successfully')).toBeVisible();
  const { rows } = await db.query('select title from exams order by position');
  expect(rows).toEqual([{ title: 'Lost' }, { title: 'Found' }]);
});

test('the title of an ACT is edited in its row, and cannot be empty [ASA-006, ASA-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const act = examRows({ family: 'act', title: 'ACT of spring', topics: {} });
  await mountPage('/admin/acts', { as: 'admin', planted: act });
  const list = studioExamListOf(page, 'ACTs');
  const field = list.main.getByRole('textbox', { name: 'Act title' });
  const sent = recordUpdates(page);
  await list.choose('ACT of spring', 'Edit title');
  await expect(field).toHaveValue('ACT of spring');
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Please enter Act title')).toBeVisible();
  await field.fill('ACT of spring');
  await page.keyboard.press('Enter');
  await expect(list.toggle('ACT of spring')).toBeFocused();
  expect(sent, 'nothing was changed').toEqual([]);

  await list.choose('ACT of spring', 'Edit title');
  await field.fill('  ACT of autumn');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'ACT of autumn Act updated Successfully')).toBeVisible();
  await expect(list.toggle('ACT of autumn')).toBeFocused();
  expect((await db.query('select title from exams')).rows).toEqual([{ title: 'ACT of autumn' }]);

  // A title that could not be saved stays in the editor; Escape restores the old one.
  await page.route('**/api/*/test_*/*', (route) => route.abort());
  await list.choose('ACT of autumn', 'Edit title');
  await field.fill('Never taken');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Never taken');
  await page.keyboard.press('Escape');
  await expect(list.toggle('ACT of autumn')).toBeFocused();
});

test('a SAT and an ACT are deleted after a confirmation, and Undo restores them [ASA-009, ASA-010]', async ({
  page,
  db,
  mountPage,
}) => {
  const sat = examRows({ title: 'A SAT', topics: {} });
  await mountPage('/admin/sats', { as: 'admin', planted: sat });
  const sats = studioExamListOf(page, 'SATs');
  await sats.choose('A SAT', 'Delete');
  await sats.answer('Are you sure you want to delete SAT A SAT?', 'Cancel');
  await expect(sats.row('A SAT')).toBeVisible();

  const acts = ['One', 'Two'].map((title, position) => examRows({ family: 'act', title, position, topics: {} }));
  await mountPage('/admin/acts', { as: 'admin', planted: acts });
  const list = studioExamListOf(page, 'ACTs');
  const question = 'Are you sure you want to delete ACT One?';
  const remainingTitles = async () =>
    (await db.query('select title from exams where deleted_at is null order by family desc, position')).rows.map(
      ({ title }) => title,
    );
  await list.choose('One', 'Delete');
  await list.answer(question, 'Cancel');
  expect(await remainingTitles()).toEqual(['A SAT', 'One', 'Two']);
  await list.choose('One', 'Delete');
  await list.answer(question, 'OK');
  await expect(alertOf(page, 'One Act deleted Successfully')).toBeVisible();
  await expect(list.row('One')).toHaveCount(0);
  await expect(list.toggle('Two')).toBeFocused();
  expect(await remainingTitles()).toEqual(['A SAT', 'Two']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.toggle('One')).toBeFocused();
  expect(await remainingTitles()).toEqual(['A SAT', 'One', 'Two']);

  // Another author has already deleted it.
  await db.query(`update exams set deleted_at = now(), deletion_id = gen_random_uuid() where title = 'One'`);
  await list.choose('One', 'Delete');
  await list.answer(question, 'OK');
  await expect(alertOf(page, 'Error: No ACT id selected!!')).toBeVisible();
  await expect(list.row('One')).toHaveCount(0);
});

function recordUpdates(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  return sent;
}
