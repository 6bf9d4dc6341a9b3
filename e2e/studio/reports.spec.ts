import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { answer } from '../binned.ts';
import { callerOf } from '../caller.ts';
import { plant, yesOrNo } from '../content.ts';
import { expectAllInReach } from '../keyboard.ts';
import { expect, test } from '../practising.ts';

const types = ['The answer is wrong', 'There is a typo'];

/** Reports of a demo student on questions, the first of them the newest. */
async function report(db: pg.Client, questions: readonly string[], comment = 'I think it is 4.'): Promise<void> {
  await db.query(
    `insert into reported_problems (id, user_id, question_id, question_title, problem_type, comment, created_at)
     select gen_random_uuid(), u.id, q.id, 'As it was', $2, $3, now() - q.at * interval '1 second'
       from users u, unnest($1::uuid[]) with ordinality q(id, at)
      where u.email = 'student@fourfold.example'`,
    [questions, types, comment],
  );
}

const list = (page: Page) => page.getByRole('table', { name: 'Reported problems' });
const rows = (page: Page) => list(page).locator('tbody tr');
const perPage = (page: Page) => page.getByLabel('Items Per Page');

test.beforeEach(async ({ page, app, db }) => {
  await db.query('delete from reported_problems');
  await enterStudio(page, app, 'super-admin');
});

test('a report stands with student, numbered error types, comment, kind and title, and View opens the very question [REP-001] [REP-002]', async ({
  page,
  app,
  db,
}) => {
  const text = titled('What is reported');
  const { subtopic, subsubtopic, question } = await plant(db, {
    sequence: { before: { choices: yesOrNo }, reported: { text, choices: yesOrNo } },
  });
  await report(db, [question.reported ?? '']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reported Problems' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/reported_problems`);
  await expect(list(page).getByRole('columnheader')).toHaveText([
    'Student',
    'Error Type',
    'Comment',
    'Question Type',
    'Question/ProblemSet Title',
    'Actions',
  ]);
  const cells = rows(page).getByRole('cell');
  await expect(cells).toHaveCount(6);
  await expect(cells.nth(0)).toContainText('student@fourfold.example');
  await expect(cells.nth(1).getByRole('listitem')).toHaveText(types);
  expect(
    await cells
      .nth(1)
      .locator('ol')
      .evaluate((ol) => getComputedStyle(ol).listStyleType),
  ).toBe('decimal');
  await expect(cells.nth(2)).toHaveText('I think it is 4.');
  await expect(cells.nth(3)).toHaveText('Math topic');
  await expect(cells.nth(4)).toHaveText(text);
  await cells.nth(5).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/admin/subtopic/${subtopic}/${subsubtopic}\\?question_id=${question.reported}$`),
  );
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
});

test('where the question cannot be opened the reason stands across the last three columns [REP-003]', async ({
  page,
  app,
  db,
}) => {
  const { question } = await plant(db, { sequence: { gone: { choices: yesOrNo }, here: { choices: yesOrNo } } });
  await report(db, [question.gone ?? '', question.here ?? '', crypto.randomUUID()]);
  const call = await callerOf(app, 'admin');
  expect((await call(`DELETE /question_subsubtopics/${question.gone}`)).status).toBe(200);
  const { said } = await (await callerOf(app, 'super-admin'))('GET /reported_problems?offset=1&limit=10');
  const errors = (said as { data: { question_data: { error: string | null } }[] }).data.map(
    (one) => one.question_data.error,
  );
  await page.goto(`${app.studio}/admin/reported_problems`);
  await expect(rows(page)).toHaveCount(3);
  for (const [at, count] of [
    [0, 4],
    [1, 6],
    [2, 4],
  ] as const) {
    const cells = rows(page).nth(at).getByRole('cell');
    await expect(cells).toHaveCount(count);
    await expect(rows(page).nth(at).getByRole('link', { name: 'View' })).toHaveCount(count === 4 ? 0 : 1);
    if (count === 6) continue;
    await expect(cells.nth(3)).toHaveAttribute('colspan', '3');
    expect(errors[at]).toMatch(/deleted|recycle bin/);
    await expect(cells.nth(3)).toHaveText(`${errors[at]}Settle`);
  }
});

test('nothing reported is said, without a choice of how many on a page [REP-004] [REP-005]', async ({
  page,
  app,
  db,
}) => {
  await page.goto(`${app.studio}/admin/reported_problems`);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expect(perPage(page)).toBeHidden();

  const { question } = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  await report(db, Array(12).fill(question.one));
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await expect(perPage(page)).toHaveValue('10');
  await expect(perPage(page).getByRole('option')).toHaveText(['5', '10', '15', '20', '25', '50']);
  await perPage(page).selectOption('5');
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText('1 to 5 of 12')).toBeVisible();
  await perPage(page).selectOption('25');
  await expect(rows(page)).toHaveCount(12);
});

test('pages are gone through, and one that became empty steps back [REP-006]', async ({ page, app, db }) => {
  const { question } = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  await report(db, Array(11).fill(question.one));
  await page.goto(`${app.studio}/admin/reported_problems`);
  const pages = page.getByRole('navigation', { name: 'Pages of reports' });
  await expect(pages.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/reported_problems?page=2`);
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: /^Settle the report/ }).click();
  await answer(page, 'Are you sure you want to settle this report?', 'Cancel');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Settle the report/ }).click();
  await answer(page, 'Are you sure you want to settle this report?', 'OK');
  await expect(page).toHaveURL(`${app.studio}/admin/reported_problems`);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('1 to 10 of 10')).toBeVisible();
  expect((await db.query('select from reported_problems')).rowCount).toBe(10);

  // An address of a page that is no more leads to the last there is.
  await page.goto(`${app.studio}/admin/reported_problems?page=7&limit=5`);
  await expect(page).toHaveURL(`${app.studio}/admin/reported_problems?page=2&limit=5`);
  await expect(rows(page)).toHaveCount(5);
});

