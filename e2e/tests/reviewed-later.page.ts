import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import type { PlantedExam } from '../content.ts';
import type { Mount } from '../mount-page.ts';
import { paperOf, paperRows } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { satTest, section, threeQuestions } from '../testing-sections.ts';

const onDate = (at: Date) => ({ opens: 'on_date', at: at.toISOString() }) as const;
const inTenDays = new Date(Date.now() + 10 * 86_400_000);

/** Answers the first of three questions correctly, and submits the section. */
async function handIn(page: Page, mountPage: Mount, exam: PlantedExam) {
  const at = section(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await at.begin();
  await at.choose('Yes');
  await at.submitWhole.click();
  await at.ok.click();
  return at;
}

test('a test whose review opens on a date is handed in: the page and the list show the date, and nothing shows its key', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const exam = satTest(threeQuestions, { review: onDate(inTenDays) });
  const at = await handIn(page, mountPage, exam);
  await expect(alertOf(page, 'Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  // No panel shows the number of right answers.
  await expect(page.getByRole('region', { name: /^Test section submitted:/ })).toHaveCount(0);
  const list = page.getByRole('region', { name: `Math - No Calculator ${exam.title}`, exact: true });
  await expect(list).toContainText('test: handed in');
  await expect(page.getByText(/The review opens on \d+ \w{3}/)).toBeVisible();

  await list.getByRole('link', { name: 'Review Test: Math - No Calculator' }).click();
  await expect(page.getByRole('heading', { name: 'Handed in.' })).toBeVisible();
  await expect(page.getByText(/The review opens on \d+ \w{3}/)).toBeVisible();
  await expect(page.getByText('First?')).toHaveCount(0);

  // The date has passed.
  await db.query('update exams set review_opens_at = now() where id = $1', [exam.id]);
  await page.reload();
  await at.inMap(1).click();
  await expect(page.getByText('Because the first is so.')).toBeVisible();
});

test('a score is shown before the review if the exam is set up so', async ({ page, mountPage }) => {
  const exam = satTest(threeQuestions, { review: { opens: 'released', shows_score: true } });
  await handIn(page, mountPage, exam);
  await expect(page.getByText('test: 1 of 3 right')).toBeVisible();
  await page.getByRole('link', { name: 'Review Test: Math - No Calculator' }).click();
  await expect(page.getByText('A tutor or an author opens the review.')).toBeVisible();
  await expect(page.getByText('Score: 1 of 3 right.')).toBeVisible();
});

test('a sheet whose review a person releases is handed in, and shown without a result until then', async ({
  page,
  mountPage,
}) => {
  const exam = paperRows('act', { review: { opens: 'released' } });
  const paper = paperOf(page, { family: 'act', exam });
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'student', planted: exam });
  await paper.grading.check({ force: true });
  await paper.act('Science', 'Open Sheet');
  await page.keyboard.press('A');
  await paper.submit.click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to submit?' });
  await expect(question).toContainText('It cannot be changed until its review opens.');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Bubble Sheet submitted')).toBeVisible();
  await expect(paper.section('Science')).toContainText('handed in');
  await expect(page.getByText('A tutor or an author opens the review.')).toBeVisible();
  await expect(paper.wrong('Science')).toHaveCount(0);

  await paper.act('Science', 'Open Sheet');
  await expect(paper.dialog).toContainText('Handed in. A tutor or an author opens the review.');
  await expect(paper.submit).toHaveCount(0);
  await expect(paper.question(1).getByRole('radio', { checked: true })).toHaveText('A');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await paper.actions('Science').click();
  await expect(page.getByRole('menuitem', { name: 'Select Wrong' })).toHaveAttribute('aria-disabled', 'true');
});
