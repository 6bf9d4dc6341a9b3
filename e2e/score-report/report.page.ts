import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { personRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { takenRows, wholeTest } from './taken-test.ts';

/** Half of Math is right, but no question of linear functions, its second skill; each tenth question is left out. */
function given(at: number, section: string): boolean | null {
  if (at % 10 === 9) return null;
  return !section.startsWith('Math') || (at % 2 === 0 && at % 19 !== 1);
}
const hardest = ['ReadingWriting1', 'ReadingWriting2Harder', 'Math1', 'Math2Harder'];

/** A student who took two whole tests and one of Math alone; the last one is reported. */
function takenTests() {
  const student = personRows('student', { username: 'Maya Okafor' });
  const [first, second, own] = [
    wholeTest({ title: 'Practice 5' }),
    wholeTest({ title: 'Practice 6' }),
    wholeTest({ title: 'Practice 7' }),
  ];
  const topic = topicRows({
    sequence: {},
    sets: { lines: { title: 'Lines and their slopes', questions: [{ choices: yesOrNo }, { choices: yesOrNo }] } },
  });
  const all = (right: boolean) => () => right;
  const planted = [
    ...[student, first, second, own, topic],
    takenRows(student, first, { daysAgo: 40, given: all(true), sections: hardest }),
    takenRows(student, second, { daysAgo: 9, given: all(false), sections: ['Math1', 'Math2Easier'] }),
    takenRows(student, own, { daysAgo: 1, given }),
  ];
  return { student, own, first, planted, topic, address: `/home/score-report/${own.id}/mock` };
}

const reportOf = (page: Page) => ({
  scores: page.getByRole('region', { name: 'Scores' }),
  practice: page.getByRole('region', { name: 'What to practise next' }),
  skill: (name: string) =>
    page.getByRole('table', { name: 'Domains and skills' }).getByRole('row', { name: new RegExp(`^${name}`) }),
  earlier: page.getByRole('table', { name: 'Earlier tests' }),
  questions: (module: string) => page.getByRole('list', { name: `Questions of ${module}` }).getByRole('listitem'),
});

test('a test that was taken in practice mode says so, and is compared with those of practice mode alone', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const [practised, sat, own] = [
    wholeTest({ title: 'Practice 5' }),
    wholeTest({ title: 'Practice 6' }),
    wholeTest({ title: 'Practice 7' }),
  ];
  const right = () => true;
  const planted = [
    ...[student, practised, sat, own],
    takenRows(student, practised, { daysAgo: 40, given: right, sections: hardest, practice: true }),
    takenRows(student, sat, { daysAgo: 9, given: right, sections: hardest }),
    takenRows(student, own, { daysAgo: 1, given: right, sections: hardest, practice: true }),
  ];
  await mountPage(`/home/score-report/${own.id}/mock`, { as: student, planted });
  const { scores, earlier } = reportOf(page);
  await expect(scores).toContainText('Practice mode.');
  await expect(page.getByRole('heading', { name: 'Earlier tests in practice mode' })).toBeVisible();
  await expect(earlier.getByRole('rowheader')).toHaveText([/Practice 5/]);
  await expect(page.getByText(/^Submitted .*, practice mode: /)).toHaveCount(4);
  await page.goto(`${app.learner}/home/sats?sat=${own.id}`);
  await expect(page.getByText(/44 right, practice mode/)).toBeVisible();
  await expect(page.getByText(/Practice mode\./)).toBeVisible();
});

