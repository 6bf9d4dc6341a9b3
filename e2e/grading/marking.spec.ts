import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { paperOf, plantPaper } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { actSections, satSections, sure } from './grade.ts';

test('grading mode is off at first, and brings to each section the Timed switch and the Action menu [GRD-001] [GRD-002] [GRD-003]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'sat', sections: satSections });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await page.goto(`${app.learner}/home/sats?sat=${exam.id}`);
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
  await expectAccessible(page);
});

test('each way of marking is opened for one section, with Submit and Cancel [GRD-004]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  await newStudent(page);
  await paper.open(app.learner);
  for (const what of ['Select Wrong', 'Select Uncertain'] as const) {
    await paper.act('Science', what);
    await expect(page.getByRole('list', { name: `${what}: Science` }).getByRole('button')).toHaveCount(40);
    await expect(page.getByRole('list', { name: /^Select/ })).toHaveCount(1);
    await expect(paper.submit).toBeVisible();
    await paper.number('Science', 3).click();
    await expectAccessible(page, [what === 'Select Wrong' ? 'light' : 'dark']);
    await paper.number('Science', 3).click();
    await paper.cancel.click();
    await expect(paper.submit).toHaveCount(0);
  }
  await paper.act('Science', 'Open Sheet');
  await expect(paper.dialog.getByRole('heading', { name: /Science/ })).toBeVisible();
  await expect(paper.dialog.getByRole('radiogroup')).toHaveCount(40);
  await expect(paper.submit).toBeVisible();
  await expectAccessible(page);
  await paper.cancel.click();
  await expect(paper.dialog).toHaveCount(0);
});

test('marks are submitted with their flashes, and are there again when the list is opened again [GRD-005] [GRD-008] [GRD-009] [GRD-011]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'sat', sections: satSections });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.act('Math - Calculator', 'Select Wrong');
  await paper.number('Math - Calculator', 3).click();
  await paper.number('Math - Calculator', 38).click();
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Wrong question submitted$/)).toBeVisible();
  await expect(paper.submit).toHaveCount(0);
  await expect(paper.marked('Math - Calculator', 38)).toContainText('marked wrong');

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
  await paper.act('Math - Calculator', 'Select Wrong');
  await expect(paper.number('Math - Calculator', 38)).toHaveAttribute('aria-pressed', 'true');
  const scores = await paper.scores();
  await expect(scores.getByRole('row', { name: /^Math - Calculator/ })).toContainText('36 of 38');
  await expect(scores.getByRole('row', { name: /^Reading/ })).toContainText('not available');
});

test('Timed is kept per section, and turned back when it cannot be saved [GRD-011] [GRD-019]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'sat', sections: satSections });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await paper.open(app.learner);
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
  await page.unroute('**/user_sats');
  await page.reload();
  await paper.grading.check({ force: true });
  await expect(paper.timed('Reading')).toBeChecked();
  await expect(paper.timed('Math - Calculator')).not.toBeChecked();
});
