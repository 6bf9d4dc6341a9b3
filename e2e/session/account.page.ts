import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { personRows, practiceRows, sessionRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const accountPageOf = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Name' }),
  saveName: page.getByRole('button', { name: 'Save name' }),
  oldPassword: page.getByLabel('Old Password'),
  newPassword: page.getByLabel('New Password'),
  confirmPassword: page.getByLabel('Confirm Password'),
  change: page.getByRole('button', { name: 'Change password' }),
  sessions: page.getByRole('region', { name: 'Sessions' }).getByRole('listitem'),
  endOthers: page.getByRole('button', { name: 'End the others' }),
});

/** A student who is also logged in on another device. */
function withTwoSessions() {
  const student = personRows('student');
  const { rows } = sessionRows(student.account.id, 'learner');
  return { ...student, rows: [...student.rows, ...rows] };
}

test('changes the name, trimmed, and shows it in the profile menu', async ({ page, db, mountPage }) => {
  const { email } = await mountPage('/home/account', { as: 'student' });
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  const { name, saveName } = accountPageOf(page);
  await name.fill('');
  await saveName.click();
  await expect(name).toHaveAccessibleDescription('Please enter name');
  await name.fill('  Maya   Okafor ');
  await saveName.click();
  await expect(alertOf(page, 'Name changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Maya Okafor, profile menu' })).toBeVisible();
  const { rows } = await db.query('select username from users where email = $1', [email]);
  expect(rows).toEqual([{ username: 'Maya Okafor' }]);
});

test('changes the password with the old one, and ends the other sessions', async ({ page, mountPage }) => {
  const student = withTwoSessions();
  await mountPage('/home/account', { as: student, planted: student });
  const { oldPassword, newPassword, confirmPassword, change, sessions } = accountPageOf(page);
  await expect(sessions).toHaveCount(2);
  await oldPassword.fill('not the old one');
  await newPassword.fill('five in a row');
  await confirmPassword.fill('five in a row');
  await change.click();
  await expect(oldPassword).toHaveAccessibleDescription('Old Password is not correct.');
  await expect(oldPassword).toBeFocused();
  await expect(newPassword).toHaveValue('five in a row');
  await oldPassword.fill(student.password);
  await change.click();
  await expect(alertOf(page, 'Your password has been changed. Your other sessions have ended.')).toBeVisible();
  for (const field of [oldPassword, newPassword, confirmPassword]) await expect(field).toHaveValue('');
  await expect(sessions).toHaveText([/This one/]);
});

test('lists the sessions, and ends the others after a confirmation', async ({ page, db, mountPage }) => {
  const student = withTwoSessions();
  await mountPage('/home/account', { as: student, planted: student });
  const { sessions, endOthers } = accountPageOf(page);
  await expect(sessions).toHaveText([/This one.*Open on the learner site, since today/, /Open on the learner site/]);
  await endOthers.click();
  const question = page.getByRole('dialog', { name: 'End 1 other session?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(sessions).toHaveCount(2);
  await endOthers.click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, '1 other session ended')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(endOthers).toBeDisabled();
  const { rowCount } = await db.query('select 1 from sessions where user_id = $1', [student.account.id]);
  expect(rowCount).toBe(1);
});

test('downloads all results of a student, and the answers as a table', async ({ page, mountPage }) => {
  const student = personRows('student');
  const math = topicRows({ sequence: { a: { text: 'Is 2 a prime?', choices: yesOrNo } } });
  const answered = practiceRows(student, math, math.subsubtopic, [false]);
  await mountPage('/home/account', { as: student, planted: [student, math, answered] });
  const downloadFile = async (button: string) => {
    const downloadStarted = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await downloadStarted;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const results = await downloadFile('Download my results');
  expect(results.name).toMatch(/^fourfold-results-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(results.text).answers).toMatchObject([{ question: 'Is 2 a prime?', given: 'No', right: false }]);
  const table = await downloadFile('Answers as a table (CSV)');
  expect(table.name).toMatch(/^fourfold-answers-.*\.csv$/);
  expect(table.text).toContain('Is 2 a prime?');
  expect(table.text.trim().split('\r\n')).toHaveLength(2);
});

test('shows the failure of any call, and keeps the input', async ({ page, mountPage }) => {
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 400, json: { errors: ['Not now'] } }));
  await mountPage('/home/account', { as: 'student' });
  await expect(page.getByText('The sessions could not be loaded.')).toBeVisible();
  await page.unroute('**/api/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(accountPageOf(page).sessions).toHaveCount(1);
  await page.route('**/accounts/*', (route) => route.fulfill({ status: 500, json: { errors: ['Server error'] } }));
  const { name, saveName, oldPassword, newPassword, confirmPassword, change } = accountPageOf(page);
  const failureAlert = alertOf(page, 'Server error');
  await name.fill('Maya');
  await saveName.click();
  await expect(failureAlert).toBeVisible();
  await expect(name).toHaveValue('Maya');
  await failureAlert.click();
  await expect(failureAlert).toHaveCount(0);
  await oldPassword.fill('four in a row');
  await newPassword.fill('five in a row');
  await confirmPassword.fill('five in a row');
  await change.click();
  await expect(failureAlert).toBeVisible();
  await expect(newPassword).toHaveValue('five in a row');
});

test('has no results for an admin, in the studio and in the learner app', async ({ page, mountPage }) => {
  const admin = await mountPage('/admin/account', { as: 'super-admin' });
  await expect(accountPageOf(page).sessions).toHaveText([/Open on the studio/]);
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
  await mountPage('/home/account', { as: admin });
  await expect(accountPageOf(page).sessions).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
});
