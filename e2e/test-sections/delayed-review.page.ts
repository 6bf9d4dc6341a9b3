import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { examGradingOf, gradableExamRows } from '../support/exam-grading.ts';
import type { MountPage } from '../support/mount-page.ts';
import type { ExamFixture } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { satTest, testSectionPageOf, threeQuestions } from '../support/test-section.ts';

const reviewOnDate = (at: Date) => ({ opens: 'on_date', at: at.toISOString() }) as const;
const inTenDays = new Date(Date.now() + 10 * 86_400_000);

/** Answers the first of three questions correctly, and submits the section. */
async function submitSection(page: Page, mountPage: MountPage, exam: ExamFixture) {
  const testPage = testSectionPageOf(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.submitTest.click();
  await testPage.ok.click();
  return testPage;
}

test('a test whose review opens on a date is handed in: the page and the list show the date, and nothing shows its key', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const exam = satTest(threeQuestions, { review: reviewOnDate(inTenDays) });
  const at = await submitSection(page, mountPage, exam);
  await expect(alertOf(page, 'Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  // No panel shows the number of right answers.
  await expect(page.getByRole('region', { name: /^Test section submitted:/ })).toHaveCount(0);
  const sectionInList = page.getByRole('region', { name: `Math - No Calculator ${exam.title}`, exact: true });
  await expect(sectionInList).toContainText('test: handed in');
  await expect(page.getByText(/The review opens on \d+ \w{3}/)).toBeVisible();

  await sectionInList.getByRole('link', { name: 'Review Test: Math - No Calculator' }).click();
  await expect(page.getByRole('heading', { name: 'Handed in.' })).toBeVisible();
  await expect(page.getByText(/The review opens on \d+ \w{3}/)).toBeVisible();
  await expect(page.getByText('First?')).toHaveCount(0);

  // The date has passed.
  await db.query('update exams set review_opens_at = now() where id = $1', [exam.id]);
  await page.reload();
  await at.mapButton(1).click();
  await expect(page.getByText('Because the first is so.')).toBeVisible();
});

test('a score is shown before the review if the exam is set up so', async ({ page, mountPage }) => {
  const exam = satTest(threeQuestions, { review: { opens: 'released', shows_score: true } });
  await submitSection(page, mountPage, exam);
  await expect(page.getByText('test: 1 of 3 right')).toBeVisible();
  await page.getByRole('link', { name: 'Review Test: Math - No Calculator' }).click();
  await expect(page.getByText('A tutor or an author opens the review.')).toBeVisible();
  await expect(page.getByText('Score: 1 of 3 right.')).toBeVisible();
});

test('a sheet whose review a person releases is handed in, and shown without a result until then', async ({
  page,
  mountPage,
}) => {
  const exam = gradableExamRows('act', { review: { opens: 'released' } });
  const examGrading = examGradingOf(page, { family: 'act', exam });
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'student', planted: exam });
  await examGrading.grading.check({ force: true });
  await examGrading.act('Science', 'Open Sheet');
  await page.keyboard.press('A');
  await examGrading.submit.click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to submit?' });
  await expect(question).toContainText('It cannot be changed until its review opens.');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Bubble Sheet submitted')).toBeVisible();
  await expect(examGrading.section('Science')).toContainText('handed in');
  await expect(page.getByText('A tutor or an author opens the review.')).toBeVisible();
  await expect(examGrading.wrong('Science')).toHaveCount(0);

  await examGrading.act('Science', 'Open Sheet');
  await expect(examGrading.dialog).toContainText('Handed in. A tutor or an author opens the review.');
  await expect(examGrading.submit).toHaveCount(0);
  await expect(examGrading.question(1).getByRole('radio', { checked: true })).toHaveText('A');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await examGrading.actions('Science').click();
  await expect(page.getByRole('menuitem', { name: 'Select Wrong' })).toHaveAttribute('aria-disabled', 'true');
});
