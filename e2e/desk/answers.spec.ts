import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { plant } from '../content.ts';
import { cardOf, choose, enterStudio, openCard } from '../desk.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const sequence = {
  choice: {
    text: 'Which one?',
    choices: [{ text: 'This', right: true, why: 'It is this.' }, { text: 'That' }],
  },
  typed: { text: 'How many?', accepts: '3/4', symbol: '%' },
} as const;

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

const rowsOf = (page: Page, number: number) =>
  cardOf(page, number).getByRole('list', { name: 'Answers' }).getByRole('listitem');
const oval = (page: Page, letter: string) => page.getByRole('button', { name: `Answer ${letter} is right` });

test('a choice is created with its explanation, behind the others, and is right when said so [AAN-001] [AAN-011]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  await expect(cardOf(page, 1).getByRole('button', { name: /is right/ })).toHaveText(['A', 'B']);
  await page.getByRole('button', { name: 'New answer', exact: true }).click();
  await page.getByRole('textbox', { name: 'New answer', exact: true }).click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Both');
  await write(page, 'Explanation of new answer', 'There are two.');
  await page.getByRole('switch', { name: 'Right answer' }).check();
  await page.getByRole('button', { name: 'Create Answer' }).click();
  await expect(alertOf(page, 'New answer created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New answer', exact: true })).toBeFocused();
  await page.reload();
  await openCard(page, 1);
  await expect(cardOf(page, 1).getByRole('button', { name: /is right/ })).toHaveText(['A', 'B', 'C']);
  await expect(rowsOf(page, 1).nth(2).locator('strong')).toHaveText('Both');
  await expect(rowsOf(page, 1).nth(2)).toContainText('There are two.');
  await expect(oval(page, 'C')).toHaveAttribute('aria-pressed', 'true');
});

test('an answer is turned right and wrong by its letter, and edited in its row [AAN-002] [AAN-003]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  await expect(oval(page, 'A')).toHaveAttribute('aria-pressed', 'true');
  // Each turn says so, too: what comes after them is the edit's own.
  const updated = alertOf(page, 'Answer value updated');
  const dismissed = async () => {
    await updated.click();
    await expect(updated).toHaveCount(0);
  };
  await oval(page, 'A').click();
  await expect(oval(page, 'A')).toHaveAttribute('aria-pressed', 'false');
  await dismissed();
  await oval(page, 'B').click();
  await expect(rowsOf(page, 1).nth(1)).toContainText('Right answer');
  await dismissed();
  await choose(page, 'answer A', 'Edit');
  await write(page, 'Answer A', ' one');
  await write(page, 'Explanation of answer A', ' No more.');
  await page.getByRole('button', { name: 'Update Answer' }).click();
  await expect(alertOf(page, 'Answer value updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for answer A' })).toBeFocused();
  await page.reload();
  await openCard(page, 1);
  await expect(rowsOf(page, 1).nth(0)).toContainText('This one');
  await expect(rowsOf(page, 1).nth(0)).toContainText('It is this. No more.');
  await expect(oval(page, 'A')).toHaveAttribute('aria-pressed', 'false');
  await expect(oval(page, 'B')).toHaveAttribute('aria-pressed', 'true');
});

test('a deleted answer leaves the rest numbered through, and comes back where it was [AAN-004]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic, question } = await plant(db, {
    sequence: { choice: { text: 'Which?', choices: ['One', 'Two', 'Three'].map((text) => ({ text })) } },
  });
  const stored = async () => {
    const { rows } = await db.query('select position from answers where question_id = $1 order by position', [
      question.choice,
    ]);
    return rows.map(({ position }) => position);
  };
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  await choose(page, 'answer B', 'Delete');
  await expect(alertOf(page, 'Answer deleted')).toBeVisible();
  await expect(rowsOf(page, 1)).toHaveText([/One/, /Three/]);
  expect(await stored()).toEqual([0, 1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowsOf(page, 1)).toHaveText([/One/, /Two/, /Three/]);
  expect(await stored()).toEqual([0, 1, 2]);
  await page.reload();
  await openCard(page, 1);
  await expect(rowsOf(page, 1)).toHaveText([/One/, /Two/, /Three/]);
});

