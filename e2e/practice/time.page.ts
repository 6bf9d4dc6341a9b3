import type { Page } from '@playwright/test';
import { topicRows } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { questionButton } from './navigator.ts';
import { choices, longExplanation } from './practice-fixtures.ts';

const threeQuestions = {
  a: { choices, right: { question: 'b' } },
  b: { choices, right: { question: 'c' } },
  c: { choices, text: longExplanation.repeat(4) },
};
const presenceDialog = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

test('counts each second on a visible question, before the answer and then after it [PRC-023]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: threeQuestions });
  await page.clock.install();
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, choice, check } = questionPageOf(page);
  await answer('Yes');
  await expect(next).toBeVisible();
  await stopClock(page);
  await next.click();
  await page.clock.runFor(12_000);
  // A laptop sleeps for an hour: one delayed tick comes, and counts one second.
  await page.clock.fastForward(3_600_000);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(30_000);
  await setVisibility(page, 'visible');
  await choice('Yes').check({ force: true });
  await check.click();
  await page.clock.runFor(5_000);
  await next.click();
  await page.clock.runFor(3_000);
  await choice('Yes').check({ force: true });
  await check.click();
  await page.clock.resume();
  const times = async () =>
    (await answersOf(db, email)).slice(1).map((row) => [row.time_spent_before_answer, row.time_spent_after_answer]);
  await expect.poll(times).toEqual([
    [13, 5],
    [3, 0],
  ]);
});

test('asks whether the student is there after 240 seconds without a key, a pointer or a scroll [PRC-024]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence: { c: threeQuestions.c } });
  await page.clock.install();
  await mountPage(planted.address, { as: 'student', planted });
  await expect(questionButton(page, 1)).toBeVisible();
  await stopClock(page);
  for (const userInput of [
    () => page.keyboard.press('Shift'),
    () => page.mouse.move(200, 300),
    async () => {
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    },
  ]) {
    await userInput();
    await page.clock.runFor(239_000);
    await expect(presenceDialog(page)).toBeHidden();
  }
  await page.clock.runFor(1_000);
  await expect(presenceDialog(page)).toBeVisible();
});

test('continues with the question after OK, without counting the time of the dialog, and returns to the list after Cancel [PRC-025]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: threeQuestions });
  await page.clock.install();
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { answer, choice, check, next, number } = questionPageOf(page);
  await answer('Yes');
  await expect(next).toBeVisible();
  await stopClock(page);
  await next.click();
  await choice('No').check({ force: true });
  await page.clock.runFor(240_000);
  await expect(presenceDialog(page)).toBeVisible();
  await page.clock.runFor(600_000);
  // Letter keys go to the dialog, not to the question.
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(presenceDialog(page)).toBeHidden();
  await expect(number).toHaveText('Question 2');
  await expect(choice('No')).toBeChecked();
  await page.clock.runFor(2_000);
  await choice('Yes').check({ force: true });
  await check.click();
  // The next question is computed in the next frame, which needs this clock too.
  await page.clock.runFor(100);
  await next.click();

  await page.clock.runFor(240_000);
  await expect(presenceDialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/home/math\\?topic=${planted.topic}`));
  await expect(presenceDialog(page)).toBeHidden();
  await page.clock.resume();
  await expect.poll(async () => (await answersOf(db, email))[1]?.time_spent_before_answer).toBe(242);
});

/** From here on the clock advances only by calls. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500);
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
