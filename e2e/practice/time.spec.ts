import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { plant, yesOrNo } from '../content.ts';
import { answersOf, expect, paper, test } from '../practising.ts';
import { long, numbered, openOn } from './open-on.ts';

const choices = yesOrNo;

test.describe('the time on a question', () => {
  test('is counted each second, before the answer and then after it [PRC-023]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { email } = await newStudent(page);
    await page.clock.install();
    await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' } },
      b: { choices, right: { question: 'c' } },
      c: { choices },
    });
    const { answer, next, choice } = paper(page);
    await answer('Yes');
    await stopClock(page);
    await next.click();
    await page.clock.runFor(12_000);
    // A laptop that sleeps for an hour: one tick comes, late, and counts one.
    await page.clock.fastForward(3_600_000);
    await setVisibility(page, 'hidden');
    await page.clock.runFor(30_000);
    await setVisibility(page, 'visible');
    await choice('Yes').check({ force: true });
    await paper(page).check.click();
    await page.clock.runFor(5_000);
    await next.click();
    await page.clock.runFor(3_000);
    await choice('Yes').check({ force: true });
    await paper(page).check.click();
    await page.clock.resume();
    const times = async () =>
      (await answersOf(db, email)).slice(1).map((row) => [row.time_spent_before_answer, row.time_spent_after_answer]);
    await expect.poll(times).toEqual([
      [13, 5],
      [3, 0],
    ]);
  });
});

test.describe('whoever does nothing', () => {
  const asks = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

  test('is asked after 240 ticks, and any key, pointer or scroll begins them anew [PRC-024]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await page.clock.install();
    await openOn(page, app.learner, db, { a: { choices, text: long.repeat(4) } });
    await expect(numbered(page, 1)).toBeVisible();
    await stopClock(page);
    for (const act of [
      () => page.keyboard.press('Shift'),
      () => page.mouse.move(200, 300),
      async () => {
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      },
    ]) {
      await act();
      await page.clock.runFor(239_000);
      await expect(asks(page)).toBeHidden();
    }
    await page.clock.runFor(1_000);
    await expect(asks(page)).toBeVisible();
  });

  test('goes on with OK, with no second counted meanwhile, and is taken back by Cancel [PRC-025]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { email } = await newStudent(page);
    await page.clock.install();
    const { topic } = await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' } },
      b: { choices, right: { question: 'c' } },
      c: { choices },
    });
    await paper(page).answer('Yes');
    await expect(numbered(page, 1)).toBeVisible();
    await stopClock(page);
    await paper(page).next.click();
    await paper(page).choice('No').check({ force: true });
    await page.clock.runFor(240_000);
    await expect(asks(page)).toBeVisible();
    await page.clock.runFor(600_000);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(asks(page)).toBeHidden();
    await expect(paper(page).number).toHaveText('Question 2');
    await expect(paper(page).choice('No')).toBeChecked();
    await page.clock.runFor(2_000);
    await paper(page).choice('Yes').check({ force: true });
    await paper(page).check.click();
    // Where it leads comes with the next frame, which waits for this clock too.
    await page.clock.runFor(100);
    await paper(page).next.click();

    await page.clock.runFor(240_000);
    await expect(asks(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/home/math\\?topic=${topic}`));
    await expect(asks(page)).toBeHidden();
    await page.clock.resume();
    const before = async () => (await answersOf(db, email))[1]?.time_spent_before_answer;
    await expect.poll(before).toBe(242);
  });

  test('loses the question when the page is left, and has it in the way of nothing', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await page.clock.install();
    await page.goto(`${app.learner}/home/math`);
    const { address } = await plant(db, { sequence: { a: { choices } } });
    await page.goto(app.learner + address);
    await expect(numbered(page, 1)).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(240_000);
    await expect(asks(page)).toBeVisible();
    // Letters and Enter belong to the dialog.
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/home\/math/);
    await page.clock.resume();
    await expectAccessible(page);
  });
});

/** From here on time goes by only when it is told to. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500);
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
