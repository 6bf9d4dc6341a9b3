import { insertRows } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { drag } from '../support/drag.ts';
import { examRows, personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const threeExams = (family: 'sat' | 'act') =>
  ['A', 'B', 'C'].map((title, position) => examRows({ family, title, position, topics: {} }));
const orderItems = (page: Page) => page.getByRole('main').getByRole('listitem');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const leaveConfirmation = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you sure you want to leave Page without submit new order?', exact: true });

test('orders the SATs by buttons and by dragging, asks before an unsaved order is left, and saves the whole list [SAT-008, SAT-009, SAT-010]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const student = personRows('student');
  await mountPage('/home', { as: student, planted: [student, ...threeExams('sat')] });
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name });
  await link('SATs').click();
  await expect(titles(page)).toHaveText(['A', 'B', 'C']);
  const toggle = page.getByRole('button', { name: 'Reorder SATs' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const up = page.getByRole('button', { name: 'Move up C' });
  await up.click();
  await expect(page.getByText('C is now number 2 of 3.')).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(orderItems(page)).toHaveText(['C', 'A', 'B']);
  await drag(page, 'B', 'C');
  await expect(orderItems(page)).toHaveText(['B', 'C', 'A']);

  for (const leave of [() => link('Math').click(), () => page.goBack()]) {
    await leave();
    await leaveConfirmation(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(leaveConfirmation(page)).toBeHidden();
    await expect(page).toHaveURL(`${app.learner}/home/sats`);
    await expect(orderItems(page)).toHaveText(['B', 'C', 'A']);
  }
  const dialogOpened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  const saved = page.waitForRequest((request) => request.url().endsWith('/sats_users/update_positions'));
  await page.getByRole('button', { name: 'Save order' }).click();
  expect((await saved).method()).toBe('PUT');
  expect((await saved).postDataJSON().sats).toHaveLength(3);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toBeFocused();
  await expect(titles(page)).toHaveText(['B', 'C', 'A']);
  const { rows } = await db.query(
    `select e.title from exam_orders o, unnest(o.exam_ids) with ordinality as u (id, nth) join exams e using (id)
      where o.user_id = $1 order by nth`,
    [student.account.id],
  );
  expect(rows.map(({ title }) => title)).toEqual(['B', 'C', 'A']);
  // A saved order is left without a confirmation.
  await link('Math').click();
  await expect(page).toHaveURL(`${app.learner}/home/math`);
});

test('keeps an order of the ACTs that could not be saved, asks before it is left, and merges it into a changed list [ACT-005, ACT-008, ACT-009, ERR-004]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/home/acts', { as: 'student', planted: threeExams('act') });
  const toggle = page.getByRole('button', { name: 'Reorder ACTs' });
  await toggle.click();
  await page.getByRole('button', { name: 'Move up C' }).click();
  // No exam opens in reorder mode.
  await expect(page.getByRole('main').locator('[aria-expanded]')).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Save order' });
  const call = '**/api/acts_users/update_positions';
  await page.route(call, (route) => route.fulfill({ status: 503, json: { errors: ['Not now.'] } }));
  await save.click();
  await expect(alertOf(page, 'The order was not saved, and stands as you made it. Not now.')).toBeVisible();
  await page.unroute(call);
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Math' }).click();
  await leaveConfirmation(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(orderItems(page)).toHaveText(['A', 'C', 'B']);

  await db.query(`update exams set is_publish = false where title = 'A'`);
  await insertRows(db, examRows({ family: 'act', title: 'Late', position: 0, topics: {} }).rows);
  await save.click();
  await expect(alertOf(page, /The list has changed meanwhile/)).toBeVisible();
  await expect(orderItems(page)).toHaveText(['C', 'B', 'Late']);
  const sent = page.waitForRequest(call);
  await save.click();
  expect((await sent).postDataJSON().acts).toHaveLength(3);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(titles(page)).toHaveText(['C', 'B', 'Late']);
});
