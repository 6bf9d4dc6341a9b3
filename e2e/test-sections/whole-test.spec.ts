import type { Page } from '@playwright/test';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { testSectionPageOf } from '../support/test-section.ts';

const questions = (name: string) => [1, 2].map((number) => ({ text: `${name}, number ${number}?`, choices: yesOrNo }));

/** Answers both questions of the section and submits it. */
async function take(page: Page, name: string, choices: readonly ['Yes' | 'No', 'Yes' | 'No']) {
  const testPage = testSectionPageOf(page);
  for (const [at, choice] of choices.entries()) {
    await expect(page.getByText(`${name}, number ${at + 1}?`)).toBeVisible();
    await testPage.choose(choice);
    if (at === 0) await testPage.next.click();
  }
  await testPage.submitTest.click();
  await testPage.ok.click();
}

test('a whole digital SAT is taken: two modules by route, a break with its clock, two modules, and one score', async ({
  page,
  app,
  mountPage,
}) => {
  const names = [
    'ReadingWriting1',
    'ReadingWriting2Easier',
    'ReadingWriting2Harder',
    'Math1',
    'Math2Easier',
    'Math2Harder',
  ];
  const exam = examRows({
    edition: 'sat-digital',
    topics: {},
    tests: names.map((section) => ({ section, variant: 'mock' as const, questions: questions(section) })),
  });
  const testPage = testSectionPageOf(page);
  await page.clock.install();
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await page.getByRole('link', { name: 'Take Test: Reading and Writing' }).click();
  await page.getByRole('radio', { name: 'Double time' }).check({ force: true });
  await testPage.begin();
  await take(page, 'ReadingWriting1', ['No', 'No']);
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(
    /^1:03:5\d left|1:04:00 left|^63:5\d|64:00/,
  );
  await take(page, 'ReadingWriting2Easier', ['Yes', 'Yes']);

  // The break is longer by the time granted, and a reload does not begin it again.
  await expect(page.getByRole('heading', { name: 'Break', exact: true })).toBeVisible();
  const pause = page.getByRole('timer', { name: 'Break' });
  await expect(pause).toHaveText(/^19:5\d left|20:00 left/);
  await page.clock.fastForward('15:00');
  await expect(pause).toHaveText(/^4:5\d left|5:00 left/);
  // Only the call that begins it fails: the page stays connected, and loads nothing again.
  await page.route('**/user_sat_test_progresses', (route) => route.abort());
  await page.clock.fastForward('05:01');
  await expect(page.getByText('It could not begin without the server. No clock runs; it begins when')).toBeVisible();
  await page.unroute('**/user_sat_test_progresses');
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await take(page, 'Math1', ['Yes', 'Yes']);
  await take(page, 'Math2Harder', ['Yes', 'No']);
  await expect(testPage.alert('Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  const scores = page.getByRole('region', { name: exam.title }).or(page.getByRole('main'));
  await expect(scores.first()).toContainText('Estimated from its questions: this test has no table.');
  await expect(scores.first()).toContainText(/Total\s*\d{3,4}/);
  await expect(page.getByRole('link', { name: 'Review Test, Module 2: Math' })).toBeVisible();
});

test('the sections of an enhanced ACT are taken one after another, and any of them alone', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = examRows({
    family: 'act',
    edition: 'act-enhanced',
    topics: {},
    tests: ['EnhancedEnglish', 'EnhancedMathematics'].map((section) => ({
      ...{ section, variant: 'mock' as const, questions: questions(section) },
    })),
  });
  const testPage = testSectionPageOf(page);
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'student', planted: exam });
  await expect(page.getByText('Enhanced ACT, 171 questions on screen')).toBeVisible();
  await page.getByRole('link', { name: 'Take Test: English' }).click();
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.submitTest.click();
  await page.evaluate(noteReview);
  await testPage.ok.click();
  // No break: Mathematics begins at once. Reading is not published, so the test ends after it.
  await expect(page).toHaveURL(`${app.learner}/home/act-test/${exam.id}/mock/EnhancedMathematics`);
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^49:5\d left|50:00 left/);
  // The review of the section before is not shown for a moment between the two.
  expect(await page.evaluate(() => document.documentElement.dataset.reviewed)).toBeUndefined();
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/acts?act=${exam.id}&area=mock`);
  await expect(page.getByRole('link', { name: 'Review Test: Mathematics' })).toBeVisible();
});

/** Runs in the page: notes from now on whether a verdict was on it. */
function noteReview(): void {
  new MutationObserver(() => {
    if (document.querySelector('[role=status][data-right]')) document.documentElement.dataset.reviewed = '';
  }).observe(document.body, { childList: true, subtree: true });
}
