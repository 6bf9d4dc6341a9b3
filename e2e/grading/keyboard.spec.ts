import { sectionOf } from '@fourfold/core/grading/letters-of';
import { rightSheet } from '@fourfold/core/grading/testing/keys';
import { realTable, skipReason } from '@fourfold/core/scores/testing/real-tables';
import { actTable } from '@fourfold/core/scores/testing/tables';
import { expectFocusSeen } from '../keyboard.ts';
import { alertOf } from '../support/alert.ts';
import { examGradingOf, gradableExamRows, readChosenLetters } from '../support/exam-grading.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { submitQuestion } from './confirmation-texts.ts';

const realScoreTable = realTable('act');

/** The whole grading flow by keyboard, including a reload: menu, sheet, confirmation, scores. */
test('by keyboard alone: a whole ACT Mathematics sheet is filled and submitted, and gets its score [GRD-005, GRD-010, GRD-011]', async ({
  page,
  db,
  mountPage,
}, { annotations }) => {
  if (!realScoreTable) annotations.push({ type: 'made table', description: skipReason });
  const exam = gradableExamRows('act', { score: realScoreTable ?? actTable() });
  const examGrading = examGradingOf(page, { family: 'act', exam });
  const mathematics = sectionOf('act', 'Mathematics');
  if (!mathematics) throw new Error('an ACT has Mathematics');
  // 41 right answers have a scale score of 26 in a real table. Each other answer is the letter
  // after the right one.
  const letters = Object.entries(rightSheet(mathematics)).map(([number, right]) => {
    const letterSet = [...(Number(number) % 2 === 0 ? 'FGHJK' : 'ABCDE')];
    return Number(number) <= 41 ? right : (letterSet[(letterSet.indexOf(right) + 1) % letterSet.length] ?? '');
  });
  const student = personRows('student');
  await mountPage(`/home/acts?act=${exam.id}`, { as: student, planted: [student, exam] });
  await examGrading.grading.check({ force: true });
  await examGrading.actions('Mathematics').focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(examGrading.question(1).getByRole('radio').first()).toBeFocused();
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
  await expectFocusSeen(page, 'after the last letter');
  await expect(examGrading.dialog.getByText('60 of 60 answered')).toBeVisible();
  while (!(await examGrading.submit.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await examGrading.confirmation(submitQuestion).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(examGrading.dialog).toHaveCount(0);

  const scores = await examGrading.scores();
  const row = scores.getByRole('row', { name: /^Mathematics/ });
  await expect(row).toContainText('41 of 60');
  await expect(row).toContainText(
    realScoreTable ? '26 of 36' : `${actTable().find(([, , cell]) => coversScore(cell, 41))?.[0]} of 36`,
  );
  await expect(scores.getByRole('row', { name: /^Composite/ })).toContainText('not available');
  await expect(scores.getByText('Science is not graded yet.')).toBeVisible();

  // Reopened, the sheet is as submitted, and shows the wrong answers.
  await page.reload();
  await examGrading.grading.check({ force: true });
  await expect(examGrading.marked('Mathematics', 42)).toContainText('marked wrong');
  await expect(examGrading.marked('Mathematics', 41)).not.toContainText('marked');
  await examGrading.act('Mathematics', 'Open Sheet');
  expect(await readChosenLetters(examGrading.dialog)).toBe(letters.join(''));
  await expect(examGrading.dialog.getByRole('radiogroup', { name: /, wrong$/ })).toHaveCount(19);
  const { rows } = await db.query('select selected_wrong, grade_submitted from exam_grades');
  expect(rows[0].selected_wrong.Mathematics).toHaveLength(19);
  expect(rows[0].grade_submitted).toEqual({ Mathematics: true });
});

/** Whether a cell of an ACT's conversion table covers this raw score. */
function coversScore(cell = '', raw: number): boolean {
  const [from = '', to = from] = cell.split('-');
  return from !== '' && raw >= Number(from) && raw <= Number(to);
}
