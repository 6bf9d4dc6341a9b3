import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { type Planting, plant, yesOrNo } from './content.ts';
import { answersOf, expect, paper, test } from './practising.ts';

const choices = yesOrNo;
const long = 'The reason takes a while to tell, and every sentence of it matters. '.repeat(40);

/** A student on the first question of a sequence. */
async function openOn(page: Page, learner: string, db: pg.Client, sequence: Planting['sequence']) {
  const planted = await plant(db, { sequence });
  await page.goto(learner + planted.address);
  await expect(paper(page).number).toBeVisible();
  return planted;
}

const questions = (page: Page) => page.getByRole('navigation', { name: 'Questions' });
const numbered = (page: Page, number: number) =>
  questions(page).getByRole('button', { name: new RegExp(`^Question ${number}\\b`) });

test.describe('an explanation', () => {
  test('that is long is cut at 300 px with "View full explanation"; a short one stands whole [PRC-004]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, explain: long, right: { question: 'b' } },
      b: { choices, explain: 'Because.', right: { question: 'c' } },
      c: { choices, explain: 'It is just above the height at which it is cut. '.repeat(16) },
    });
    const panel = page.getByRole('region', { name: 'Explanation' });
    const text = panel.locator('> div').first();
    const height = async () => (await text.boundingBox())?.height ?? 0;
    const more = page.getByRole('button', { name: 'View full explanation' });

    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    expect(await height()).toBe(300);
    await more.click();
    await expect.poll(height).toBeGreaterThan(400);
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(height).toBe(300);

    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(panel).toContainText('Because.');
    await expect(more).toBeHidden();
    expect(await height()).toBeLessThan(215);

    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(300);
    expect(await height()).toBeGreaterThanOrEqual(215);
  });

  test('is toggled after Check, and whether it was viewed is in the record, also when it is viewed later [PRC-005]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { email } = await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, explain: long, right: { question: 'b' } },
      b: { choices, explain: long, right: { question: 'c' } },
      c: { choices, explain: long },
    });
    const viewed = async () => (await answersOf(db, email)).map((row) => row.view_full_explanation);
    const more = page.getByRole('button', { name: 'View full explanation' });
    await expect(more).toBeHidden();
    await paper(page).answer('Yes');
    await more.click();
    await page.getByRole('button', { name: 'Show less' }).click();
    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    expect(await viewed()).toEqual([true, false, false]);

    // Of an earlier answer that is looked at again it is told too, and of no other.
    await numbered(page, 2).click();
    await more.click();
    await expect.poll(viewed).toEqual([true, true, false]);
  });
});

test.describe('the navigator', () => {
  test('shows each question by its number, and its arrows lead back to what was answered and forward again [PRC-006]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' }, wrong: { question: 'b' } },
      b: { choices, right: { question: 'c' }, wrong: { question: 'c' } },
      c: { choices },
      d: { choices },
    });
    const previous = questions(page).getByRole('button', { name: 'Previous question' });
    const next = questions(page).getByRole('button', { name: 'Next question' });
    const { number, answer, choice } = paper(page);
    await expect(questions(page).getByRole('listitem')).toHaveText(['1', '2', '3', '4']);
    await expect(previous).toBeDisabled();
    await expect(next).toBeDisabled();

    await answer('Yes');
    await paper(page).next.click();
    await answer('No');
    await expect(questions(page).getByText('1 right, 1 wrong')).toBeVisible();
    await previous.click();
    await expect(number).toHaveText('Question 1');
    await expect(numbered(page, 1)).toHaveAttribute('aria-current', 'step');
    await expect(choice('Yes')).toBeChecked();
    await choice('No').click({ force: true });
    await expect(choice('Yes')).toBeChecked();
    await expect(previous).toBeDisabled();

    // Forward it comes to the answer that was just given, as it was left.
    await next.click();
    await expect(number).toHaveText('Question 2');
    await expect(next).toBeDisabled();
    await paper(page).next.click();
    await expect(number).toHaveText('Question 3');
    await expect(paper(page).check).toBeVisible();
    await expect(numbered(page, 4)).toBeDisabled();
  });

  test('is moved in with the arrow keys, and they look at earlier answers wherever nothing else wants them', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' } },
      b: { choices, right: { question: 'c' } },
      c: { choices },
    });
    for (const _ of ['a', 'b']) {
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await expect(paper(page).next).toBeVisible();
      await page.keyboard.press('Enter');
    }
    const { number } = paper(page);
    await expect(number).toHaveText('Question 3');
    await numbered(page, 3).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(numbered(page, 2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(numbered(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(number).toHaveText('Question 1');
    // The question that came has the focus, and from there the arrows go on.
    await page.keyboard.press('ArrowRight');
    await expect(number).toHaveText('Question 2');
    await page.keyboard.press('ArrowRight');
    await expect(number).toHaveText('Question 3');
    await page.keyboard.press('ArrowLeft');
    await expect(number).toHaveText('Question 2');
    // Letters change nothing in what is only looked at.
    await page.keyboard.press('b');
    await expect(paper(page).choice('Yes')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(number).toHaveText('Question 3');
    // Among the choices the arrows are the choices' own.
    await page.keyboard.press('a');
    await paper(page).choice('Yes').focus();
    await page.keyboard.press('ArrowRight');
    await expect(paper(page).choice('No')).toBeChecked();
    await expect(number).toHaveText('Question 3');
  });
});

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
