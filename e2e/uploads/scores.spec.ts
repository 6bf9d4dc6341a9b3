import { personRows } from '@fourfold/server/testing/planting/person';
import { row } from '@fourfold/server/testing/planting/rows';
import { alertOf } from '../alert.ts';
import { keyboardOf } from '../keyboard.ts';
import { paperOf } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { realFile } from '../sheet-files.ts';
import { examAddress, tablesOf, uploadRows } from './upload-tables.ts';

/** Number of wrong answers in each section. Right are 60 of 75, 41 of 60, 24 of 40 and 33 of 40. */
const wrong = { English: 15, Mathematics: 19, Reading: 16, Science: 7 };
const numbers = Object.entries(wrong).map(([section, count]) => [
  section,
  Array.from({ length: count }, (_, n) => n + 1),
]);

test('a real table of an ACT is uploaded by keyboard alone, and gives its scores to a student [UPL-003]', async ({
  page,
  anotherBrowser,
  mountPage,
}) => {
  const exam = uploadRows('act');
  const student = personRows('student');
  const grades = row('exam_grades', {
    user_id: student.account.id,
    exam_id: exam.id,
    selected_wrong: JSON.stringify(Object.fromEntries(numbers)),
    grade_submitted: JSON.stringify(Object.fromEntries(numbers.map(([section]) => [section, true]))),
  });
  const planted = [exam, student, { rows: [grades] }];
  await mountPage(examAddress('act', exam), { as: 'super-admin', planted });
  const shown = await tablesOf(page, exam);
  const { press, tabTo } = keyboardOf(page);
  const button = shown.table('Raw Score Conversion').getByRole('button', { name: 'Upload Excel' });
  const chooser = page.waitForEvent('filechooser');
  await button.press('Enter');
  await (await chooser).setFiles(realFile('act-score-conversion.xlsx'));
  await expect(shown.cells.getByRole('columnheader')).toHaveCount(5);
  await tabTo(shown.upload);
  await press('Enter');
  await expect(alertOf(page, `'${exam.title}' Raw Score Conversion uploaded`)).toBeVisible();
  await expect(shown.dialog).toBeHidden();
  await expect(button).toBeFocused();

  const learner = await (await anotherBrowser()).newPage();
  await mountPage(`/home/acts?act=${exam.id}`, { as: student, page: learner });
  const paper = paperOf(learner, { family: 'act', exam });
  await paper.grading.check({ force: true });
  const scores = await paper.scores();
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
