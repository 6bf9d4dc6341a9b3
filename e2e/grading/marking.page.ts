import { alertOf } from '../alert.ts';
import { personRows } from '../content.ts';
import { paperDone } from '../done-rows.ts';
import { chosenOn, paperOf, paperRows } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { cancelled, sure } from './grade.ts';

test('grading mode is off at first, and adds to each section the Action menu and the Timed switch, which is saved [GRD-001, GRD-002, GRD-003, GRD-019]', async ({
  page,
  mountPage,
}) => {
  const exam = paperRows('sat');
  const paper = paperOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await expect(paper.section('Math - No Calculator')).toBeVisible();
  await expect(paper.grading).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Timed/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Action/ })).toHaveCount(0);
  await paper.grading.check({ force: true });
  for (const title of ['Reading', 'Writing and Language', 'Math - No Calculator', 'Math - Calculator']) {
    await expect(paper.timed(title)).not.toBeChecked();
    await paper.actions(title).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Open Sheet', 'Select Wrong', 'Select Uncertain']);
    await page.keyboard.press('Escape');
  }

  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/user_sats') && reply.request().method() === 'POST',
  );
  await paper.timed('Reading').click({ force: true });
  expect(await (await saved).json()).toMatchObject({ timed: { Reading: true, Writing: false } });
  await page.route('**/user_sats', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { errors: ['Not today'] } })
      : route.continue(),
  );
  await paper.timed('Math - Calculator').click({ force: true });
  await expect(alertOf(page, 'Not today')).toBeVisible();
  await expect(paper.timed('Math - Calculator')).not.toBeChecked();
  await expect(paper.timed('Reading')).toBeChecked();
});

test('each marking mode opens for one section; Submit asks for confirmation, and so does Cancel after a change [GRD-004, GRD-006, GRD-007]', async ({
  page,
  mountPage,
}) => {
  const exam = paperRows('act');
  const paper = paperOf(page, { family: 'act', exam });
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'admin', planted: exam });
  await paper.grading.check({ force: true });
  const seven = paper.number('Science', 7);
  for (const what of ['Select Wrong', 'Select Uncertain'] as const) {
    await paper.act('Science', what);
    await expect(page.getByRole('list', { name: `${what}: Science` }).getByRole('button')).toHaveCount(40);
    await expect(page.getByRole('list', { name: /^Select/ })).toHaveCount(1);
    await expect(paper.submit).toBeVisible();
    await seven.click();
    await seven.click();
    await paper.cancel.click();
    await expect(paper.submit, 'a removed mark is not a change').toHaveCount(0);
  }

  await paper.act('Science', 'Select Wrong');
  await seven.click();
  await paper.cancel.click();
  await paper.answer(cancelled, 'Cancel');
  await paper.submit.click();
  await paper.answer(sure, 'Cancel');
  await expect(seven).toHaveAttribute('aria-pressed', 'true');
  await paper.cancel.click();
  await paper.answer(cancelled, 'OK');
  await expect(paper.submit).toHaveCount(0);
  await expect(paper.wrong('Science')).toHaveCount(0);

  await paper.act('Science', 'Open Sheet');
  await expect(paper.dialog.getByRole('heading', { name: /Science/ })).toBeVisible();
  await expect(paper.submit).toBeVisible();
  await paper.cancel.click();
  await expect(paper.dialog).toHaveCount(0);
  await paper.act('Science', 'Open Sheet');
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await paper.answer(cancelled, 'Cancel');
  expect(await chosenOn(paper.dialog)).toBe('C');
  await paper.submit.click();
  await expect(paper.asked(sure)).toContainText('39 questions have no answer. They count as wrong.');
  await paper.answer(sure, 'Cancel');
  await paper.cancel.click();
  await paper.answer(cancelled, 'OK');
  await expect(paper.dialog).toHaveCount(0);
  await paper.act('Science', 'Open Sheet');
  expect(await chosenOn(paper.dialog)).toBe('');
  expect(posted.filter((path) => path.endsWith('/user_acts'))).toEqual([]);
});

test('submitted marks show an alert, and are restored when the list is opened again [GRD-005, GRD-008, GRD-009, GRD-011]', async ({
  page,
  mountPage,
}) => {
  const exam = paperRows('sat');
  const paper = paperOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await paper.grading.check({ force: true });
  await paper.timed('Reading').click({ force: true });
  await paper.act('Math - Calculator', 'Select Wrong');
  await paper.number('Math - Calculator', 3).click();
  await paper.number('Math - Calculator', 38).click();
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Wrong question submitted$/)).toBeVisible();
  await expect(paper.submit).toHaveCount(0);
  await paper.act('Reading', 'Select Uncertain');
  await paper.number('Reading', 52).click();
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Mark uncertain submitted$/)).toBeVisible();

  await page.reload();
  await expect(paper.marked('Math - Calculator', 3)).toContainText('marked wrong');
  await expect(paper.wrong('Math - Calculator')).toHaveCount(2);
  await expect(paper.marked('Reading', 52)).toContainText('marked uncertain');
  await paper.grading.check({ force: true });
  await expect(paper.timed('Reading')).toBeChecked();
  await paper.act('Math - Calculator', 'Select Wrong');
  await expect(paper.number('Math - Calculator', 38)).toHaveAttribute('aria-pressed', 'true');
  const scores = await paper.scores();
  await expect(scores.getByRole('row', { name: /^Math - Calculator/ })).toContainText('36 of 38');
  await expect(scores.getByRole('row', { name: /^Reading/ })).toContainText('not available');
});

test('a tutor who is logged in as the student can open a sheet, but not change or submit it [GRD-018]', async ({
  page,
  mountPage,
}) => {
  const exam = paperRows('act');
  const paper = paperOf(page, { family: 'act', exam });
  const student = personRows('student');
  const done = paperDone(student, { exam: exam.id, sheet: { English: { 1: 'A', 2: 'J' } } });
  await mountPage(`/home/acts?act=${exam.id}`, { as: student, by: 'tutor', planted: [student, exam, done] });
  await paper.grading.check({ force: true });
  await paper.act('English', 'Open Sheet');
  expect(await chosenOn(paper.dialog)).toBe('AJ');
  await page.keyboard.type('abcd');
  await paper.question(1).getByRole('radio', { name: 'C' }).click();
  expect(await chosenOn(paper.dialog)).toBe('AJ');
  await expect(paper.submit).toHaveCount(0);
  await paper.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(paper.dialog).toHaveCount(0);
});
