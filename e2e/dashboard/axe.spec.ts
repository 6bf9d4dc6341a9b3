import { expectAllReachable, keyboardUserOf } from '../keyboard.ts';
import { expectAccessible } from '../support/accessible.ts';
import { examRecordRows } from '../support/exam-result-rows.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { answerRows, chartOf, currentTime, monthSelect, periodOption, stepButton } from './charts.ts';

/** axe, the keyboard and the width of a phone, on the full dashboard with every chart. */
test('a tutor reads and filters a student’s dashboard by keyboard alone, and it passes axe on a desktop and a phone', async ({
  page,
  mountPage,
}) => {
  await page.clock.setFixedTime(currentTime);
  const student = personRows('student');
  const records = Array.from({ length: 12 }, (_, at) =>
    examRecordRows(student, {
      family: 'sat',
      title: `Official SAT of a day in March, number ${at + 1}`,
      marks: { verbal: 430 + at * 30, math: 600 },
    }),
  );
  await mountPage('/home', { as: student, tutor: 'tutor', planted: [student, answerRows(student), ...records] });
  await expect(chartOf(page, 'Average Time Spent Per Question').drawing).toBeVisible();
  await expect(chartOf(page, 'SAT Scores').drawing).toHaveAccessibleName(/number 12\* 1360/);

  const keyboard = keyboardUserOf(page);
  await keyboard.tabTo(periodOption(page, 'Weekly'));
  await keyboard.press('ArrowRight');
  await expect(monthSelect(page)).toBeVisible();
  await keyboard.press('ArrowLeft');
  await keyboard.tabTo(stepButton(page, 'Previous'));
  await keyboard.press('Enter');
  await expect(page.getByText('20 Sep – 24 Oct', { exact: true })).toBeVisible();
  const completed = chartOf(page, 'Completed Questions');
  await keyboard.tabTo(completed.figure.locator('summary'));
  await keyboard.press('Enter');
  await expect(completed.row('18 Oct – 24 Oct 0 1 1')).toBeVisible();
  await expectAllReachable(page);
  await expectAccessible(page, ['light']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  for (const svg of await page.getByRole('figure').getByRole('img').all()) {
    expect((await svg.boundingBox())?.width).toBeLessThanOrEqual(358);
  }
});
