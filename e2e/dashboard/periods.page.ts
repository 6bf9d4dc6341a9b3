import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { answerRows, chartOf, currentTime, monthSelect, periodFilter, periodOption, stepButton } from './charts.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(currentTime));

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
  const completed = chartOf(page, 'Completed Questions');
  await expect(completed.drawing).toHaveAccessibleName(
    'Completed questions by week: 3 correct, 1 incorrect; the most 2, 25 Oct – 31 Oct',
  );
  const weeks = ['25 Oct – 31 Oct', '1 Nov – 7 Nov', '8 Nov – 14 Nov', '15 Nov – 21 Nov', '22 Nov – 28 Nov'];
  expect((await completed.readLabels()).map(withoutSpaces).filter((text) => text.includes('–'))).toEqual(
    weeks.map(withoutSpaces),
  );
  const expectedBody = { user_id: student.account.id, selected_year: 2026, type: 'weekly' };
  expect(sent).toEqual([{ ...expectedBody, start_date: '2026-10-25', end_date: '2026-11-28', selected_month: 11 }]);
  await completed.showTable();
  await expect(completed.row('25 Oct – 31 Oct 1 1 2')).toBeVisible();
  await expect(completed.row('22 Nov – 28 Nov 2 0 2')).toBeVisible();

  await expect(stepButton(page, 'Next')).toBeDisabled();
  await stepButton(page, 'Previous').click();
  await expect(page.getByText('20 Sep – 24 Oct', { exact: true })).toBeVisible();
  await expect(completed.row('18 Oct – 24 Oct 0 1 1')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    ...expectedBody,
    start_date: '2026-09-20',
    end_date: '2026-10-24',
    selected_month: 10,
  });
  await stepButton(page, 'Next').click();
  await expect(page.getByText('25 Oct – 28 Nov', { exact: true })).toBeVisible();
  await expect(stepButton(page, 'Next')).toBeDisabled();
  await expect(page).not.toHaveURL(/end=/);
});

test('the filter offers months of a year from 2020 on, weeks, and days of a month, and keeps them over a reload and Back [DSH-012, DSH-014, DSH-016]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  await mountPage('/home', { as: student, planted: [student, answerRows(student)] });
  await expect(periodFilter(page).getByRole('radio')).toHaveCount(3);
  await expect(periodOption(page, 'Weekly')).toBeChecked();
  const completed = chartOf(page, 'Completed Questions');

  await periodOption(page, 'Monthly').check({ force: true });
  await expect(completed.drawing).toHaveAccessibleName(/^Completed questions by month: 3 correct, 2 incorrect/);
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  expect((await completed.readLabels()).slice(2).filter((text) => /[a-z]/.test(text))).toEqual(months);
  const year = page.getByLabel('Year');
  await expect(year.locator('option')).toHaveText(['2026', '2025', '2024', '2023', '2022', '2021', '2020']);
  await year.selectOption('2025');
  await expect(completed.drawing).toHaveAccessibleName(/: 1 correct, 0 incorrect; the most 1, Mar$/);

  await periodOption(page, 'Daily').check({ force: true });
  await monthSelect(page).selectOption('October');
  await expect(completed.drawing).toHaveAccessibleName(/^Completed questions by day: 1 correct, 2 incorrect/);
  await completed.showTable();
  await expect(completed.row('25 Oct 1 0 1')).toBeVisible();
  await expect(completed.figure.getByRole('row')).toHaveCount(32);
  await expect(monthSelect(page).locator('option')).toHaveCount(11);

  await page.reload();
  await expect(monthSelect(page)).toHaveValue('10');
  await expect(completed.drawing).toHaveAccessibleName(/by day: 1 correct, 2 incorrect/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SATs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SATs' })).toBeVisible();
  await page.goBack();
  await expect(periodOption(page, 'Daily')).toBeChecked();
  await expect(monthSelect(page)).toHaveValue('10');
});

/** Removes spaces, because labels may wrap. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
