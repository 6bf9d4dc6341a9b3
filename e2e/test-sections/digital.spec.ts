import { rangeTable } from '@fourfold/core/scores/testing/tables';
import { unreachable } from '@fourfold/core/session/server-texts';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, testSectionPageOf } from '../support/test-section.ts';

test.use({ serviceWorkers: 'allow' });

/** 22 questions as in the first module of math: every fourth answer is typed. */
const questions = Array.from({ length: 22 }, (_, at) =>
  at % 4 === 3
    ? ({ text: `Question with ${at + 1}?`, accepts: '3/4', kind: 'student-produced' } as const)
    : { text: `Question with ${at + 1}?`, choices: yesOrNo },
);

test('the first module of a digital SAT’s math is begun with a network, taken without one, handed in by its clock, scored by table and reviewed', async ({
  page,
  app,
  mountPage,
}) => {
  test.slow();
  const exam = examRows({
    edition: 'sat-digital',
    topics: {},
    score: rangeTable(),
    tests: [{ section: 'Math1', variant: 'mock', questions }],
  });
  const testPage = testSectionPageOf(page);
  await page.clock.install();
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await expect(page.getByText('Digital SAT, 22 questions on screen')).toBeVisible();
  await expect(page.getByText('35 minutes. The section is handed in when its time is over.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.getByRole('link', { name: 'Take Test: Math, Module 1' }).click();
  await expect(page.getByText('22 questions, 35 minutes')).toBeVisible();
  await expect(page.getByText('Ready without a network', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  // Without a network the clock does not start.
  await page.context().setOffline(true);
  await testPage.start.click();
  await expect(testPage.alert(unreachable)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.context().setOffline(false);
  await testPage.begin();
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^34:5\d left|35:00 left/);

  await page.context().setOffline(true);
  for (const [at] of questions.slice(0, 21).entries()) {
    await expect(testPage.number).toHaveText(`Question ${at + 1}`);
    if (at % 4 === 3) await testPage.freeResponse.fill(at < 12 ? '.75' : '9');
    else await testPage.choose('Yes');
    if (at < 20) await testPage.next.click();
  }
  await page.reload();
  await expect(testPage.number).toHaveText('Question 21');
  await page.clock.fastForward('30:01');
  await expect(testPage.alert('Five minutes are left.')).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(testPage.alert('The time is over. The section is handed in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Submitted on this device.' })).toBeVisible();

  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(testPage.alert('Test submitted')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  // 17 choices of which one is left out, and three of five typed answers.
  const progress = await readProgress(page, app, exam, 'Math1');
  expect(progress).toMatchObject({ submitted: true, timed: true, math_score: 19, question_count: 22 });
  await expect(page.getByText('Between 690 and 750.')).toBeVisible();
  await page.getByRole('link', { name: 'Review Test: Math, Module 1' }).click();
  await testPage.mapButton(22).click();
  await expect(page.getByText('Not answered.')).toBeVisible();
});
