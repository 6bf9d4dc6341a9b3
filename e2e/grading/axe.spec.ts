import { satTable } from '@fourfold/core/scores/testing/tables';
import { expectAccessible } from '../support/accessible.ts';
import { examGradingOf, gradableExamRows } from '../support/exam-grading.ts';
import { gradedExamRows, wrongInEverySection } from '../support/exam-result-rows.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

/** axe on the two dialogs of grading; everywhere/ checks a list with a section being marked. */
test('the bubble sheet and the score dialog pass axe, on a desktop and a phone', async ({ page, mountPage }) => {
  const student = personRows('student');
  const exam = gradableExamRows('sat', { score: satTable() });
  const examGrading = examGradingOf(page, { family: 'sat', exam });
  const grades = gradedExamRows(student, { exam: exam.id, wrong: wrongInEverySection('sat', [1]) });
  const checkBothSizes = async () => {
    await expectAccessible(page, ['light']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, ['dark']);
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await mountPage(`/home/sats?sat=${exam.id}`, { as: student, planted: [student, exam, grades] });
  await examGrading.grading.check({ force: true });
  await examGrading.act('Math - No Calculator', 'Open Sheet');
  await checkBothSizes();
  await examGrading.cancel.click();
  await expect(examGrading.dialog).toHaveCount(0);
  await expect((await examGrading.scores()).getByRole('table').first()).toBeVisible();
  await checkBothSizes();
});
