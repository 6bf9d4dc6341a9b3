import type { Page } from '@playwright/test';
import { expect, test } from '../support/question-page.ts';
import { missedInSet } from './missed.ts';

const notebookOf = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Mistakes' }),
  row: (text: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: text })
      .filter({ has: page.getByRole('textbox') }),
  rows: page.getByRole('list', { name: /^Mistakes/ }).locator('> li'),
  filter: (name: string) => page.getByRole('search', { name: 'Filters' }).getByLabel(name),
});

const oneOfTwo = [
  { text: 'First?', right: false },
  { text: 'Second?', right: true },
];

test('lists what was missed, the newest first, with both answers, explanation, source and the day it comes back', async ({
  page,
  mountPage,
}) => {
  const { student, planted, topic } = missedInSet([
    { text: 'First?', right: false },
    { text: 'Second?', right: true },
    { text: 'Third?', right: false },
  ]);
  await mountPage('/home/mistakes', { as: student, planted });
  const { rows, row } = notebookOf(page);
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('2 questions, the newest first.')).toBeVisible();
  const first = row('First?');
  await expect(first.getByRole('definition')).toHaveText(['No', 'Yes']);
  await expect(first.getByText('Comes back today')).toBeVisible();
  await expect(first.getByText('Linear functions')).toBeVisible();
  await expect(first.getByText('The reason of First?')).toHaveCount(0);
  await first.getByRole('button', { name: 'Explanation' }).press('Enter');
  await expect(first.getByText('The reason of First?')).toBeVisible();
  await expect(first.getByText('It is not so.')).toBeVisible();
  const address = topic.setAddress('missed').split('?')[0] ?? '';
  await expect(first.getByRole('link', { name: 'The missed set' })).toHaveAttribute('href', new RegExp(`^${address}`));
});

test('a cause is one press, and a note saves itself; both are there after a reload', async ({ page, mountPage }) => {
  const { student, planted } = missedInSet(oneOfTwo);
  await mountPage('/home/mistakes', { as: student, planted });
  const { row } = notebookOf(page);
  const causes = row('First?').getByRole('group', { name: 'Cause' });
  await causes.getByRole('button', { name: 'Wrong approach' }).press('Space');
  await expect(causes.getByRole('button', { name: 'Wrong approach' })).toHaveAttribute('aria-pressed', 'true');
  await row('First?').getByRole('textbox', { name: 'Note' }).fill('Read the whole sentence.');
  await expect(row('First?').getByRole('status')).toHaveText('Saved');
  await page.reload();
  await expect(row('First?').getByRole('textbox', { name: 'Note' })).toHaveValue('Read the whole sentence.');
  await expect(causes.getByRole('button', { name: 'Wrong approach' })).toHaveAttribute('aria-pressed', 'true');
  await causes.getByRole('button', { name: 'Wrong approach' }).click();
  await expect(row('First?').getByRole('status')).toHaveText('Saved');
  await expect(row('First?').getByRole('textbox', { name: 'Note' })).toHaveValue('Read the whole sentence.');
});

test('a note without a network is saved on this device, and sent when the network is back', async ({
  page,
  db,
  mountPage,
}) => {
  const { student, planted } = missedInSet(oneOfTwo);
  await mountPage('/home/mistakes', { as: student, planted });
  const { row } = notebookOf(page);
  await row('First?').getByRole('button', { name: 'Did not know' }).click();
  await expect(row('First?').getByRole('status')).toHaveText('Saved');
  await page.context().setOffline(true);
  await row('First?').getByRole('textbox', { name: 'Note' }).fill('Written in the train.');
  await expect(row('First?').getByRole('status')).toHaveText('Saved on this device');
  await page.context().setOffline(false);
  await expect(row('First?').getByRole('status')).toHaveText('Saved');
  const { rows } = await db.query('select cause, note from mistake_notes where user_id = $1', [student.account.id]);
  expect(rows).toEqual([{ cause: 'did not know', note: 'Written in the train.' }]);
});

test('filters are in the URL, and a redo asks what they show', async ({ page, app, mountPage }) => {
  const { student, planted } = missedInSet([
    { text: 'First?', right: false },
    { text: 'Second?', right: false },
  ]);
  await mountPage('/home/mistakes', { as: student, planted });
  const { row, rows, filter } = notebookOf(page);
  await row('Second?').getByRole('button', { name: 'Did not know' }).click();
  await expect(row('Second?').getByRole('status')).toHaveText('Saved');
  await filter('Cause').selectOption('Did not know');
  await expect(page).toHaveURL(`${app.learner}/home/mistakes?cause=did+not+know`);
  await expect(rows).toHaveCount(1);
  await filter('Source').selectOption('Paper test');
  await expect(page.getByText('No mistakes found')).toBeVisible();
  await page.goBack();
  await page.goto(`${app.learner}/home/mistakes?cause=did+not+know`);
  await page.getByRole('link', { name: 'Redo these' }).click();
  await expect(page).toHaveURL(`${app.learner}/home/review?cause=did+not+know&redo=true`);
  await expect(page.getByText('0 of 1 answered')).toBeVisible();
});

test('says what is missing: nothing missed yet, or not loaded', async ({ page, mountPage }) => {
  await page.route(/\/api\/mistakes(\?|$)/, (route) => route.abort());
  await mountPage('/home/mistakes', { as: 'student' });
  await expect(page.getByText('Your mistakes could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByText('No mistakes yet')).toBeVisible();
});

test('further pages are loaded as one scrolls', async ({ page, mountPage }) => {
  const texts = Array.from({ length: 120 }, (_, at) => ({ text: `Number ${at + 1}?`, right: false }));
  const { student, planted } = missedInSet(texts);
  await mountPage('/home/mistakes', { as: student, planted });
  const { rows } = notebookOf(page);
  await expect(page.getByText('120 questions, the newest first.')).toBeVisible();
  await expect(rows).toHaveCount(50);
  await expect(page.getByRole('link', { name: 'Redo the newest 30' })).toBeVisible();
  for (const count of [100, 120]) {
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('is printed with choices and space, and the key at the end', async ({ page, mountPage }) => {
  const { student, planted } = missedInSet(oneOfTwo);
  await mountPage('/home/mistakes', { as: student, planted });
  await expect(notebookOf(page).rows).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.getByText('First?')).toBeVisible();
  await expect(sheet.getByText('Yes')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Key' })).toBeVisible();
  await expect(sheet.getByText('A', { exact: true }).last()).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});

test('a tutor who is logged in as the student reads and changes nothing', async ({ page, mountPage }) => {
  const { student, planted } = missedInSet(oneOfTwo);
  await mountPage('/home/mistakes', { as: student, tutor: 'tutor', planted });
  await expect(notebookOf(page).rows).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Note' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Cause' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Redo|Review/ })).toHaveCount(0);
});
