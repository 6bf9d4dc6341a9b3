import { plant, yesOrNo } from '../content.ts';
import { cardOf, choose, enterStudio, expectQuestions, openCard } from '../desk.ts';
import { carry } from '../drag.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const sequence = Object.fromEntries(['One', 'Two', 'Three', 'Four'].map((text) => [text, { text, choices: yesOrNo }]));

test('questions are dragged folded, and each move saves the whole list [ORD-001] [ORD-002] [ORD-003]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic, question } = await plant(db, { sequence });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await expectQuestions(page, ['One', 'Two', 'Three', 'Four']);
  // An open card with something half written in it.
  await choose(page, 'question 2', 'Edit');
  const field = page.getByRole('textbox', { name: 'Question 2' });
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and a half');
  const saved = page.waitForRequest((request) => request.url().endsWith('/question_subsubtopics/update_positions'));
  await carry(page, 'Question 1', 'Question 3');
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
  await page.getByRole('button', { name: 'Update Question' }).click();
  await choose(page, 'question 4', 'Move up');
  await expect(page.getByRole('button', { name: 'More for question 3' })).toBeFocused();
  await expectQuestions(page, ['Two and a half', 'Three', 'Four', 'One']);
  await page.reload();
  await expectQuestions(page, ['Two and a half', 'Three', 'Four', 'One']);
});

test('answers are dragged in their question, and each move saves the whole list [ORD-001] [ORD-002]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, {
    sequence: { only: { text: 'Which?', choices: ['One', 'Two', 'Three'].map((text) => ({ text })) } },
  });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  const rows = page.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  const saved = page.waitForRequest((request) => request.url().endsWith('/answers/update_positions'));
  await carry(page, 'Answer C', 'Answer A');
  // The card stays as it is: only its answers move.
  await expect(page.getByRole('button', { name: 'New answer' })).toBeVisible();
  await page.mouse.up();
  expect((await saved).postDataJSON().answers).toHaveLength(3);
  await expect(rows).toHaveText([/Three/, /One/, /Two/]);
  await choose(page, 'answer A', 'Move down');
  await expect(rows).toHaveText([/One/, /Three/, /Two/]);
  await page.reload();
  await openCard(page, 1);
  await expect(rows).toHaveText([/One/, /Three/, /Two/]);
});

test('of two authors neither’s questions nor order are lost: the list as it is now is shown in the order that was made', async ({
  page,
  app,
  db,
  anotherBrowser,
}) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence });
  const address = `${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`;
  await page.goto(address);
  await expectQuestions(page, ['One', 'Two', 'Three', 'Four']);
  const other = await (await anotherBrowser()).newPage();
  await enterStudio(other, app);
  await other.goto(address);
  await choose(other, 'question 2', 'Delete');
  await other.getByRole('button', { name: 'Create Question' }).click();
  await other.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Create Question' }).click();
  await expectQuestions(other, ['One', 'Three', 'Four', 'No text yet']);

  await choose(page, 'question 3', 'Move up');
  await expect(page.getByText('The list has changed meanwhile. This is the list as it is now.')).toBeVisible();
  await expectQuestions(page, ['One', 'Three', 'Four', 'No text yet']);
  await choose(page, 'question 3', 'Move up');
  await expectQuestions(page, ['One', 'Four', 'Three', 'No text yet']);
  await expect(page.getByText('The list has changed meanwhile.')).toHaveCount(0);
  await other.reload();
  await expectQuestions(other, ['One', 'Four', 'Three', 'No text yet']);
});
