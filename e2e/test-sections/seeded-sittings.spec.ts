import { randomFrom } from '@fourfold/core/simulation/random';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, testSectionPageOf } from '../support/test-section.ts';

test.use({ serviceWorkers: 'allow' });

const questionCount = 6;
/** Of six items without ranks: so many right answers are an average student's (core/scales/default-route.ts). */
const atLeast = 3;
const actionsInModule = 24;
const questions = (name: string) =>
  Array.from({ length: questionCount }, (_, at) => ({ text: `${name}, number ${at + 1}?`, choices: yesOrNo }));

type Clock = { page: Page; db: pg.Client; exam: string };

/** Lets time pass for the page and for the server. */
async function pass({ page, db, exam }: Clock, seconds: number): Promise<void> {
  const text = `update test_attempts set begun_at = begun_at - $2 * interval '1 second'
                 where exam_id = $1 and submitted_at is null`;
  await db.query(text, [exam, seconds]);
  await page.clock.fastForward(seconds * 1000);
}

for (const [seed, label, factor] of [
  [1, 'Standard time', 1],
  [2, 'Time and a half', 1.5],
  [3, 'Double time', 2],
  [4, 'Standard time', 1],
  [5, 'Time and a half', 1.5],
  [6, 'Double time', 2],
] as const) {
  test(`@whole a seeded sitting (${seed}, ${label}) keeps every answer through outages and reloads, ends by its clock or its student, and takes the route of its result`, async ({
    page,
    app,
    db,
    mountPage,
  }) => {
    test.slow();
    const random = randomFrom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const exam = examRows({
      edition: 'sat-digital',
      topics: {},
      tests: ['Math1', 'Math2Easier', 'Math2Harder'].map((section) => ({
        ...{ section, variant: 'mock' as const, questions: questions(section) },
      })),
    });
    const testPage = testSectionPageOf(page);
    const clock = { page, db, exam: exam.id };
    const timer = page.getByRole('timer', { name: 'Time left' }).first();
    await page.clock.install();
    await mountPage(exam.test('Math1', 'mock').address, { as: 'student', planted: exam });
    await page.getByRole('radio', { name: label }).check({ force: true });
    await expect(page.getByText('Ready without a network', { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await testPage.begin();

    let module = 'Math1';
    for (const number of [1, 2]) {
      await expect(page.getByText(`${module}, number 1?`)).toBeVisible({ timeout: 20_000 });
      await expect(timer).toContainText(minutesLeft(35 * factor));
      const given = new Map<number, 'Yes' | 'No'>();
      let left = 35 * 60 * factor;
      for (let action = 0; action < actionsInModule; action += 1) {
        const kind = below(10);
        if (kind < 6) {
          const at = below(questionCount);
          const choice = random() < 0.6 ? 'Yes' : 'No';
          await testPage.mapButton(at + 1).click();
          await expect(page.getByText(`${module}, number ${at + 1}?`)).toBeVisible();
          await testPage.choose(choice);
          given.set(at, choice);
        } else if (kind === 6) await page.context().setOffline(true);
        else if (kind === 7) await setOnline(page);
        else if (kind === 8) {
          await page.reload();
          await expect(timer).toBeVisible();
        } else {
          const seconds = Math.min(left - 400, 1 + below(90 * factor));
          await pass(clock, seconds);
          left -= seconds;
        }
      }
      if (random() < 0.5) {
        await setOnline(page);
        await testPage.submitTest.click();
        await testPage.ok.click();
      } else {
        await pass(clock, left);
        await expect(testPage.alert('The time is over. The section is handed in.')).toBeVisible();
        await setOnline(page);
      }
      const right = [...given.values()].filter((choice) => choice === 'Yes').length;
      const taken = module;
      module = right >= atLeast ? 'Math2Harder' : 'Math2Easier';
      if (number === 1) await expect(page).toHaveURL(new RegExp(`/mock/${module}$`), { timeout: 20_000 });
      else await expect(page).toHaveURL(/\/home\/sats\?/, { timeout: 20_000 });
      const progress = await readProgress(page, app, exam, taken);
      expect(progress).toMatchObject({
        submitted: true,
        math_score: right,
        question_count: questionCount,
        timed: true,
      });
      expect(progress).toMatchObject({ extra_time: factor });
      expect(progress.entries.filter(({ givenAnswerIds }) => givenAnswerIds.length > 0)).toHaveLength(given.size);
    }
  });
}

async function setOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** "52:30 left", or less by at most a minute. */
function minutesLeft(minutes: number): RegExp {
  const [whole, half] = [Math.floor(minutes), minutes % 1 > 0];
  return half
    ? new RegExp(`^(${whole}:[0-3]\\d|${whole - 1}:5\\d) left`)
    : new RegExp(`^(${whole}:00|${whole - 1}:\\d\\d) left`);
}
