import { sectionOf } from '@fourfold/core/grading/letters-of';
import { rightSheet } from '@fourfold/core/grading/testing/keys';
import { realTable, skipped } from '@fourfold/core/scores/testing/real-tables';
import { actTable } from '@fourfold/core/scores/testing/tables';
import { alertOf } from '../alert.ts';
import { personRows } from '../content.ts';
import { expectFocusSeen } from '../keyboard.ts';
import { chosenOn, paperOf, paperRows } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { sure } from './grade.ts';

const real = realTable('act');

/** The whole grading flow by keyboard, including a reload: menu, sheet, confirmation, scores. */
test('by keyboard alone: a whole ACT Mathematics sheet is filled and submitted, and gets its score [GRD-005, GRD-010, GRD-011]', async ({
  page,
  db,
  mountPage,
}, { annotations }) => {
  if (!real) annotations.push({ type: 'made table', description: skipped });
  const exam = paperRows('act', { score: real ?? actTable() });
  const paper = paperOf(page, { family: 'act', exam });
  const maths = sectionOf('act', 'Mathematics');
  if (!maths) throw new Error('an ACT has Mathematics');
  // 41 right answers have a scale score of 26 in a real table. Each other answer is the letter
  // after the right one.
  const letters = Object.entries(rightSheet('act', maths)).map(([number, right]) => {
    const own = [...(Number(number) % 2 === 0 ? 'FGHJK' : 'ABCDE')];
    return Number(number) <= 41 ? right : (own[(own.indexOf(right) + 1) % own.length] ?? '');
  });
  const student = personRows('student');
  await mountPage(`/home/acts?act=${exam.id}`, { as: student, planted: [student, exam] });
  await paper.grading.check({ force: true });
  await paper.actions('Mathematics').focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(paper.question(1).getByRole('radio').first()).toBeFocused();
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
  await expectFocusSeen(page, 'after the last letter');
  await expect(paper.dialog.getByText('60 of 60 answered')).toBeVisible();
  while (!(await paper.submit.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await paper.asked(sure).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.dialog).toHaveCount(0);

  const scores = await paper.scores();
  const row = scores.getByRole('row', { name: /^Mathematics/ });
  await expect(row).toContainText('41 of 60');
  await expect(row).toContainText(
    real ? '26 of 36' : `${actTable().find(([, , cell]) => covers(cell, 41))?.[0]} of 36`,
  );
  await expect(scores.getByRole('row', { name: /^Composite/ })).toContainText('not available');
  await expect(scores.getByText('Science is not graded yet.')).toBeVisible();

  // Reopened, the sheet is as submitted, and shows the wrong answers.
  await page.reload();
  await paper.grading.check({ force: true });
  await expect(paper.marked('Mathematics', 42)).toContainText('marked wrong');
  await expect(paper.marked('Mathematics', 41)).not.toContainText('marked');
  await paper.act('Mathematics', 'Open Sheet');
  expect(await chosenOn(paper.dialog)).toBe(letters.join(''));
  await expect(paper.dialog.getByRole('radiogroup', { name: /, wrong$/ })).toHaveCount(19);
  const { rows } = await db.query('select selected_wrong, grade_submitted from exam_grades');
  expect(rows[0].selected_wrong.Mathematics).toHaveLength(19);
  expect(rows[0].grade_submitted).toEqual({ Mathematics: true });
});

/** Whether a cell of an ACT's conversion table covers this raw score. */
function covers(cell = '', raw: number): boolean {
  const [from = '', to = from] = cell.split('-');
  return from !== '' && raw >= Number(from) && raw <= Number(to);
}
