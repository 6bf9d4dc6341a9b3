import { personRows } from '@fourfold/server/testing/fixtures/person';
import { row } from '@fourfold/server/testing/fixtures/rows';
import { keyboardUserOf } from '../keyboard.ts';
import { sampleFile } from '../sheet-files.ts';
import { alertOf } from '../support/alert.ts';
import { examGradingOf } from '../support/exam-grading.ts';
import { expect, test } from '../support/question-page.ts';
import { examForUploadRows, examTablesOf, expandedExamPath } from './exam-tables.ts';

/** Number of wrong answers in each section. Right are 60 of 75, 41 of 60, 24 of 40 and 33 of 40. */
const wrongCounts = { English: 15, Mathematics: 19, Reading: 16, Science: 7 };
const wrongNumbers = Object.entries(wrongCounts).map(([section, count]) => [
  section,
  Array.from({ length: count }, (_, n) => n + 1),
]);

test('a real table of an ACT is uploaded by keyboard alone, and gives its scores to a student [UPL-003]', async ({
  page,
  anotherBrowser,
  mountPage,
}) => {
  const exam = examForUploadRows('act');
  const student = personRows('student');
  const grades = row('exam_grades', {
    user_id: student.account.id,
    exam_id: exam.id,
    selected_wrong: JSON.stringify(Object.fromEntries(wrongNumbers)),
    grade_submitted: JSON.stringify(Object.fromEntries(wrongNumbers.map(([section]) => [section, true]))),
  });
  const planted = [exam, student, { rows: [grades] }];
  await mountPage(expandedExamPath('act', exam), { as: 'super-admin', planted });
  const tables = await examTablesOf(page, exam);
  const { press, tabTo } = keyboardUserOf(page);
  const button = tables.table('Raw Score Conversion').getByRole('button', { name: 'Upload Excel' });
  const chooser = page.waitForEvent('filechooser');
  await button.press('Enter');
  await (await chooser).setFiles(sampleFile('act-score-conversion.xlsx'));
  await expect(tables.cells.getByRole('columnheader')).toHaveCount(5);
  await tabTo(tables.upload);
  await press('Enter');
  await expect(alertOf(page, `'${exam.title}' Raw Score Conversion uploaded`)).toBeVisible();
  await expect(tables.dialog).toBeHidden();
  await expect(button).toBeFocused();

  const learner = await (await anotherBrowser()).newPage();
  await mountPage(`/home/acts?act=${exam.id}`, { as: student, page: learner });
  const examGrading = examGradingOf(learner, { family: 'act', exam });
  await examGrading.grading.check({ force: true });
  const scores = await examGrading.scores();
  for (const [name, score] of [
    ['English', '28 of 36'],
    ['Mathematics', '26 of 36'],
    ['Reading', '22 of 36'],
    ['Science', '28 of 36'],
    ['Composite', '26 of 36'],
  ] as const) {
    await expect(scores.getByRole('row', { name: new RegExp(`^${name} \\d`) })).toContainText(score);
  }
});
