import { expectAccessible } from '../accessible.ts';
import { personRows } from '../content.ts';
import { recordRows } from '../done-rows.ts';
import { expectAllInReach, keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { answerRows, chart, month, now, period, step } from './charts.ts';

/** axe, the keyboard and the width of a phone, on the full dashboard with every chart. */
test('a tutor reads and filters a student’s dashboard by keyboard alone, and it passes axe on a desktop and a phone', async ({
  page,
  mountPage,
}) => {
  await page.clock.setFixedTime(now);
  const student = personRows('student');
  const records = Array.from({ length: 12 }, (_, at) =>
    recordRows(student, {
      family: 'sat',
      title: `Official SAT of a day in March, number ${at + 1}`,
      marks: { verbal: 430 + at * 30, math: 600 },
    }),
  );
  await mountPage('/home', { as: student, by: 'tutor', planted: [student, answerRows(student), ...records] });
  await expect(chart(page, 'Average Time Spent Per Question').drawing).toBeVisible();
  await expect(chart(page, 'SAT Scores').drawing).toHaveAccessibleName(/number 12\* 1360/);

  const keys = keyboardOf(page);
  await keys.tabTo(period(page, 'Weekly'));
  await keys.press('ArrowRight');
  await expect(month(page)).toBeVisible();
  await keys.press('ArrowLeft');
  await keys.tabTo(step(page, 'Previous'));
  await keys.press('Enter');
  await expect(page.getByText('20 Sep – 24 Oct', { exact: true })).toBeVisible();
  const done = chart(page, 'Completed Questions');
  await keys.tabTo(done.figure.locator('summary'));
  await keys.press('Enter');
  await expect(done.row('18 Oct – 24 Oct 0 1 1')).toBeVisible();
  await expectAllInReach(page);
  await expectAccessible(page, ['light']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  for (const svg of await page.getByRole('figure').getByRole('img').all()) {
    expect((await svg.boundingBox())?.width).toBeLessThanOrEqual(358);
  }
});