test('a copy of an answer is a wrong one behind it; of a typed one there is none [AAN-005] [AAN-006] [AAN-010]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic, question } = await plant(db, { sequence });
  await db.query(
    `insert into answers (id, question_id, position, is_free_response, correct, free_response_answer)
     values (gen_random_uuid(), $1, 1, true, true, '0.75')`,
    [question.typed],
  );
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  await choose(page, 'answer A', 'Duplicate');
  await expect(alertOf(page, 'Duplicate answer created')).toBeVisible();
  await expect(rowsOf(page, 1)).toHaveText([/This/, /This/, /That/]);
  await expect(oval(page, 'A')).toHaveAttribute('aria-pressed', 'true');
  await expect(oval(page, 'B')).toHaveAttribute('aria-pressed', 'false');
  await expect(rowsOf(page, 1).nth(1)).toContainText('It is this.');
  await expect(page.getByRole('button', { name: /^Drag Answer/ })).toHaveCount(3);
  await page.reload();
  await openCard(page, 1);
  await expect(rowsOf(page, 1)).toHaveText([/This/, /This/, /That/]);
  await expect(oval(page, 'A')).toHaveAttribute('aria-pressed', 'true');
  await expect(oval(page, 'B')).toHaveAttribute('aria-pressed', 'false');
  await expect(rowsOf(page, 1).nth(1)).toContainText('It is this.');
  await page.getByRole('button', { name: 'Close question 1' }).click();

  await openCard(page, 2);
  await expect(rowsOf(page, 2)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Drag Answer/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More for answer A' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Add to Bucket', 'Delete']);
});

test('a typed answer has its text, symbol, side and exactness, and stores NA for the rest [AAN-007] [AAN-008]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic, question } = await plant(db, { sequence });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 2);
  await choose(page, 'answer A', 'Edit');
  await page.getByLabel('Answer', { exact: true }).fill('12.50');
  await page.getByLabel('Symbol', { exact: true }).fill('$');
  await page.getByRole('switch', { name: 'Symbol left of the answer' }).check();
  await page.getByRole('switch', { name: 'Exact match' }).check();
  await page.getByRole('button', { name: 'Update Answer' }).click();
  await expect(alertOf(page, 'Answer value updated')).toBeVisible();
  await expect(rowsOf(page, 2).first()).toContainText('$ 12.50Exact match');
  await page.getByRole('button', { name: 'New answer', exact: true }).click();
  await page.getByLabel('Answer', { exact: true }).fill('25/2');
  await page.getByLabel('Answer', { exact: true }).press('Enter');
  await expect(alertOf(page, 'New answer created')).toBeVisible();
  await page.reload();
  await openCard(page, 2);
  await expect(rowsOf(page, 2)).toHaveText([/\$ 12\.50Exact match/, /25\/2Any equal value/]);
  const asked = page.waitForResponse((response) => response.url().includes('/answers?'));
  await page.getByRole('button', { name: 'Close question 2' }).click();
  await openCard(page, 2);
  const { data } = await (await asked).json();
  for (const one of data) expect(one).toMatchObject({ answer: 'NA', explanation: 'NA', correct: true });
  expect(data).toHaveLength(2);
  expect(data[0].question_id).toBe(question.typed);
});

test('a choice says whether it leads somewhere; a typed one and a problem set’s say nothing of it [AAN-009]', async ({
  page,
  app,
  db,
}) => {
  const { choices } = sequence.choice;
  const { subtopic, subsubtopic, question, set } = await plant(db, {
    sequence: { ...sequence, choice: { ...sequence.choice, choices: [...choices, { text: 'Neither' }] } },
    sets: { run: { title: 'A run', questions: [{ text: 'Inside?', choices: [{ text: 'One' }] }] } },
  });
  await db.query('update answers set next_question_id = $2 where question_id = $1 and position = 0', [
    question.choice,
    question.typed,
  ]);
  await db.query('update answers set link_problemset_id = $2 where question_id = $1 and position = 1', [
    question.choice,
    set.run,
  ]);
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  await expect(rowsOf(page, 1).nth(0)).toContainText('Linked to Question 2');
  await expect(rowsOf(page, 1).nth(1)).toContainText('Linked to A run');
  await expect(rowsOf(page, 1).nth(2)).toContainText('Not linked');
  const marks = await rowsOf(page, 1)
    .locator('[data-linked] svg')
    .evaluateAll((all) => all.map((one) => one.innerHTML));
  expect([marks.length, marks[0] === marks[1], marks[0] === marks[2]]).toEqual([3, true, false]);
  await openCard(page, 2);
  await expect(rowsOf(page, 2).first()).not.toContainText('inked');
  await page.goto(`${app.studio}/admin/problemset/${set.run}`);
  await openCard(page, 1);
  await expect(rowsOf(page, 1).first()).toContainText('One');
  await expect(rowsOf(page, 1).first()).not.toContainText('inked');
});
