import { readFile } from 'node:fs/promises';
import { alertOf } from '../support/alert.ts';
import { personRows, practiceRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { usersPageOf } from '../support/users-page.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('adds many students from a spreadsheet after checking every row, and invites each', async ({
  page,
  db,
  mountPage,
}) => {
  const existingStudent = personRows('student', { username: 'Class known', email: 'known@mail.example' });
  await mountPage('/admin/users?tab=students', { as: 'super-admin', planted: existingStudent });
  const { button, dialog, row } = usersPageOf(page);
  await button('Add Many').click();
  await expect(dialog.getByLabel('User Type')).toHaveValue('Student');
  // It exists from the beginning: a live region that appears with its text is not announced.
  await expect(dialog.getByRole('status')).toHaveText('');
  const add = dialog.getByRole('button', { name: /^Add/ });
  await expect(add).toBeDisabled();
  const file = dialog.locator('input[type=file]');
  const problems = dialog.getByRole('region', { name: 'Rows of the file' }).locator('tbody tr');

  await file.setInputFiles(csv('parents.csv', 'Class,Email\n7b,x@mail.example\n'));
  await expect(dialog.getByRole('alert')).toContainText('“parents.csv” can’t be used.');
  await expect(dialog.getByRole('alert')).toContainText('Row 1 names a column for emails and none for names');
  await expect(add).toBeDisabled();

  const text = [
    'Email,Class,Name',
    'one@mail.example,7b,  Class one ',
    '',
    'two@mail.example,7b,"Class, two"',
    'KNOWN@mail.example,7b,Class again',
    'nobody@mail,7b,Class bad',
    'one@mail.example,7b,Class twice',
    ',7b,',
    'three@mail.example,7b,',
  ].join('\r\n');
  await file.setInputFiles(csv('class.csv', text));
  await expect(dialog.getByText('2 of 7 rows can be added; 5 are left out unless you mend the file.')).toBeVisible();
  await expect(problems).toHaveText([
    /^5.*again.*An account with this email already exists\.$/,
    /^6.*bad.*Invalid email$/,
    /^7.*twice.*The same email is in row 2\.$/,
    /^8.*Please enter name and valid email$/,
    /^9.*Please enter name$/,
    /^2Class oneone@mail\.example$/,
    /^4Class, twotwo@mail\.example$/,
  ]);
  const storedNames = async () =>
    (await db.query(`select username from users where username like 'Class%' order by 1`)).rows.map(
      ({ username }) => username,
    );
  expect(await storedNames()).toEqual(['Class known']);

  await dialog.getByRole('button', { name: 'Add 2 students' }).click();
  await expect(alertOf(page, '2 students added successfully')).toBeVisible();
  await expect(
    dialog.getByText('2 users were added, and each is mailed a link to choose a password. 5 rows were left out:'),
  ).toBeVisible();
  await expect(problems).toHaveCount(5);
  expect((await storedNames()).sort()).toEqual(['Class known', 'Class one', 'Class, two']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button('Add Many')).toBeFocused();
  await expect(row('Class, two')).toContainText('Invited');
});

test('refuses a file that is not a spreadsheet, and adds nobody twice after a lost response', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/users?tab=tutors', { as: 'super-admin' });
  const { button, dialog } = usersPageOf(page);
  await button('Add Many').click();
  await expect(dialog.getByLabel('User Type')).toHaveValue('Tutor');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'photo.xlsx',
    mimeType: '',
    buffer: Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  });
  await expect(dialog.getByRole('alert')).toContainText('“photo.xlsx” can’t be used.');

  await file.setInputFiles(csv('lost.csv', 'Lost,lost@mail.example'));
  await expect(dialog.getByText('The row is good.')).toBeVisible();
  await page.route('**/api/users/create_multiple', async (route) => {
    const { dry_run } = route.request().postDataJSON();
    if (dry_run) return route.continue();
    // The server receives the call, but its response is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Add 1 tutor' }).click();
  await expect(dialog.getByText('An account with this email already exists.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  const { rowCount } = await db.query(`select 1 from users where username = 'Lost'`);
  expect(rowCount).toBe(1);
});

test('downloads a student’s results as tables, without formulas', async ({ page, mountPage }) => {
  const student = personRows('student', { username: '=Maya, Okafor' });
  const math = topicRows({ sequence: { a: { text: 'Is 2 a prime?', choices: yesOrNo } } });
  const answered = practiceRows(student, math, math.subsubtopic, [false]);
  await mountPage('/admin/users?tab=students', { as: 'super-admin', planted: [student, math, answered] });
  const { choose, dialog, moreButton } = usersPageOf(page);
  await choose(student.email, 'Results');
  await expect(dialog.getByRole('listitem').first()).toHaveText(/^Practice answers1 row/);
  await expect(dialog.getByRole('button', { name: 'Download Assignments' })).toBeDisabled();
  const downloadStarted = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Practice answers' }).click();
  const download = await downloadStarted;
  expect(download.suggestedFilename()).toMatch(/^fourfold-maya-okafor-answers-\d{4}-\d\d-\d\d\.csv$/);
  const [headerLine, line, ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(headerLine).toMatch(/^\uFEFFStudent,Email,Answered at,Place,Kind,Question,Given,Right,/);
  expect(line).toMatch(new RegExp(`^"'=Maya, Okafor",${student.email},.*,Is 2 a prime\\?,No,No,`));
  expect(rest).toEqual(['']);
  await page.keyboard.press('Escape');
  await expect(moreButton(student.email)).toBeFocused();
});
