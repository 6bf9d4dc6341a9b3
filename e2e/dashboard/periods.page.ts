import { personRows } from '../content.ts';
import { expect, test } from '../practising.ts';
import { answerRows, chart, filter, month, now, period, step } from './charts.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(now));

test('completed questions are shown in five weeks up to this Saturday, right and wrong; Previous goes back, Next stops at the current week [DSH-002, DSH-013, DSH-015, DSH-016]', async ({
  page,
  mountPage,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/correct_incorrect_questions')) sent.push(request.postDataJSON());
  });
  const student = personRows('student');
  await mountPage('/home', { as: student, planted: [student, answerRows(student)] });
  const done = chart(page, 'Completed Questions');
  await expect(done.drawing).toHaveAccessibleName(
    'Completed questions by week: 3 correct, 1 incorrect; the most 2, 25 Oct – 31 Oct',
  );
  const weeks = ['25 Oct – 31 Oct', '1 Nov – 7 Nov', '8 Nov – 14 Nov', '15 Nov – 21 Nov', '22 Nov – 28 Nov'];
  expect((await done.texts()).map(spaced).filter((text) => text.includes('–'))).toEqual(weeks.map(spaced));
  const asked = { user_id: student.account.id, selected_year: 2026, type: 'weekly' };
  expect(sent).toEqual([{ ...asked, start_date: '2026-10-25', end_date: '2026-11-28', selected_month: 11 }]);
  await done.showTable();
  await expect(done.row('25 Oct – 31 Oct 1 1 2')).toBeVisible();
  await expect(done.row('22 Nov – 28 Nov 2 0 2')).toBeVisible();

  await expect(step(page, 'Next')).toBeDisabled();
  await step(page, 'Previous').click();
  await expect(page.getByText('20 Sep – 24 Oct', { exact: true })).toBeVisible();
  await expect(done.row('18 Oct – 24 Oct 0 1 1')).toBeVisible();
  expect(sent.at(-1)).toEqual({ ...asked, start_date: '2026-09-20', end_date: '2026-10-24', selected_month: 10 });
  await step(page, 'Next').click();
  await expect(page.getByText('25 Oct – 28 Nov', { exact: true })).toBeVisible();
  await expect(step(page, 'Next')).toBeDisabled();
  await expect(page).not.toHaveURL(/end=/);
});

test('the filter offers months of a year from 2020 on, weeks, and days of a month, and keeps them over a reload and Back [DSH-012, DSH-014, DSH-016]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  await mountPage('/home', { as: student, planted: [student, answerRows(student)] });
  await expect(filter(page).getByRole('radio')).toHaveCount(3);
  await expect(period(page, 'Weekly')).toBeChecked();
  const done = chart(page, 'Completed Questions');

  await period(page, 'Monthly').check({ force: true });
  await expect(done.drawing).toHaveAccessibleName(/^Completed questions by month: 3 correct, 2 incorrect/);
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  expect((await done.texts()).slice(2).filter((text) => /[a-z]/.test(text))).toEqual(months);
  const year = page.getByLabel('Year');
  await expect(year.locator('option')).toHaveText(['2026', '2025', '2024', '2023', '2022', '2021', '2020']);
  await year.selectOption('2025');
  await expect(done.drawing).toHaveAccessibleName(/: 1 correct, 0 incorrect; the most 1, Mar$/);

  await period(page, 'Daily').check({ force: true });
  await month(page).selectOption('October');
  await expect(done.drawing).toHaveAccessibleName(/^Completed questions by day: 1 correct, 2 incorrect/);
  await done.showTable();
  await expect(done.row('25 Oct 1 0 1')).toBeVisible();
  await expect(done.figure.getByRole('row')).toHaveCount(32);
  await expect(month(page).locator('option')).toHaveCount(11);

  await page.reload();
  await expect(month(page)).toHaveValue('10');
  await expect(done.drawing).toHaveAccessibleName(/by day: 1 correct, 2 incorrect/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SATs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SATs' })).toBeVisible();
  await page.goBack();
  await expect(period(page, 'Daily')).toBeChecked();
  await expect(month(page)).toHaveValue('10');
});

/** Removes spaces, because labels may wrap. */
function spaced(text: string): string {
  return text.replace(/\s/g, '');
}