test('shows the scores, the route, the skills with earlier tests, and every question', async ({ page, mountPage }) => {
  const { student, planted, address, own, first } = takenTests();
  await mountPage(address, { as: student, planted });
  const { scores, skill, earlier, questions } = reportOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice 7');
  await expect(page.getByText(/^Score report of the mock test, Digital SAT, submitted on /)).toBeVisible();
  await expect(scores).toContainText(/Total\s*\d{3,4} of 1600\s*Between \d{3,4} and \d{3,4}/);
  await expect(scores).toContainText('After Module 1 you got the harder second module.');
  await expect(scores).toContainText('After Module 1 you got the easier second module.');
  // Both modules of Math have 22 questions of 19 skills: the second skill is that of numbers 2 and 21.
  await expect(skill('Linear functions')).toContainText(/Linear functions\s*0 of 4\s*4\s*0/);
  await expect(skill('Linear functions')).toContainText('4 of 4');
  await expect(earlier.getByRole('row')).toHaveCount(3);
  await expect(questions('Math, Module 1')).toHaveCount(22);
  await expect(questions('Math, Module 1').nth(9)).toHaveText(/Question 10: left out, 0:00$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Review: Math, Module 1' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/home/sat-test/${own.id}/mock/Math1$`));
  await page.goBack();
  await earlier.getByRole('link', { name: 'Practice 5, mock test' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/home/score-report/${first.id}/mock$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice 5');
  await expect(page.getByText('No skill is surely weak in this test')).toBeVisible();
});

test('leads to practice of the weakest skill; a tutor who is logged in as the student reads the same', async ({
  page,
  mountPage,
}) => {
  const { student, planted, address, topic } = takenTests();
  await mountPage(address, { as: student, tutor: 'tutor', planted });
  const { practice } = reportOf(page);
  await expect(practice).toContainText(/Linear functions\s*0 of 4 right\s*Lines and their slopes/);
  await expect(practice.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Review: / })).toHaveCount(0);
  await mountPage(address, { as: student });
  await practice.getByRole('link', { name: /^Lines and their slopes/ }).click();
  await expect(page).toHaveURL(new RegExp(`/home/problemset/${topic.set.lines}/`));
});

test('is linked from the list of tests, and narrow without a scrollbar', async ({ page, mountPage }) => {
  const { student, planted, own } = takenTests();
  await page.setViewportSize({ width: 360, height: 700 });
  await mountPage(`/home/sats?sat=${own.id}&area=mock`, { as: student, planted });
  await page.getByRole('link', { name: 'Score report' }).click();
  const { skill } = reportOf(page);
  await expect(skill('Linear functions')).toBeVisible();
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  await expectAccessible(page, ['dark']);
});

test('is printed on two sheets of A4 and of Letter', async ({ page, mountPage }) => {
  const { student, planted, address } = takenTests();
  await page.emulateMedia({ colorScheme: 'dark' });
  await mountPage(address, { as: student, planted });
  await expect(reportOf(page).skill('Circles')).toBeVisible();
  for (const format of ['A4', 'Letter'] as const) {
    const file = (await page.pdf({ format })).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b/g)?.length, format).toBe(2);
  }
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toContainText('Maya Okafor. Score report of the mock test');
  await expect(sheet.getByRole('link', { name: /^Review/ })).toHaveCount(0);
  await expect(page.locator('#root')).toBeHidden();
});

test('says what is missing: nothing submitted, a closed review, only the score, no such test', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const released = { opens: 'released', at: null } as const;
  const [untaken, closed, scored] = [
    wholeTest(),
    wholeTest({ review: { ...released, shows_score: false } }),
    wholeTest({ review: { ...released, shows_score: true } }),
  ];
  const taken = [closed, scored].map((exam) => takenRows(student, exam, { daysAgo: 1, given }));
  await mountPage(`/home/score-report/${untaken.id}/mock`, {
    as: student,
    planted: [student, untaken, closed, scored, ...taken],
  });
  const open = (exam: { id: string }, variant = 'mock') =>
    page.goto(`${app.learner}/home/score-report/${exam.id}/${variant}`);
  await expect(page.getByText('Nothing is submitted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the test' })).toHaveAttribute('href', /^\/home\/sats\?sat=/);
  await open(closed);
  await expect(page.getByText('The review is not open yet')).toBeVisible();
  await expect(page.getByText('A tutor or an author opens the review.')).toBeVisible();
  await expect(reportOf(page).scores).toHaveCount(0);
  await open(scored);
  await expect(reportOf(page).scores).toContainText(/of 1600/);
  await expect(page.getByText('Until then only the score is here.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const [exam, variant] of [
    [{ id: crypto.randomUUID() }, 'mock'],
    [scored, 'none'],
  ] as const) {
    await open(exam, variant);
    await expect(page.getByText('Nothing is submitted')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
});

test('says when it could not be loaded, and loads it again', async ({ page, mountPage }) => {
  const { student, planted, address } = takenTests();
  await page.route(/\/api\/score_report(\?|$)/, (route) => route.abort());
  await mountPage(address, { as: student, planted });
  await expect(page.getByText('The score report could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice 7');
});
