import { topicRows } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { questionButton } from './navigator.ts';
import { choices } from './practice-fixtures.ts';

test('shows the verdict immediately on Check, even without a response of network or storage, and without animation', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence: { a: { choices, explain: 'The reason.' } } });
  await mountPage(planted.address, { as: 'student', planted });
  // The code that computes the next question has loaded.
  await expect(questionButton(page, 1)).toBeVisible();
  const findFading = () =>
    page.locator('main form label').evaluateAll((labels) =>
      labels
        .flatMap((label) => [label, ...label.querySelectorAll('*')])
        .filter((part) => getComputedStyle(part).transitionDuration !== '0s')
        .map((part) => part.className),
    );
  expect(await findFading()).not.toEqual([]);
  await questionPageOf(page).choice('No').check({ force: true });
  const mainText = await page.evaluate(async () => {
    const never = () => new Promise<never>(() => {});
    window.fetch = never;
    IDBDatabase.prototype.transaction = () =>
      new Proxy({} as IDBTransaction, { get: (_, name) => (name === 'objectStore' ? () => ({}) : never) });
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    const check = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Check');
    check?.click();
    // Microtasks run before this task ends; timers, messages and the network do not.
    for (let turn = 0; turn < 5; turn += 1) await undefined;
    return document.querySelector('main')?.textContent ?? '';
  });
  expect(mainText).toContain('Explanation: your answer is wrong');
  // The explanation and the next step appear in the next frame.
  await expect(page.locator('main')).toContainText('The reason.');
  await expect(questionPageOf(page).submit).toBeEnabled();
  expect(await findFading()).toEqual([]);
});

test('moves on only once if Next is clicked in the same frame as the verdict', async ({ page, db, mountPage }) => {
  const planted = topicRows({
    sequence: { a: { choices, right: { question: 'b' } }, b: { choices, right: { question: 'c' } }, c: { choices } },
  });
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, number, choice, check, saved } = questionPageOf(page);
  await answer('Yes');
  await next.click();
  await expect(number).toHaveText('Question 2');
  await choice('Yes').check({ force: true });
  await check.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    // The verdict is rendered in a microtask, before the next frame.
    for (let turn = 0; turn < 5; turn += 1) await undefined;
    button.click();
  });
  await expect(number).toHaveText('Question 3');
  await expect(check).toBeDisabled();
  await expect(saved).toHaveText('Saved');
  expect(await answersOf(db, email)).toHaveLength(2);
});
