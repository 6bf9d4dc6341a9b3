import { personRows } from '@fourfold/server/testing/fixtures/person';
import type { Page } from '@playwright/test';
import { keyboardUserOf } from '../keyboard.ts';
import { expectScreenAccessible } from '../support/accessible.ts';
import { alertOf } from '../support/alert.ts';
import { pendingReviewsOf, submittedTestRows } from '../support/pending-reviews.ts';
import { examRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const submitted = { section: 'MathNoCalc', on: new Date(2025, 10, 12, 12) };
const selectSetting =
  "select review_opens, review_opens_at, review_shows_score from exams where title = 'SAT of spring'";

function reviewDialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Review of SAT of spring' });
  return {
    dialog,
    button: (words: string) => page.getByRole('button', { name: `Review: ${words}`, exact: true }),
    openingOption: (name: string) => dialog.getByRole('radio', { name }),
    date: dialog.getByLabel('Date', { exact: true }),
    score: dialog.getByRole('switch', { name: 'Students see their score before' }),
    save: dialog.getByRole('button', { name: 'Save' }),
  };
}

test('by keyboard alone: a super admin lets the review of a SAT open on a date, with the score shown before', async ({
  page,
  db,
  mountPage,
}) => {
  const sat = examRows({ title: 'SAT of spring', topics: {} });
  await mountPage(`/admin/sats?sat=${sat.id}`, { as: 'super-admin', planted: sat });
  const { press, tabTo, type } = keyboardUserOf(page);
  const { dialog, button, openingOption, date, score, save } = reviewDialogOf(page);
  await tabTo(button('at once'));
  await press('Enter');
  await expect(openingOption('At once')).toBeFocused();
  await expect(dialog).toContainText('Students see their score, the right answers and the explanations');
  await expect(date.or(score)).toHaveCount(0);
  await press('ArrowRight');
  await expect(openingOption('On a date')).toBeChecked();
  await expect(dialog).toContainText('Until then, students see only that they handed in.');
  await tabTo(save);
  await press('Enter');
  await expect(dialog).toContainText('Please enter Date');
  await expect(date).toBeFocused();
  await type('11302020');
  await expect(dialog).toContainText('Tomorrow or later');
  await press('Shift+Tab');
  await tabTo(date);
  await type('11302099');
  await tabTo(score);
  await press('Space');
  await expect(dialog).toContainText('Until 30 Nov 2099, students see only their score.');
  await tabTo(save);
  await press('Enter');
  await expect(alertOf(page, 'Review setting saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(button('on 30 Nov 2099')).toBeFocused();
  // The day begins at midnight in the author's time zone, New York.
  const midnight = new Date('2099-11-30T05:00:00.000Z');
  const setting = { review_opens: 'on_date', review_opens_at: midnight, review_shows_score: true };
  expect((await db.query(selectSetting)).rows).toEqual([setting]);

  await press('Enter');
  await expect(openingOption('On a date')).toBeFocused();
  await expect(date).toHaveValue('2099-11-30');
  await press('ArrowRight');
  await expect(dialog).toContainText('Until a tutor or an author opens it, students see only their score.');
  await press('Escape');
  await expect(button('on 30 Nov 2099')).toBeFocused();
  expect((await db.query(selectSetting)).rows).toEqual([setting]);
});

test('the waiting students are listed below the setting: the review opens to one, and with “At once” to all', async ({
  page,
  db,
  mountPage,
}) => {
  const sat = examRows({ title: 'SAT of spring', topics: {}, review: { opens: 'released' } });
  const students = ['Ann Lee', 'Ben Ortega', 'Chloe Dufresne'].map((username) => personRows('student', { username }));
  const submissions = students.map((student, at) =>
    submittedTestRows(student, { ...submitted, exam: sat, on: new Date(2025, 10, 12 + at, 12) }),
  );
  const planted = [sat, ...students, ...submissions];
  const superAdmin = await mountPage(`/admin/sats?sat=${sat.id}`, { as: 'super-admin', planted });
  const { dialog, button, openingOption, save } = reviewDialogOf(page);
  const { rows, open } = pendingReviewsOf(page);
  await button('when released').click();
  await expect(rows).toHaveText([/^Ann Lee.*12 Nov/, /^Ben Ortega.*13 Nov/, /^Chloe Dufresne.*14 Nov/]);
  await expectScreenAccessible(page, 'the review dialog of an exam');
  await open('Ann Lee', sat.title).click();
  await expect(alertOf(page, 'The review of SAT of spring is open to Ann Lee.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(open('Ben Ortega', sat.title)).toBeFocused();
  const { rows: opened } = await db.query('select user_id, released_by from released_reviews');
  expect(opened).toEqual([{ user_id: students[0]?.account.id, released_by: superAdmin.account.id }]);

  await openingOption('At once').check({ force: true });
  await expect(dialog).toContainText('Saving opens the review to 2 students who wait.');
  await save.click();
  await expect(alertOf(page, 'Review setting saved')).toBeVisible();
  await button('at once').click();
  await expect(openingOption('At once')).toBeChecked();
  await expect(dialog.getByText('Waiting for review')).toHaveCount(0);
});

test('an admin sees the setting, and opens a review; the audit shows both changes in plain words', async ({
  page,
  app,
  mountPage,
}) => {
  const sat = examRows({ title: 'SAT of spring', topics: {}, review: { opens: 'released' } });
  const student = personRows('student', { username: 'Ann Lee' });
  const planted = [sat, student, submittedTestRows(student, { ...submitted, exam: sat })];
  await mountPage(`/admin/sats?sat=${sat.id}`, { as: 'admin', planted });
  const { dialog, button, save, openingOption } = reviewDialogOf(page);
  const { region, open } = pendingReviewsOf(page);
  await button('when released').click();
  await expect(dialog.getByText('Review: when released')).toBeVisible();
  await expect(dialog).toContainText('A super admin changes this.');
  await expect(save.or(dialog.getByRole('radio'))).toHaveCount(0);
  await open('Ann Lee', sat.title).click();
  await expect(region).toContainText('No student waits.');
  await expect(region).toBeFocused();

  await mountPage(`/admin/sats?sat=${sat.id}`, { as: 'super-admin' });
  await button('when released').click();
  await openingOption('At once').check({ force: true });
  await save.click();
  await expect(alertOf(page, 'Review setting saved')).toBeVisible();
  await page.goto(`${app.studio}/admin/audit`);
  const entries = page.getByRole('table', { name: 'Audit' }).locator('tbody tr');
  await expect(entries).toContainText(['Changed SAT', 'Opened the review of SAT']);
  await expect(entries.first()).toContainText('Review opensreleased → at once');
  await expect(entries.last()).toContainText('for Ann Lee');
});

test('a setting that could not be saved stays in the dialog, and the list of waiting students can be loaded again', async ({
  page,
  db,
  mountPage,
}) => {
  const sat = examRows({ title: 'SAT of spring', topics: {}, review: { opens: 'released' } });
  await page.route('**/api/waiting_reviews*', (route) => route.abort());
  await page.route('**/api/sats/test_sats/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await mountPage(`/admin/sats?sat=${sat.id}`, { as: 'super-admin', planted: sat });
  const { dialog, button, openingOption, save } = reviewDialogOf(page);
  await button('when released').click();
  await expect(dialog).toContainText('Who waits could not be loaded.');
  await page.unroute('**/api/waiting_reviews*');
  await dialog.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(dialog).toContainText('No student waits.');
  await openingOption('At once').check({ force: true });
  await save.click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect(openingOption('At once')).toBeChecked();
  expect((await db.query(selectSetting)).rows).toMatchObject([{ review_opens: 'released' }]);
});
