import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { answerConfirmation } from '../support/recycle-bin.ts';
import { reportRows } from './report-rows.ts';

const list = (page: Page) => page.getByRole('table', { name: 'Reported problems' });
const rows = (page: Page) => list(page).locator('tbody tr');
const perPage = (page: Page) => page.getByLabel('Items Per Page');
const settleButton = (page: Page) => page.getByRole('button', { name: /^Settle the report/ });
const settleQuestion = 'Are you sure you want to settle this report?';
const superAdminRole = 'super-admin';
const reportsPath = '/admin/reported_problems';

/** Rows of this many reports on one question. */
function reportsOfOne(count: number) {
  const topic = topicRows({ sequence: { one: { choices: yesOrNo } } });
  return [topic, reportRows(Array(count).fill(topic.question.one))];
}

test('a report has its columns and links to its question, or shows why it cannot [REP-001] [REP-002] [REP-003]', async ({
  page,
  app,
  mountPage,
}) => {
  const one = { choices: yesOrNo };
  const topic = topicRows({ sequence: { gone: { ...one, text: 'Gone?' }, here: { ...one, text: 'Why?' } } });
  const { gone, here } = topic.question;
  const deleted = { deleted_at: new Date(), deletion_id: crypto.randomUUID() };
  const contentRows = topic.rows.map((row) =>
    row.values.id === gone ? { ...row, values: { ...row.values, ...deleted } } : row,
  );
  await mountPage(reportsPath, {
    as: superAdminRole,
    planted: [{ rows: contentRows }, reportRows([gone, here, crypto.randomUUID()])],
  });
  await expect(list(page).getByRole('columnheader')).toHaveText([
    'Student',
    'Error Type',
    'Comment',
    'Question Type',
    'Question/ProblemSet Title',
    'Actions',
  ]);
  await expect(rows(page)).toHaveCount(3);
  for (const [at, reason] of [
    [0, 'This question is in the recycle bin: “Gone?”'],
    [2, 'This question was deleted for good: “As it was”'],
  ] as const) {
    const cells = rows(page).nth(at).getByRole('cell');
    await expect(cells).toHaveCount(3);
    await expect(cells.nth(2)).toHaveAttribute('colspan', '3');
    await expect(cells.nth(2)).toHaveText(`${reason}Settle`);
  }
  const cells = rows(page).nth(1).getByRole('cell');
  await expect(cells).toHaveCount(5);
  await expect(rows(page).nth(1).getByRole('rowheader')).toContainText('sam@mail.example');
  await expect(cells.nth(0).getByRole('listitem')).toHaveText(['The answer is wrong', 'There is a typo']);
  await expect(cells.nth(0).locator('ol')).toHaveCSS('list-style-type', 'decimal');
  await expect(cells.nth(1)).toHaveText('I think it is 4.');
  await expect(cells.nth(2)).toHaveText('Math topic');
  await expect(cells.nth(3)).toHaveText('Why?');
  await list(page).getByRole('link', { name: 'View' }).click();
  const question = `/admin/subtopic/${topic.subtopic}/${topic.subsubtopic}?question_id=${here}`;
  await expect(page).toHaveURL(app.studio + question);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted sequence');
});

test('5, 10, 15, 20, 25 or 50 reports are on a page, 10 at first; an empty list has no such choice [REP-004] [REP-005]', async ({
  page,
  mountPage,
}) => {
  await mountPage(reportsPath, { as: superAdminRole });
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expect(perPage(page)).toBeHidden();
  await mountPage(reportsPath, { as: superAdminRole, planted: reportsOfOne(12) });
  await expect(rows(page)).toHaveCount(10);
  await expect(perPage(page)).toHaveValue('10');
  await expect(perPage(page).getByRole('option')).toHaveText(['5', '10', '15', '20', '25', '50']);
  await perPage(page).selectOption('5');
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText('1 to 5 of 12')).toBeVisible();
  await perPage(page).selectOption('25');
  await expect(rows(page)).toHaveCount(12);
});

test('a page number that is too high, or an emptied page, steps back to the last page [REP-006]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  await mountPage(`${reportsPath}?page=7`, { as: superAdminRole, planted: reportsOfOne(11) });
  await expect(page).toHaveURL(`${app.studio}${reportsPath}?page=2`);
  await expect(rows(page)).toHaveCount(1);
  const pages = page.getByRole('navigation', { name: 'Pages of reports' });
  await pages.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(rows(page)).toHaveCount(10);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${app.studio}${reportsPath}?page=2`);
  await expect(rows(page)).toHaveCount(1);
  await settleButton(page).click();
  await answerConfirmation(page, settleQuestion, 'Cancel');
  await expect(rows(page)).toHaveCount(1);
  await settleButton(page).click();
  await answerConfirmation(page, settleQuestion, 'OK');
  await expect(page).toHaveURL(`${app.studio}${reportsPath}`);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('1 to 10 of 10')).toBeVisible();
  expect((await db.query('select from reported_problems')).rowCount).toBe(10);
});

test('a report is settled once: not while the call is running, nor after another super admin has settled it', async ({
  page,
  db,
  mountPage,
}) => {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route('**/api/reported_problems/*', async (route) => {
    await gate;
    await route.continue();
  });
  await mountPage(reportsPath, { as: superAdminRole, planted: reportsOfOne(3) });
  await settleButton(page).first().click();
  await answerConfirmation(page, settleQuestion, 'OK');
  await expect(settleButton(page).first()).toHaveAttribute('aria-disabled', 'true');
  await settleButton(page).first().press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  openGate();
  await expect(rows(page)).toHaveCount(2);
  await expect(settleButton(page).first()).toBeFocused();
  await db.query('delete from reported_problems where created_at = (select max(created_at) from reported_problems)');
  await settleButton(page).first().click();
  await answerConfirmation(page, settleQuestion, 'OK');
  await expect(alertOf(page, 'Reported problem not found')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});
