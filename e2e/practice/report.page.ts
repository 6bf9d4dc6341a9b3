import type { Page } from '@playwright/test';
import type pg from 'pg';
import { topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { navigateTo } from './navigation.ts';
import { choices, sequenceThroughSet } from './practice-fixtures.ts';

const types = [
  'The answer is wrong',
  'There is a typo',
  'The answer explanation is unclear',
  "Something isn't working/something seems broken",
];
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report problem' });
const reportButton = (page: Page) => page.getByRole('button', { name: 'Report problem', exact: true });
const typeCheckbox = (page: Page, name = '') => dialog(page).getByRole('checkbox', { name });
const description = (page: Page) => dialog(page).getByLabel('Description (optional)');
const sendButton = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });
const storedReports = async (db: pg.Client, question: string | undefined) =>
  (await db.query('select problem_type, comment from reported_problems where question_id = $1', [question])).rows;

test('offers to report a problem on the page of a sequence and of a set, with four types [RPT-001, RPT-002]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows(sequenceThroughSet);
  await mountPage(planted.address, { as: 'student', planted });
  for (const address of ['', planted.setAddress('one')]) {
    if (address) await navigateTo(page, address);
    await expect(page.getByText(address ? 'One?' : 'Start?')).toBeVisible();
    await reportButton(page).click();
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(4);
    for (const type of types) await expect(typeCheckbox(page, type)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // The next Enter acts on the question.
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(questionPageOf(page).next).toBeVisible();
  }
});

test('sends a report once a type is checked, with or without a description, of the question that is shown [RPT-003, RPT-004, RPT-005]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: { a: { choices, right: { question: 'b' } }, b: { choices } } });
  const { question } = planted;
  await mountPage(planted.address, { as: 'student', planted });
  const hint = dialog(page).getByText('Check at least one problem to send the report.');
  await reportButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  await expect(hint).toBeVisible();
  await typeCheckbox(page, types[1]).check();
  await expect(hint).toBeHidden();
  await typeCheckbox(page, types[1]).uncheck();
  await expect(sendButton(page)).toBeDisabled();
  await typeCheckbox(page, types[0]).check();
  await typeCheckbox(page, types[2]).check();
  await sendButton(page).click();
  await expect(questionPageOf(page).alert('Issue Reported')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await storedReports(db, question.a)).toEqual([{ problem_type: [types[0], types[2]], comment: '' }]);

  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).next.click();
  await expect(questionPageOf(page).number).toHaveText('Question 2');
  await reportButton(page).click();
  // Letters typed here do not choose an answer.
  await description(page).pressSequentially('  a bad picture  ');
  await expect(sendButton(page)).toBeDisabled();
  await typeCheckbox(page, types[3]).check();
  await sendButton(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedReports(db, question.b)).toEqual([{ problem_type: [types[3]], comment: 'a bad picture' }]);
  await expect(questionPageOf(page).choice('Yes')).not.toBeChecked();
  await expect(questionPageOf(page).choice('No')).not.toBeChecked();
});

test('keeps the text of a report that could not be sent, and shows an error', async ({ page, db, mountPage }) => {
  const planted = topicRows({ sequence: { a: { choices } } });
  await mountPage(planted.address, { as: 'student', planted });
  const reports = '**/reported_problems';
  await page.route(reports, (route) => route.fulfill({ status: 500, json: { errors: ['It is being repaired.'] } }));
  await reportButton(page).click();
  await typeCheckbox(page, types[1]).check();
  await description(page).fill('teh');
  await sendButton(page).click();
  await expect(
    dialog(page).getByText('The report was not sent. What you wrote is still here: try again.'),
  ).toBeVisible();
  await expect(questionPageOf(page).alert(/./)).toHaveCount(1);
  await expect(description(page)).toHaveValue('teh');
  await page.unroute(reports);
  await sendButton(page).click();
  await expect(questionPageOf(page).alert('Issue Reported')).toBeVisible();
  expect(await storedReports(db, planted.question.a)).toEqual([{ problem_type: [types[1]], comment: 'teh' }]);
});
