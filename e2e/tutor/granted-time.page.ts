import { alertOf } from '../support/alert.ts';
import { dayFromNow } from '../support/assignment-rows.ts';
import { expect, test } from '../support/question-page.ts';
import { studentsPageOf, tutorRows } from '../support/tutoring.ts';

test('a tutor grants a student time, changes it and withdraws it', async ({ page, db, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const stored = async () =>
    (
      await db.query(
        `select time_factor::float8, time_minutes, break_factor::float8, break_minutes, until::text, granted_by
           from granted_time where user_id = $1`,
        [maya.account.id],
      )
    ).rows;
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: tutorAndStudent });
  const open = studentsPageOf(page).row('Maya').getByRole('button', { name: 'Time granted to Maya Okafor' });
  const dialog = page.getByRole('dialog', { name: 'Time granted to Maya Okafor' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await open.press('Enter');
  await expect(dialog.getByText('Nothing is granted: the student chooses extra time.')).toBeVisible();
  await expect(dialog.getByText('One whose time is over is not changed.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

  // What is wrong is said at its field, and nothing is sent.
  await field('Time of a section').selectOption('More minutes for each section');
  await field('Last day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(dialog.getByText('Enter 1 to 120 minutes')).toBeVisible();
  await expect(dialog.getByText('The last day must be today or later')).toBeVisible();
  await expect(field('Minutes more for each section')).toBeFocused();
  expect(await stored()).toEqual([]);

  await field('Minutes more for each section').fill('15');
  await field('Breaks').selectOption('Twice as long');
  await field('Last day').fill(dayFromNow(30));
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Time granted to Maya Okafor')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  const terms = { time_factor: null, time_minutes: 15, break_factor: 2, break_minutes: null, until: dayFromNow(30) };
  expect(await stored()).toEqual([{ ...terms, granted_by: tutorAndStudent.tutor.account.id }]);

  await open.click();
  await expect(dialog.getByText(/^Granted by Tess Reed on .*, until .*\.$/)).toBeVisible();
  await expect(field('Minutes more for each section')).toHaveValue('15');
  await field('Time of a section').selectOption('1.25 times');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject([{ ...terms, time_factor: 1.25, time_minutes: null }]);

  await open.click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(alertOf(page, 'Time granted withdrawn')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await stored()).toEqual([]);
});

test('a student who was unlinked meanwhile is refused, and the dialog stays with what was chosen', async ({
  page,
  db,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: tutorAndStudent });
  await studentsPageOf(page).row('Maya').getByRole('button', { name: 'Time granted to Maya Okafor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time granted to Maya Okafor' });
  await dialog.getByLabel('Time of a section').selectOption('Twice');
  await db.query('delete from tutor_students where tutor_id = $1', [tutorAndStudent.tutor.account.id]);
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(alertOf(page, 'Student not found')).toBeVisible();
  await expect(dialog.getByLabel('Time of a section')).toHaveValue('2');
});
