import { row } from '@fourfold/server/testing/fixtures/rows';
import { alertOf } from '../support/alert.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { usersPageOf } from '../support/users-page.ts';

test('a super admin grants any student time, and the audit says so', async ({ page, app, mountPage }) => {
  const student = personRows('student', { username: 'Ilse Marten' });
  await mountPage('/admin/users?tab=students&q=Ilse', { as: 'super-admin', planted: student });
  await usersPageOf(page).choose('Ilse Marten', 'Time granted');
  const dialog = page.getByRole('dialog', { name: 'Time granted to Ilse Marten' });
  await dialog.getByLabel('Breaks').selectOption('More minutes after each section');
  await dialog.getByLabel('Minutes more after each section').fill('5');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(alertOf(page, 'Time granted to Ilse Marten')).toBeVisible();
  await page.goto(`${app.studio}/admin/audit`);
  const entry = page.getByRole('row').filter({ hasText: 'Granted time to user' }).first();
  await expect(entry).toContainText('Ilse Marten');
});

test('a student sees on the account page what is granted, by whom and until when', async ({ page, mountPage }) => {
  const [student, tutor] = [personRows('student'), personRows('tutor', { username: 'Tess Reed' })];
  const { id } = student.account;
  const granted = {
    ...{ user_id: id, time_factor: 1.5, break_minutes: 5, until: '2099-12-31' },
    ...{ granted_by: tutor.account.id, granted_at: new Date('2026-11-20T12:00:00Z') },
  };
  await mountPage('/home/account', {
    as: student,
    planted: [student, tutor, { rows: [row('granted_time', granted)] }],
  });
  const section = page.getByRole('region', { name: 'Time granted' });
  await expect(section).toContainText('1.5 times the time: 53 minutes instead of 35.');
  await expect(section).toContainText('5 minutes more break after each section.');
  await expect(section).toContainText('Granted by Tess Reed on 20 Nov, until 31 Dec 2099.');
});

test('a student without a grant reads that extra time is chosen before a test', async ({ page, mountPage }) => {
  await mountPage('/home/account', { as: 'student' });
  await expect(page.getByRole('region', { name: 'Time granted' })).toContainText('Nothing is granted to you.');
});
