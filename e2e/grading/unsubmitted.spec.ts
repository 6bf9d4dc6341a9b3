import { alertOf } from '../alert.ts';
import { letATutorIn } from '../exam-families.ts';
import { chosenOn, paperOf, plantPaper } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { actSections, satSections, sure } from './grade.ts';

const cancelled = 'Are you sure you want to cancel?';

test('Cancel asks where something changed and closes at once where nothing did; Submit asks too [GRD-006] [GRD-007]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await newStudent(page);
  await paper.open(app.learner);

  await paper.act('Science', 'Select Wrong');
  await paper.number('Science', 7).click();
  await paper.number('Science', 7).click();
  await paper.cancel.click();
  await expect(paper.submit, 'what was taken back is no change').toHaveCount(0);

  await paper.act('Science', 'Select Wrong');
  await paper.number('Science', 7).click();
  await paper.cancel.click();
  await paper.answer(cancelled, 'Cancel');
  await expect(paper.number('Science', 7)).toHaveAttribute('aria-pressed', 'true');
  await paper.submit.click();
  await paper.answer(sure, 'Cancel');
  await expect(paper.number('Science', 7)).toHaveAttribute('aria-pressed', 'true');
  await paper.cancel.click();
  await paper.answer(cancelled, 'OK');
  await expect(paper.submit).toHaveCount(0);
  await expect(paper.wrong('Science')).toHaveCount(0);

  await paper.act('Science', 'Open Sheet');
  await page.keyboard.press('Escape');
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
  expect(await chosenOn(paper.dialog), 'what was cancelled is gone').toBe('');
  expect(posted.filter((path) => path.endsWith('/user_acts'))).toEqual([]);
});

test('a sheet that was not submitted survives a crash of the page and a network that is gone', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.act('Reading', 'Open Sheet');
  await page.keyboard.type('afbg');
  await page.reload();
  await paper.grading.check({ force: true });
  await paper.act('Reading', 'Open Sheet');
  await expect(paper.dialog.getByText('Restored from this device. It was not submitted yet.')).toBeVisible();
  expect(await chosenOn(paper.dialog)).toBe('AFBG');
  await expect(paper.question(5).getByRole('radio').first(), 'it goes on where it was left').toBeFocused();

  await page.context().setOffline(true);
  await page.keyboard.type('d');
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(paper.dialog.getByText('Not submitted. Your sheet is kept on this device: try again.')).toBeVisible();
  expect(await chosenOn(paper.dialog)).toBe('AFBGD');
  await page.context().setOffline(false);
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.dialog).toHaveCount(0);
  await paper.act('Reading', 'Open Sheet');
  await expect(paper.dialog.getByText(/Restored/)).toHaveCount(0);
  expect(await chosenOn(paper.dialog)).toBe('AFBGD');
});

test('marks that were not submitted are there again after a reload, until they are cancelled', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'sat', sections: satSections });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.act('Reading', 'Select Wrong');
  await paper.number('Reading', 9).click();
  await page.reload();
  await paper.grading.check({ force: true });
  await expect(paper.wrong('Reading'), 'nothing was submitted').toHaveCount(0);
  await paper.act('Reading', 'Select Wrong');
  await expect(page.getByText('Restored from this device. It was not submitted yet.')).toBeVisible();
  await expect(paper.number('Reading', 9)).toHaveAttribute('aria-pressed', 'true');
  await paper.cancel.click();
  await paper.answer(cancelled, 'OK');
  await paper.act('Reading', 'Select Wrong');
  await expect(paper.number('Reading', 9)).toHaveAttribute('aria-pressed', 'false');
});

test('a tutor who looks on opens a sheet and can neither change nor submit it [GRD-018]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  const { email } = await newStudent(page);
  await db.query(
    `insert into exam_grades (user_id, exam_id, bubble_sheet)
     select id, $2, '{"English":{"1":"A","2":"J"}}' from users where email = $1`,
    [email, exam.id],
  );
  await letATutorIn(db, email);
  await paper.open(app.learner);
  await paper.act('English', 'Open Sheet');
  expect(await chosenOn(paper.dialog)).toBe('AJ');
  await page.keyboard.type('abcd');
  await paper.question(1).getByRole('radio', { name: 'C' }).click();
  expect(await chosenOn(paper.dialog)).toBe('AJ');
  await expect(paper.submit).toHaveCount(0);
  await paper.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(paper.dialog).toHaveCount(0);
});
