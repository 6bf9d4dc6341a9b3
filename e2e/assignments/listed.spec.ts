import type { Locator, Page } from '@playwright/test';
import { assigned, dayFromNow } from '../assigned.ts';
import { plant } from '../content.ts';
import { expect, test } from '../practising.ts';
import { assignments, manySets, ofSequence, ofSet, one } from './planted.ts';

test.describe('the assignments', () => {
  test('stand in two tabs, eight a page, and say which of how many are shown [ASG-001] [ASG-003] [ASG-004]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(18) });
    const { email } = await newStudent(page);
    const all = Object.keys(planted.set).map((key, at) => ofSet(planted, key, { due: at + 1, completed: at >= 9 }));
    await assigned(db, email, all);
    await page.goto(`${app.learner}/home`);
    const { part, tab, rows, pages } = assignments(page);
    await expect(tab('Current Assignments')).toHaveAttribute('aria-selected', 'true');
    await expect(part.getByRole('tab')).toHaveText(['Current Assignments9', 'Completed Assignments9']);
    await expect(rows.getByRole('rowheader')).toHaveText(Array.from({ length: 8 }, (_, at) => `Set ${at + 1}`));
    await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
    await expect(pages).toHaveText(['1', '2']);

    await part.getByRole('button', { name: 'Next page' }).click();
    await expect(rows.getByRole('rowheader')).toHaveText(['Set 9']);
    await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();

    // The other tab begins at its own first page.
    await tab('Completed Assignments').click();
    await expect(rows).toHaveCount(8);
    await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
  });

  test('are where one left them after a page and back, and at the beginning after a reload [SES-008]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(18) });
    const { email } = await newStudent(page);
    const all = Object.keys(planted.set).map((key, at) => ofSet(planted, key, { due: at + 1, completed: at >= 9 }));
    await assigned(db, email, all);
    await page.goto(`${app.learner}/home`);
    const { part, tab } = assignments(page);
    await tab('Completed Assignments').click();
    await part.getByRole('button', { name: 'Page 2' }).click();
    await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Math' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(tab('Completed Assignments')).toHaveAttribute('aria-selected', 'true');
    await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();
    await tab('Current Assignments').click();
    await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();

    await tab('Completed Assignments').click();
    await page.reload();
    await expect(tab('Current Assignments')).toHaveAttribute('aria-selected', 'true');
    await tab('Completed Assignments').click();
    await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
  });

  test('show every page of fewer than eight, and leave out some of eight [ASG-006]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(57) });
    const { email } = await newStudent(page);
    const keys = Object.keys(planted.set);
    await assigned(
      db,
      email,
      keys.slice(0, 56).map((key, at) => ofSet(planted, key, { due: at + 1 })),
    );
    await page.goto(`${app.learner}/home`);
    const { pages } = assignments(page);
    await expect(pages).toHaveText(['1', '2', '3', '4', '5', '6', '7']);
    await assigned(db, email, [ofSet(planted, 's56')]);
    await page.reload();
    await expect(pages).toHaveText(['1', '2', '8']);
  });

  test('say so where there are none [ASG-005]', async ({ page, newStudent }) => {
    await newStudent(page);
    const { part, tab } = assignments(page);
    for (const name of ['Completed Assignments', 'Current Assignments'] as const) {
      await tab(name).click();
      await expect(part.getByText('No assignments found')).toBeVisible();
    }
  });

  test('are red when they are due today or earlier, and say so [ASG-007] [ASG-002]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { kind: 'grammar', sequence: { a: one }, sets: manySets(3) });
    const { email } = await newStudent(page);
    const dues = [-1, 0, 1];
    await assigned(
      db,
      email,
      dues.map((due, at) => ofSet(planted, `s${at}`, { due, topic_type: 'grammar' })),
    );
    await page.goto(`${app.learner}/home`);
    const { part, row } = assignments(page);
    await expect(part.getByRole('columnheader')).toHaveText(['Title', 'Topic', 'Type', 'Due', 'Progress', 'Actions']);
    const due = (at: number) => row(`Set ${at}`).locator('td:has(time)');
    const colour = (cell: Locator) => cell.evaluate((one) => getComputedStyle(one).color);
    for (const [at, days] of dues.entries()) {
      await expect(due(at + 1).locator('time')).toHaveAttribute('datetime', dayFromNow(days));
    }
    await expect(due(1)).toContainText('overdue');
    await expect(due(2)).toContainText('overdue');
    await expect(due(3)).not.toContainText('overdue');
    expect(await colour(due(1))).toBe('rgb(174, 42, 31)');
    expect(await colour(due(2))).toBe('rgb(174, 42, 31)');
    expect(await colour(due(3))).not.toBe('rgb(174, 42, 31)');
    await expect(row('Set 3')).toContainText(/^Set 3GrammarProblem set.*Not begunStart$/);
  });

  test('are listed only while what was assigned is published [ASG-012]', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(3) });
    const { email } = await newStudent(page);
    await assigned(
      db,
      email,
      ['s0', 's1', 's2'].map((key) => ofSet(planted, key)),
    );
    await assigned(db, email, [ofSequence(planted)]);
    await page.goto(`${app.learner}/home`);
    const { part, rows } = assignments(page);
    await expect(rows).toHaveCount(4);
    await db.query('update problem_sets set is_publish = false where id = $1', [planted.set.s1]);
    await db.query('update subsubtopics set is_sequence_publish = false where id = $1', [planted.subsubtopic]);
    await page.reload();
    await expect(rows.getByRole('rowheader')).toHaveText(['Set 1', 'Set 3']);
    await expect(part.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
    await expect(part.getByRole('tab').first()).toHaveText('Current Assignments2');
  });
});

test('a super admin sees what was assigned to their own account, with more room to unassign it [ASG-008] [ASG-016]', async ({
  page,
  app,
  db,
  logIn,
  newStudent,
  anotherBrowser,
}) => {
  const planted = await plant(db, { sequence: { a: one }, sets: manySets(1) });
  await logIn(page, 'super-admin');
  const me = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}').account.email);
  await assigned(db, me, [ofSet(planted, 's0')]);
  await page.goto(`${app.learner}/home`);
  const head = (on: Page) => assignments(on).part.getByRole('columnheader', { name: 'Actions' });
  await expect(assignments(page).row('Set 1').getByRole('button', { name: 'Unassign Set 1' })).toHaveText('Unassign');
  await expect(assignments(page).row('Set 1').getByRole('link')).toHaveCount(0);
  const student = await (await anotherBrowser()).newPage();
  const { email } = await newStudent(student);
  await assigned(db, email, [ofSet(planted, 's0')]);
  await student.reload();
  await expect(assignments(student).row('Set 1')).toBeVisible();
  const [wide, narrow] = [await head(page).boundingBox(), await head(student).boundingBox()];
  expect(wide?.width).toBeGreaterThan((narrow?.width ?? 0) + 40);
});

test('an admin has no assignments on the dashboard', async ({ page, logIn }) => {
  await logIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(assignments(page).part).toHaveCount(0);
});
