import type { Page } from '@playwright/test';
import type pg from 'pg';
import { alertOf } from '../support/alert.ts';
import { cardOf, choose, expect, openCard, test, write } from '../support/desk.ts';
import { captureNextReply } from '../support/next-reply.ts';

const sequence = {
  choice: {
    text: 'Which one?',
    choices: [{ text: 'This', right: true, why: 'It is this.' }, { text: 'That' }],
  },
  typed: { text: 'How many?', accepts: '3/4', symbol: '%' },
} as const;

const answerRowsOf = (page: Page, number: number) =>
  cardOf(page, number).getByRole('list', { name: 'Answers' }).getByRole('listitem');
const letterButton = (page: Page, letter: string) => page.getByRole('button', { name: `Answer ${letter} is right` });

/** Position, correctness and first text of each stored answer of a question. */
async function storedAnswers(db: pg.Client, question: string | undefined) {
  const { rows } = await db.query<{ position: number; correct: boolean; words: string }>(
    `select position, correct, answer->0->'children'->0->>'text' as words
       from answers where question_id = $1 order by position`,
    [question],
  );
  return rows.map(({ position, correct, words }) => [position, correct, words]);
}

test('an answer is created as the last one, made right or wrong by its letter, and edited [AAN-001] [AAN-002] [AAN-003] [AAN-011]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question } = await openDesk({ sequence });
  const card = await openCard(page, 1);
  await expect(card.getByRole('button', { name: /is right/ })).toHaveText(['A', 'B']);
  await page.getByRole('button', { name: 'New answer', exact: true }).click();
  await page.getByRole('textbox', { name: 'Answer C', exact: true }).click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Both');
  await write(page, 'Explanation of answer C', 'There are two.');
  await letterButton(page, 'C').click();
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(alertOf(page, 'New answer created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New answer', exact: true })).toBeFocused();
  await expect(card.getByRole('button', { name: /is right/ })).toHaveText(['A', 'B', 'C']);
  await expect(answerRowsOf(page, 1).nth(2).locator('strong')).toHaveText('Both');
  await expect(answerRowsOf(page, 1).nth(2)).toContainText('There are two.');
  await expect(letterButton(page, 'C')).toHaveAttribute('aria-pressed', 'true');

  // The letter button shows the same alert as the edit below.
  const updated = alertOf(page, 'Answer value updated');
  const dismissAlert = async () => {
    await updated.click();
    await expect(updated).toHaveCount(0);
  };
  await letterButton(page, 'A').click();
  await expect(letterButton(page, 'A')).toHaveAttribute('aria-pressed', 'false');
  await dismissAlert();
  await letterButton(page, 'B').click();
  await expect(answerRowsOf(page, 1).nth(1)).toContainText('Right answer');
  await dismissAlert();
  await choose(page, 'answer A', 'Edit');
  await write(page, 'Answer A', ' one');
  await write(page, 'Explanation of answer A', ' No more.');
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(updated).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for answer A' })).toBeFocused();
  await expect(answerRowsOf(page, 1).nth(0)).toContainText('It is this. No more.');
  expect(await storedAnswers(db, question.choice)).toEqual([
    [0, false, 'This one'],
    [1, true, 'That'],
    [2, true, 'Both'],
  ]);
});

test('a copy is a wrong answer after its original; a deletion leaves no gap, and Undo restores the answer [AAN-004] [AAN-005]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question } = await openDesk({ sequence });
  const stored = () => storedAnswers(db, question.choice);
  await openCard(page, 1);
  await choose(page, 'answer A', 'Duplicate');
  await expect(alertOf(page, 'Duplicate answer created')).toBeVisible();
  await expect(answerRowsOf(page, 1)).toHaveText([/This/, /This/, /That/]);
  await expect(letterButton(page, 'A')).toHaveAttribute('aria-pressed', 'true');
  await expect(letterButton(page, 'B')).toHaveAttribute('aria-pressed', 'false');
  await expect(answerRowsOf(page, 1).nth(1)).toContainText('It is this.');
  const threeAnswers = [
    [0, true, 'This'],
    [1, false, 'This'],
    [2, false, 'That'],
  ];
  expect(await stored()).toEqual(threeAnswers);
  await choose(page, 'answer B', 'Delete');
  await expect(alertOf(page, 'Answer deleted')).toBeVisible();
  await expect(answerRowsOf(page, 1)).toHaveText([/This/, /That/]);
  expect(await stored()).toEqual([
    [0, true, 'This'],
    [1, false, 'That'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answerRowsOf(page, 1)).toHaveText([/This/, /This/, /That/]);
  expect(await stored()).toEqual(threeAnswers);
});

test('a typed answer has text, symbol, side and exactness, stores NA for the rest, and cannot be copied or dragged [AAN-006] [AAN-007] [AAN-008] [AAN-010]', async ({
  page,
  openDesk,
}) => {
  const { question } = await openDesk({ sequence });
  await openCard(page, 1);
  await expect(page.getByRole('button', { name: /^Drag Answer/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Close question 1' }).click();
  await openCard(page, 2);
  await choose(page, 'answer A', 'Edit');
  await page.getByLabel('Answer', { exact: true }).fill('12.50');
  await page.getByLabel('Symbol', { exact: true }).fill('$');
  await page.getByRole('switch', { name: 'Symbol left of the answer' }).check();
  await page.getByRole('switch', { name: 'Exact match' }).check();
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(alertOf(page, 'Answer value updated')).toBeVisible();
  await expect(answerRowsOf(page, 2)).toHaveText([/\$ 12\.50Exact match/]);
  const created = await captureNextReply(page, '/answers');
  await page.getByRole('button', { name: 'New answer', exact: true }).click();
  const newAnswer = page.getByRole('group', { name: 'Answer B', exact: true }).getByLabel('Answer', { exact: true });
  await newAnswer.fill('25/2');
  await newAnswer.press('Control+Enter');
  await expect(alertOf(page, 'New answer created')).toBeVisible();
  await expect(answerRowsOf(page, 2)).toHaveText([/\$ 12\.50Exact match/, /25\/2Any equal value/]);
  expect((await created()).body).toMatchObject({
    question_id: question.typed,
    answer: 'NA',
    explanation: 'NA',
    correct: true,
  });
  await expect(page.getByRole('button', { name: /^Drag Answer/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More for answer A' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Add to Bucket', 'Delete']);
});
