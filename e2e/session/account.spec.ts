import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { answerByCall } from '../answering.ts';
import { plant, yesOrNo } from '../content.ts';
import { accountOf, fillLogIn } from '../fixtures.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { openProfileMenu } from '../tutoring.ts';

const account = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Account' }),
  name: page.getByRole('textbox', { name: 'Name' }),
  old: page.getByLabel('Old Password'),
  fresh: page.getByLabel('New Password'),
  again: page.getByLabel('Confirm Password'),
  change: page.getByRole('button', { name: 'Change password' }),
  sessions: page.getByRole('region', { name: 'Sessions' }).getByRole('listitem'),
  endOthers: page.getByRole('button', { name: 'End the others' }),
});

async function openAccount(page: Page): Promise<void> {
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(account(page).heading).toBeVisible();
}

test('one’s name is changed where it stands, by keyboard alone, and everywhere it is shown', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  const keys = keyboardOf(page);
  await keys.tabTo(page.getByRole('button', { name: /profile menu/ }).first());
  await keys.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keys.press('Enter');
  await expect(page).toHaveURL(`${app.learner}/home/account`);
  await expect(page.getByText(email)).toBeVisible();
  const { name } = account(page);
  await keys.tabTo(name);
  await page.keyboard.press('ControlOrMeta+a');
  await keys.press('Backspace', 'Enter');
  await expect(name).toHaveAccessibleDescription('Please enter name');
  await page.keyboard.type('  Maya   Okafor ');
  await keys.press('Enter');
  await expect(alertOf(page, 'Name changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Maya Okafor, profile menu' })).toBeVisible();
  const { rows } = await db.query('select username from users where email = $1', [email]);
  expect(rows).toEqual([{ username: 'Maya Okafor' }]);
  await page.reload();
  await expect(name).toHaveValue('Maya Okafor');
});

test('a new password is set by who knows the old one, and ends every other session', async ({
  page,
  app,
  newStudent,
  anotherBrowser,
}) => {
  const student = await newStudent(page);
  const elsewhere = await (await anotherBrowser()).newPage();
  await elsewhere.goto(`${app.learner}/`);
  await fillLogIn(elsewhere, student);
  await expect(elsewhere).toHaveURL(`${app.learner}/home`);
  const { token: ended } = await elsewhere.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}'));

  await openAccount(page);
  const { old, fresh, again, change, sessions } = account(page);
  await expect(sessions).toHaveCount(2);
  await old.fill('not the old one');
  await fresh.fill('five in a row');
  await again.fill('five in a row');
  await change.click();
  await expect(old).toHaveAccessibleDescription('Old Password is not correct.');
  await expect(old).toBeFocused();
  await expect(fresh).toHaveValue('five in a row');
  await expectAccessible(page);
  await old.fill(student.password);
  await change.click();
  await expect(alertOf(page, 'Your password has been changed. Your other sessions have ended.')).toBeVisible();
  for (const field of [old, fresh, again]) await expect(field).toHaveValue('');
  await expect(sessions).toHaveText([/This one/]);
  const reply = await fetch(`${app.api}/accounts/set_current_user`, {
    method: 'PUT',
    headers: { authorization: ended },
  });
  expect(reply.status).toBe(401);
  const third = await (await anotherBrowser()).newPage();
  await third.goto(`${app.learner}/`);
  await fillLogIn(third, student);
  await expect(alertOf(third, 'Invalid email or password')).toBeVisible();
  await fillLogIn(third, { ...student, password: 'five in a row' });
  await expect(third).toHaveURL(`${app.learner}/home`);
});

test('sessions are listed with their devices, and the others are ended after asking', async ({
  page,
  app,
  newStudent,
  anotherBrowser,
}) => {
  const student = await newStudent(page);
  await openAccount(page);
  const { sessions, endOthers } = account(page);
  await expect(sessions).toHaveText([/^Chrome on .*This one.*Open on the learner site, since today/]);
  await expect(endOthers).toBeDisabled();
  const elsewhere = await (await anotherBrowser()).newPage();
  await elsewhere.goto(`${app.learner}/`);
  await fillLogIn(elsewhere, student);
  await expect(elsewhere).toHaveURL(`${app.learner}/home`);
  await page.reload();
  await expect(sessions).toHaveCount(2);
  await endOthers.click();
  const question = page.getByRole('dialog', { name: 'End 1 other session?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(sessions).toHaveCount(2);
  await endOthers.click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, '1 other session ended')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(elsewhere.getByRole('alertdialog', { name: 'Account Logout Alert' })).toBeVisible({ timeout: 30_000 });
});

test('a student downloads all results, and the answers as a table', async ({ page, app, db, newStudent }) => {
  await newStudent(page);
  const math = await plant(db, { sequence: { a: { text: 'Is 2 a prime?', choices: yesOrNo } } });
  await answerByCall(page, app, {
    reference_type: 'HomeSubsubTopic',
    reference_id: math.subsubtopic,
    question_id: math.question.a ?? '',
  });
  await openAccount(page);
  await expectAccessible(page);
  const file = async (button: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const whole = await file('Download my results');
  expect(whole.name).toMatch(/^fourfold-results-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(whole.text).answers).toMatchObject([{ question: 'Is 2 a prime?', given: 'No', right: false }]);
  const table = await file('Answers as a table (CSV)');
  expect(table.name).toMatch(/^fourfold-answers-.*\.csv$/);
  expect(table.text).toContain('Is 2 a prime?');
  expect(table.text.trim().split('\r\n')).toHaveLength(2);
});

test('a failure of any part is said, and nothing typed is lost', async ({ page, newStudent }) => {
  await newStudent(page);
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 400, json: { errors: ['Not now'] } }));
  await openAccount(page);
  await expect(page.getByText('The sessions could not be loaded.')).toBeVisible();
  await page.unroute('**/api/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(account(page).sessions).toHaveCount(1);
  await page.route('**/accounts/*', (route) => route.fulfill({ status: 500, json: { errors: ['Server error'] } }));
  const { name, old, fresh, again, change } = account(page);
  await name.fill('Maya');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(alertOf(page, 'Server error')).toBeVisible();
  await expect(name).toHaveValue('Maya');
  await old.fill('four in a row');
  await fresh.fill('five in a row');
  await again.fill('five in a row');
  await change.click();
  await expect(alertOf(page, 'Server error')).toBeVisible();
  await expect(fresh).toHaveValue('five in a row');
});

test('an admin has the same page in the studio, without results, and on a phone too', async ({ page, app, logIn }) => {
  await page.goto(`${app.studio}/`);
  await fillLogIn(page, accountOf(app, 'super-admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await openProfileMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Admin Panel', 'Audit', 'Account', 'Logout']);
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/account`);
  const { heading, sessions, name } = account(page);
  await expect(heading).toBeVisible();
  await expect(sessions.first()).toContainText('Open on the studio');
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
  const before = await name.inputValue();
  await name.fill('Somebody else');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Somebody else, profile menu' })).toBeVisible();
  await name.fill(before);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: `${before}, profile menu` })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  // On the learners' site an admin has no results to download either.
  await logIn(page, 'admin');
  await page.goto(`${app.learner}/home/account`);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
});
