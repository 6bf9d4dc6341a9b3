import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { answerByCall } from '../answering.ts';
import { titled } from '../authoring.ts';
import { plant, yesOrNo } from '../content.ts';
import { linkMailedTo } from '../mail.ts';
import { openUsers, plantUser } from '../people.ts';
import { expect, test } from '../practising.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('many students are added from a spreadsheet, after every row was looked at, and each is invited', async ({
  page,
  app,
  db,
}) => {
  const name = titled('Class');
  const known = await plantUser(db, `${name} known`);
  const mail = (who: string) => `${who}-${name.slice(-8)}@people.mail.example`;
  const { button, dialog, rows, search } = await openUsers(page, app, 'students');
  await button('Add Many').click();
  await expect(dialog.getByLabel('User Type')).toHaveValue('Student');
  // There from the beginning: what a region is born with is not heard.
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
    `${mail('one')},7b,  ${name} one `,
    '',
    `${mail('two')},7b,"${name}, two"`,
    `${known.email.toUpperCase()},7b,${name} again`,
    `nobody@mail,7b,${name} bad`,
    `${mail('one')},7b,${name} twice`,
    `,7b,`,
    `${mail('three')},7b,`,
  ].join('\r\n');
  await file.setInputFiles(csv('class.csv', text));
  await expect(dialog.getByText('2 of 7 rows can be added; 5 are left out unless you mend the file.')).toBeVisible();
  await expect(problems).toHaveText([
    /^5.*again.*An account with this email already exists\.$/,
    /^6.*bad.*Invalid email$/,
    /^7.*twice.*The same email is in row 2\.$/,
    /^8.*Please enter name and valid email$/,
    /^9.*Please enter name$/,
    new RegExp(`^2${name} one${mail('one')}$`),
    new RegExp(`^4${name}, two${mail('two')}$`),
  ]);
  await expectAccessible(page);
  const count = async () => (await db.query('select 1 from users where username like $1', [`${name}%`])).rowCount;
  expect(await count()).toBe(1);

  await dialog.getByRole('button', { name: 'Add 2 students' }).click();
  await expect(alertOf(page, '2 students added successfully')).toBeVisible();
  await expect(
    dialog.getByText('2 users were added, and each is mailed a link to choose a password. 5 rows were left out:'),
  ).toBeVisible();
  await expect(problems).toHaveCount(5);
  expect(await count()).toBe(3);
  await linkMailedTo(mail('two'), app);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button('Add Many')).toBeFocused();
  await search.fill(name);
  await expect(rows).toHaveCount(3);
});

test('what is no spreadsheet is refused with a sentence, and nobody is added twice by a lost reply', async ({
  page,
  app,
  db,
}) => {
  const name = titled('Lost');
  const { button, dialog } = await openUsers(page, app, 'tutors');
  await button('Add Many').click();
  await expect(dialog.getByLabel('User Type')).toHaveValue('Tutor');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'photo.xlsx',
    mimeType: '',
    buffer: Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  });
  await expect(dialog.getByRole('alert')).toContainText('“photo.xlsx” can’t be used.');

  await file.setInputFiles(csv('lost.csv', `${name},${name.slice(-8)}@people.mail.example`));
  await expect(dialog.getByText('The row is good.')).toBeVisible();
  await page.route('**/api/users/create_multiple', async (route) => {
    const { dry_run } = route.request().postDataJSON();
    if (dry_run) return route.continue();
    // It arrives, and its answer does not.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Add 1 tutor' }).click();
  await expect(dialog.getByText('An account with this email already exists.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  const { rowCount } = await db.query('select 1 from users where username = $1', [name]);
  expect(rowCount).toBe(1);
});

test('a student’s results are downloaded as tables, with no formula in them', async ({
  page,
  app,
  db,
  newStudent,
  anotherBrowser,
}) => {
  const theirs = await (await anotherBrowser()).newPage();
  const student = await newStudent(theirs);
  await db.query(`update users set username = '=Maya, Okafor' where email = $1`, [student.email]);
  const math = await plant(db, { sequence: { a: { text: 'Is 2 a prime?', choices: yesOrNo } } });
  await answerByCall(theirs, app, {
    reference_type: 'HomeSubsubTopic',
    reference_id: math.subsubtopic,
    question_id: math.question.a ?? '',
  });
  const { choose, dialog, more } = await openUsers(page, app, 'students', student.email);
  await choose(student.email, 'Results');
  await expect(dialog.getByRole('listitem').first()).toHaveText(/^Practice answers1 row/);
  await expect(dialog.getByRole('button', { name: 'Download Assignments' })).toBeDisabled();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Practice answers' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^fourfold-maya-okafor-answers-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row, ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFStudent,Email,Answered at,Place,Kind,Question,Given,Right,/);
  expect(row).toMatch(new RegExp(`^"'=Maya, Okafor",${student.email},.*,Is 2 a prime\\?,No,No,`));
  expect(rest).toEqual(['']);
  await page.keyboard.press('Escape');
  await expect(more(student.email)).toBeFocused();
});
