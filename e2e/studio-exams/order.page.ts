import { insertRows } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { alertOf } from '../support/alert.ts';
import { drag } from '../support/drag.ts';
import { examRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studioExamListOf } from '../support/studio-exam-list.ts';

const leaveQuestion = 'Are you sure you want to leave Page without submit new order?';
const threeExams = (family: 'sat' | 'act') =>
  ['A', 'B', 'C'].map((title, position) => examRows({ family, title, position, topics: {} }));
const storedTitles = async (db: pg.Client) =>
  (await db.query('select title from exams order by position')).rows.map(({ title }) => title);
const openMath = (page: Page) => page.getByRole('link', { name: 'Math', exact: true }).first().click();

test('the SATs are reordered by dragging and by buttons, and leaving an unsaved order asks for confirmation [ORD-001, ORD-004, ORD-005]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/sats', { as: 'admin', planted: threeExams('sat') });
  const list = studioExamListOf(page, 'SATs');
  const reorderButton = list.button('Reorder Sats');
  await reorderButton.click();
  await expect(list.button('Cancel')).toBeFocused();
  await drag(page, 'C', 'A');
  await expect(list.reorderItems).toHaveText(['C', 'A', 'B']);
  await page.getByRole('button', { name: 'Move up B' }).press('Enter');
  await expect(page.getByText('B is now number 2 of 3.')).toBeAttached();

  await openMath(page);
  await list.answer(leaveQuestion, 'Cancel');
  await expect(list.reorderItems).toHaveText(['C', 'B', 'A']);
  const sent = page.waitForRequest((request) => request.url().endsWith('/test_sats/update_positions'));
  await list.button('Submit New Order').click();
  expect((await sent).postDataJSON().sats).toHaveLength(3);
  await expect(reorderButton).toBeFocused();
  expect(await storedTitles(db)).toEqual(['C', 'B', 'A']);

  await reorderButton.click();
  await page.getByRole('button', { name: 'Move down C' }).click();
  await openMath(page);
  await list.answer(leaveQuestion, 'OK');
  await expect(page.getByRole('heading', { level: 1, name: 'Math topics' })).toBeVisible();
  expect(await storedTitles(db)).toEqual(['C', 'B', 'A']);
});

test('another author’s change of the list of ACTs is shown before the order is saved at the next click [ORD-001, ORD-004]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/acts', { as: 'admin', planted: threeExams('act') });
  const list = studioExamListOf(page, 'ACTs');
  await list.button('Reorder Acts').click();
  await drag(page, 'C', 'A');
  await expect(list.reorderItems).toHaveText(['C', 'A', 'B']);
  await insertRows(db, examRows({ family: 'act', title: 'D', position: 3, topics: {} }).rows);
  await list.button('Submit New Order').click();
  await expect(alertOf(page, /^\s*The list has changed meanwhile/)).toBeVisible();
  await expect(list.reorderItems).toHaveText(['C', 'A', 'B', 'D']);
  await list.button('Submit New Order').click();
  await expect(list.row('D')).toBeVisible();
  expect(await storedTitles(db)).toEqual(['C', 'A', 'B', 'D']);
});
