import { alertOf } from '../support/alert.ts';
import { examGradingOf, gradableExamRows, readChosenLetters } from '../support/exam-grading.ts';
import { expect, test } from '../support/question-page.ts';
import { cancelQuestion, submitQuestion } from './confirmation-texts.ts';

/** With a reload, and without a network. */
test('unsubmitted marks and sheets are restored after a reload, until they are cancelled or submitted', async ({
  page,
  mountPage,
}) => {
  const exam = gradableExamRows('act');
  const examGrading = examGradingOf(page, { family: 'act', exam });
  const restoredNotice = page.getByText('Restored from this device. It was not submitted yet.');
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'student', planted: exam });
  await examGrading.grading.check({ force: true });
  await examGrading.act('Science', 'Select Wrong');
  await examGrading.number('Science', 9).click();
  await page.reload();
  await examGrading.grading.check({ force: true });
  await expect(examGrading.marked('Science', 1)).toBeVisible();
  await expect(examGrading.wrong('Science'), 'no mark was submitted').toHaveCount(0);
  await examGrading.act('Science', 'Select Wrong');
  await expect(restoredNotice).toBeVisible();
  await expect(examGrading.number('Science', 9)).toHaveAttribute('aria-pressed', 'true');
  await examGrading.cancel.click();
  await examGrading.answer(cancelQuestion, 'OK');
  await examGrading.act('Science', 'Select Wrong');
  await expect(examGrading.number('Science', 9)).toHaveAttribute('aria-pressed', 'false');
  await examGrading.cancel.click();

  await examGrading.act('Reading', 'Open Sheet');
  await page.keyboard.type('afbg');
  await page.reload();
  await examGrading.grading.check({ force: true });
  await examGrading.act('Reading', 'Open Sheet');
  await expect(restoredNotice).toBeVisible();
  expect(await readChosenLetters(examGrading.dialog)).toBe('AFBG');
  await expect(
    examGrading.question(5).getByRole('radio').first(),
    'the first unanswered question has the focus',
  ).toBeFocused();
  await page.context().setOffline(true);
  await page.keyboard.type('d');
  await examGrading.submit.click();
  await examGrading.answer(submitQuestion, 'OK');
  await expect(
    examGrading.dialog.getByText('Not submitted. Your sheet is kept on this device: try again.'),
  ).toBeVisible();
  expect(await readChosenLetters(examGrading.dialog)).toBe('AFBGD');
  await page.context().setOffline(false);
  await examGrading.submit.click();
  await examGrading.answer(submitQuestion, 'OK');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(examGrading.dialog).toHaveCount(0);
  await examGrading.act('Reading', 'Open Sheet');
  await expect(restoredNotice).toHaveCount(0);
  expect(await readChosenLetters(examGrading.dialog)).toBe('AFBGD');
});