test('of two super admins the second one is told that a report is settled already', async ({ page, app, db }) => {
  const { question } = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  await report(db, Array(2).fill(question.one));
  await page.goto(`${app.studio}/admin/reported_problems`);
  await expect(rows(page)).toHaveCount(2);
  await db.query('delete from reported_problems where created_at = (select max(created_at) from reported_problems)');
  await page
    .getByRole('button', { name: /^Settle the report/ })
    .first()
    .click();
  await answer(page, 'Are you sure you want to settle this report?', 'OK');
  await expect(alertOf(page, 'Reported problem not found')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('a report that is being settled cannot be pressed again', async ({ page, app, db }) => {
  const { question } = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  await report(db, Array(2).fill(question.one));
  await page.goto(`${app.studio}/admin/reported_problems`);
  const settle = page.getByRole('button', { name: /^Settle the report/ });
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/reported_problems/*', async (route) => {
    await held;
    await route.continue();
  });
  await settle.first().click();
  await answer(page, 'Are you sure you want to settle this report?', 'OK');
  await expect(settle.first()).toHaveAttribute('aria-disabled', 'true');
  await settle.first().press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  go();
  await expect(rows(page)).toHaveCount(1);
  await expect(settle).toBeFocused();
});

test('the page of reports passes axe with long words, fits a phone, and the keyboard reaches all of it', async ({
  page,
  app,
  db,
}) => {
  const { question } = await plant(db, { sequence: { one: { text: 'long '.repeat(60), choices: yesOrNo } } });
  await report(db, [question.one ?? '', question.one ?? '', crypto.randomUUID()], 'x'.repeat(400));
  await report(db, [question.one ?? ''], 'A short one.\n'.repeat(30));
  await page.goto(`${app.studio}/admin/reported_problems`);
  await expect(rows(page)).toHaveCount(4);
  await expectAllInReach(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
