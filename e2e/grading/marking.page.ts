import { alertOf } from '../support/alert.ts';
import { examGradingOf, gradableExamRows, readChosenLetters } from '../support/exam-grading.ts';
import { gradedExamRows } from '../support/exam-result-rows.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { cancelQuestion, submitQuestion } from './confirmation-texts.ts';

test('grading mode is off at first, and adds to each section the Action menu and the Timed switch, which is saved [GRD-001, GRD-002, GRD-003, GRD-019]', async ({
  page,
  mountPage,
}) => {
  const exam = gradableExamRows('sat');
  const examGrading = examGradingOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await expect(examGrading.section('Math - No Calculator')).toBeVisible();
  await expect(examGrading.grading).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Timed/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Action/ })).toHaveCount(0);
  await examGrading.grading.check({ force: true });
  for (const title of ['Reading', 'Writing and Language', 'Math - No Calculator', 'Math - Calculator']) {
    await expect(examGrading.timed(title)).not.toBeChecked();
    await examGrading.actions(title).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Open Sheet', 'Select Wrong', 'Select Uncertain']);
    await page.keyboard.press('Escape');
  }

  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/user_sats') && reply.request().method() === 'POST',
  );
  await examGrading.timed('Reading').click({ force: true });
  expect(await (await saved).json()).toMatchObject({ timed: { Reading: true, Writing: false } });
  await page.route('**/user_sats', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { errors: ['Not today'] } })
      : route.continue(),
  );
  await examGrading.timed('Math - Calculator').click({ force: true });
  await expect(alertOf(page, 'Not today')).toBeVisible();
  await expect(examGrading.timed('Math - Calculator')).not.toBeChecked();
  await expect(examGrading.timed('Reading')).toBeChecked();
});

test('each marking mode opens for one section; Submit asks for confirmation, and so does Cancel after a change [GRD-004, GRD-006, GRD-007]', async ({
  page,
  mountPage,
}) => {
  const exam = gradableExamRows('act');
  const examGrading = examGradingOf(page, { family: 'act', exam });
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'admin', planted: exam });
  await examGrading.grading.check({ force: true });
  const questionSeven = examGrading.number('Science', 7);
  for (const action of ['Select Wrong', 'Select Uncertain'] as const) {
    await examGrading.act('Science', action);
    await expect(page.getByRole('list', { name: `${action}: Science` }).getByRole('button')).toHaveCount(40);
    await expect(page.getByRole('list', { name: /^Select/ })).toHaveCount(1);
    await expect(examGrading.submit).toBeVisible();
    await questionSeven.click();
    await questionSeven.click();
    await examGrading.cancel.click();
    await expect(examGrading.submit, 'a removed mark is not a change').toHaveCount(0);
  }

  await examGrading.act('Science', 'Select Wrong');
  await questionSeven.click();
  await examGrading.cancel.click();
  await examGrading.answer(cancelQuestion, 'Cancel');
  await examGrading.submit.click();
  await examGrading.answer(submitQuestion, 'Cancel');
  await expect(questionSeven).toHaveAttribute('aria-pressed', 'true');
  await examGrading.cancel.click();
  await examGrading.answer(cancelQuestion, 'OK');
  await expect(examGrading.submit).toHaveCount(0);
  await expect(examGrading.wrong('Science')).toHaveCount(0);

  await examGrading.act('Science', 'Open Sheet');
  await expect(examGrading.dialog.getByRole('heading', { name: /Science/ })).toBeVisible();
  await expect(examGrading.submit).toBeVisible();
  await examGrading.cancel.click();
  await expect(examGrading.dialog).toHaveCount(0);
  await examGrading.act('Science', 'Open Sheet');
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await examGrading.answer(cancelQuestion, 'Cancel');
  expect(await readChosenLetters(examGrading.dialog)).toBe('C');
  await examGrading.submit.click();
  await expect(examGrading.confirmation(submitQuestion)).toContainText(
    '39 questions have no answer. They count as wrong.',
  );
  await examGrading.answer(submitQuestion, 'Cancel');
  await examGrading.cancel.click();
  await examGrading.answer(cancelQuestion, 'OK');
  await expect(examGrading.dialog).toHaveCount(0);
  await examGrading.act('Science', 'Open Sheet');
  expect(await readChosenLetters(examGrading.dialog)).toBe('');
  expect(posted.filter((path) => path.endsWith('/user_acts'))).toEqual([]);
});

test('submitted marks show an alert, and are restored when the list is opened again [GRD-005, GRD-008, GRD-009, GRD-011]', async ({
  page,
  mountPage,
}) => {
  const exam = gradableExamRows('sat');
  const examGrading = examGradingOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await examGrading.grading.check({ force: true });
  await examGrading.timed('Reading').click({ force: true });
  await examGrading.act('Math - Calculator', 'Select Wrong');
  await examGrading.number('Math - Calculator', 3).click();
  await examGrading.number('Math - Calculator', 38).click();
  await examGrading.submit.click();
  await examGrading.answer(submitQuestion, 'OK');
  await expect(alertOf(page, /^Wrong question submitted$/)).toBeVisible();
  await expect(examGrading.submit).toHaveCount(0);
  await examGrading.act('Reading', 'Select Uncertain');
  await examGrading.number('Reading', 52).click();
  await examGrading.submit.click();
  await examGrading.answer(submitQuestion, 'OK');
  await expect(alertOf(page, /^Mark uncertain submitted$/)).toBeVisible();

  await page.reload();
  await expect(examGrading.marked('Math - Calculator', 3)).toContainText('marked wrong');
  await expect(examGrading.wrong('Math - Calculator')).toHaveCount(2);
  await expect(examGrading.marked('Reading', 52)).toContainText('marked uncertain');
  await examGrading.grading.check({ force: true });
  await expect(examGrading.timed('Reading')).toBeChecked();
  await examGrading.act('Math - Calculator', 'Select Wrong');
  await expect(examGrading.number('Math - Calculator', 38)).toHaveAttribute('aria-pressed', 'true');
  const scores = await examGrading.scores();
  await expect(scores.getByRole('row', { name: /^Math - Calculator/ })).toContainText('36 of 38');
  await expect(scores.getByRole('row', { name: /^Reading/ })).toContainText('not available');
});

test('a tutor who is logged in as the student can open a sheet, but not change or submit it [GRD-018]', async ({
  page,
  mountPage,
}) => {
  const exam = gradableExamRows('act');
  const examGrading = examGradingOf(page, { family: 'act', exam });
  const student = personRows('student');
  const grades = gradedExamRows(student, { exam: exam.id, sheet: { English: { 1: 'A', 2: 'J' } } });
  await mountPage(`/home/acts?act=${exam.id}`, { as: student, tutor: 'tutor', planted: [student, exam, grades] });
  await examGrading.grading.check({ force: true });
  await examGrading.act('English', 'Open Sheet');
  expect(await readChosenLetters(examGrading.dialog)).toBe('AJ');
  await page.keyboard.type('abcd');
  await examGrading.question(1).getByRole('radio', { name: 'C' }).click();
  expect(await readChosenLetters(examGrading.dialog)).toBe('AJ');
  await expect(examGrading.submit).toHaveCount(0);
  await examGrading.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(examGrading.dialog).toHaveCount(0);
});
