import type { Locator } from '@playwright/test';
import { captureNextReply } from '../support/next-reply.ts';
import { topicRows } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { choices, longExplanation, sixChoices } from './practice-fixtures.ts';

const linksToB = { right: { question: 'b' }, wrong: { question: 'b' } };

test('shows how to answer a question, its text, its choices with letters A to F, and a link back [PRC-001, PRC-002, PRC-007]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: { a: { text: 'Which number is even and prime?', choices: sixChoices, rank: 2, calculator: false } },
  });
  await mountPage(planted.address, { as: 'student', planted });
  await expect(page.getByText('Choose one answer.')).toBeVisible();
  await expect(page.getByText('Which number is even and prime?')).toBeVisible();
  await expect(page.getByText('No calculator')).toBeVisible();
  const letters = await page
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.parentElement?.textContent?.trim().slice(0, 1)));
  expect(letters).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  await questionPageOf(page).back.click();
  await expect(page).toHaveURL(new RegExp(`/home/math\\?topic=${planted.topic}`));
});

test('has Check, which is disabled without an answer and saves it, then Next or, at the end, Submit [PRC-008, PRC-009, PRC-010, PRC-014]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: { a: { choices, wrong: { question: 'b' } }, b: { choices } } });
  const { question, subsubtopic, address } = planted;
  const { email } = await mountPage(address, { as: 'student', planted });
  const { check, next, submit, choice, saved } = questionPageOf(page);
  await expect(check).toBeDisabled();
  await choice('No').check({ force: true });
  await expect(check).toBeEnabled();
  const reply = await captureNextReply(page, saveAnswerPath);
  await check.click();
  await expect(next).toBeVisible();
  await expect(check).toBeHidden();
  await expect(submit).toBeHidden();
  expect((await reply()).body.progress).toMatchObject({
    reference_id: subsubtopic,
    question_id: question.b,
    questions_complete: 1,
    percent_complete: 50,
  });
  await expect(saved).toHaveText('Saved');
  expect(await answersOf(db, email)).toMatchObject([{ question_id: question.a, is_correct: false }]);

  await next.click();
  await expect(check).toBeDisabled();
  await questionPageOf(page).answer('No');
  await expect(submit).toBeVisible();
  await expect(next).toBeHidden();
});

test('takes a typed answer, first shows what is wrong with its form, and accepts the same text the second time [PRC-003, PRC-009]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { accepts: '0.75', symbol: '$', symbolLeft: true, ...linksToB },
      b: { accepts: '0.75', symbol: 'cm' },
    },
  });
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { check, freeResponse, next, saved } = questionPageOf(page);
  const isLeftOfField = async (symbol: string) => {
    const sign = await page.getByRole('main').getByText(symbol, { exact: true }).boundingBox();
    return (sign?.x ?? 0) < ((await freeResponse.boundingBox())?.x ?? 0);
  };
  await expect(check).toBeDisabled();
  expect(await isLeftOfField('$')).toBe(true);
  await freeResponse.fill('   ');
  await expect(check).toBeDisabled();
  await freeResponse.fill('75%');
  await check.click();
  await expect(page.getByText(/^Type a number such as/)).toBeVisible();
  await expect(check).toBeVisible();
  await check.click();
  await expect(page.getByRole('main').getByText('Incorrect Answer')).toBeVisible();
  await next.click();
  await expect(check).toBeDisabled();
  expect(await isLeftOfField('cm')).toBe(false);
  await freeResponse.fill('3/4');
  await freeResponse.press('Enter');
  await expect(page.getByRole('main').getByText('Correct Answer', { exact: true })).toBeVisible();
  await expect(saved).toHaveText('Saved');
  expect((await answersOf(db, email)).map((row) => row.given)).toEqual([{ text: '75%' }, { text: '3/4' }]);
});

