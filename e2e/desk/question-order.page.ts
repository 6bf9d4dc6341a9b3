import type { Route } from '@playwright/test';
import { cardOf, choose, expect, expectQuestions, openCard, test, write } from '../support/desk.ts';
import { dragOver } from '../support/drag.ts';
import { yesOrNo } from '../support/planting.ts';

const sequence = Object.fromEntries(['One', 'Two', 'Three', 'Four'].map((text) => [text, { text, choices: yesOrNo }]));

test('all questions collapse while one is dragged, and each move saves the whole list [ORD-001] [ORD-002] [ORD-003]', async ({
  page,
  openDesk,
}) => {
  const { subsubtopic, question } = await openDesk({ sequence });
  await choose(page, 'question 2', 'Edit');
  const field = page.getByRole('textbox', { name: 'Question 2' });
  await write(page, 'Question 2', ' and a half');
  const saved = page.waitForRequest((request) => request.url().endsWith('/question_subsubtopics/update_positions'));
  await dragOver(page, 'Question 1', 'Question 3');
  await expect(field).toBeHidden();
  await expect(cardOf(page, 2).locator('[data-line]')).toBeVisible();
  const heights = await page
    .getByRole('group', { name: /^Question \d$/ })
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(70);
  await page.mouse.up();
  expect((await saved).postDataJSON()).toEqual({
    subsubtopic_id: subsubtopic,
    questions: [question.Two, question.Three, question.One, question.Four],
  });
  await expectQuestions(page, ['Two', 'Three', 'One', 'Four']);
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveText('Two and a half');
  await choose(page, 'question 4', 'Move up');
  await expect(page.getByRole('button', { name: 'More for question 3' })).toBeFocused();
  await expectQuestions(page, ['Two', 'Three', 'Four', 'One']);
});

test('a question deleted while a new order is being saved does not reappear with the response', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence });
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const orderCalls = '**/question_subsubtopics/update_positions';
  const delayReply = async (route: Route) => {
    const response = await route.fetch();
    await gate;
    await route.fulfill({ response });
  };
  await page.route(orderCalls, delayReply, { times: 1 });
  await choose(page, 'question 2', 'Move up');
  await expectQuestions(page, ['Two', 'One', 'Three', 'Four']);
  await choose(page, 'question 3', 'Delete');
  await expectQuestions(page, ['Two', 'One', 'Four']);
  const replied = page.waitForResponse(orderCalls);
  openGate();
  await (await replied).finished();
  // The second order is sent after the response to the first.
  await choose(page, 'question 1', 'Move down');
  await expect(page.getByRole('button', { name: 'More for question 2' })).toBeFocused();
  await expectQuestions(page, ['One', 'Two', 'Four']);
});

test('answers are dragged within their question, and each move saves the whole list [ORD-001] [ORD-002]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question } = await openDesk({
    sequence: { only: { text: 'Which?', choices: ['One', 'Two', 'Three'].map((text) => ({ text })) } },
  });
  await openCard(page, 1);
  const rows = page.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  const saved = page.waitForRequest((request) => request.url().endsWith('/answers/update_positions'));
  await dragOver(page, 'Answer C', 'Answer A');
  // The card stays open; only its answers move.
  await expect(page.getByRole('button', { name: 'New answer' })).toBeVisible();
  await page.mouse.up();
  expect((await saved).postDataJSON().answers).toHaveLength(3);
  await expect(rows).toHaveText([/Three/, /One/, /Two/]);
  await choose(page, 'answer A', 'Move down');
  await expect(rows).toHaveText([/One/, /Three/, /Two/]);
  const stored = async () => {
    const { rows } = await db.query<{ answer: { children: { text: string }[] }[] }>(
      'select answer from answers where question_id = $1 order by position',
      [question.only],
    );
    return rows.map(({ answer }) => answer[0]?.children[0]?.text);
  };
  await expect.poll(stored).toEqual(['One', 'Three', 'Two']);
});

test('a move in a list that another author has changed shows the current list, and the next move is saved', async ({
  page,
  db,
  openDesk,
}) => {
  const { question } = await openDesk({ sequence });
  await expectQuestions(page, ['One', 'Two', 'Three', 'Four']);
  await db.query('update questions set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1', [
    question.Four,
  ]);
  await choose(page, 'question 3', 'Move up');
  const notice = page.getByText('The list has changed meanwhile. This is the list as it is now.');
  await expect(notice).toBeVisible();
  await expectQuestions(page, ['One', 'Three', 'Two']);
  await choose(page, 'question 3', 'Move up');
  await expectQuestions(page, ['One', 'Two', 'Three']);
  await expect(notice).toHaveCount(0);
});