test('shows once whether the answer was right, with the reason for each answer [PRC-012, PRC-013]', async ({
  page,
  mountPage,
}) => {
  const withReasons = [
    { text: 'Yes', right: true, why: 'Yes is right.' },
    { text: 'No', why: 'No is wrong.' },
    { text: 'Maybe', why: 'Never shown.' },
  ] as const;
  const planted = topicRows({
    sequence: {
      a: { choices: withReasons, explain: 'The reason.', ...linksToB },
      b: { choices, explain: longExplanation },
    },
  });
  await mountPage(planted.address, { as: 'student', planted });
  const { alert, next, answer } = questionPageOf(page);
  await answer('No');
  await expect(alert('Incorrect Answer')).toHaveAttribute('data-kind', 'error');
  await expect(page.getByText('Incorrect Answer')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^Explanation.*your answer is wrong$/ })).toBeVisible();
  await expect(page.getByText('No is wrong.')).toBeVisible();
  await expect(page.getByText('Yes is right.')).toBeVisible();
  await expect(page.getByText('Never shown.')).toBeHidden();
  await next.click();
  await answer('Yes');
  await expect(alert('Correct Answer')).toHaveAttribute('data-kind', 'success');
  await expect(page.getByText('Correct Answer', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^Explanation.*your answer is right$/ })).toBeVisible();
});

for (const [device, width, height] of [
  ['laptop', 1280, 720],
  ['phone', 390, 844],
] as const) {
  test(`shows the verdict next to Next, covering no text, and removes it with its question, on a ${device} [PRC-012, PRC-013]`, async ({
    page,
    mountPage,
  }) => {
    const planted = topicRows({
      sequence: {
        a: { choices: sixChoices, explain: longExplanation, wrong: { question: 'b' } },
        b: { choices: sixChoices, explain: longExplanation },
      },
    });
    await page.setViewportSize({ width, height });
    await mountPage(planted.address, { as: 'student', planted });
    const { alert, next, answer, number, check } = questionPageOf(page);
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error('the element is not rendered');
      return { top: box.y, bottom: box.y + box.height };
    };
    await answer('Three');
    const verdict = alert('Incorrect Answer');
    await verdict.hover();
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
    const main = await boxOf(next);
    const verdictBox = await boxOf(verdict);
    // On the same line, or on the line above it.
    expect(main.top - verdictBox.bottom).toBeLessThan(16);
    expect(verdictBox.top).toBeLessThan(main.bottom);
    // At the end of the page no text is under it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { bottom } = await boxOf(page.getByRole('button', { name: 'View full explanation' }));
    expect(bottom).toBeLessThan((await boxOf(verdict)).top);

    await next.click();
    await expect(number).toHaveText('Question 2');
    await expect(verdict).toHaveCount(0);
    await answer('Two');
    await expect(alert('Correct Answer')).toBeVisible();
    await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(1);
    await expect(check).toBeHidden();
  });
}

test('explains after Check, below the answers or above them if the author chose that, and gives help on demand [PRC-011]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { choices, explain: 'The first reason.', help: 'Think of two.', helpAfter: 'Two is even.', ...linksToB },
      b: { choices, explain: 'The second reason.', explainFirst: true },
    },
  });
  await mountPage(planted.address, { as: 'student', planted });
  const isAbove = async (reason: string) => {
    await expect(page.getByText(reason)).toBeVisible();
    const answers = await page.getByRole('radiogroup').boundingBox();
    return ((await page.getByText(reason).boundingBox())?.y ?? 0) < (answers?.y ?? 0);
  };
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByText('Think of two.')).toBeVisible();
  await expect(page.getByText('Two is even.')).toBeHidden();
  await expect(page.getByText('The first reason.')).toBeHidden();
  await questionPageOf(page).answer('Yes');
  expect(await isAbove('The first reason.')).toBe(false);
  await expect(page.getByText('Two is even.')).toBeVisible();
  await questionPageOf(page).next.click();
  await expect(questionPageOf(page).check).toBeVisible();
  await expect(page.getByText('The second reason.')).toBeHidden();
  await questionPageOf(page).answer('No');
  expect(await isAbove('The second reason.')).toBe(true);
});
