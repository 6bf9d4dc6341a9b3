import type { Page } from '@playwright/test';
import { choose, expect, openCard, test } from '../support/desk.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { dialogOf, linkButton, linkedSequence, linkTargets, targetIn, unlinkedSequence } from './link-fixtures.ts';

const answerRowsIn = (card: Awaited<ReturnType<typeof openCard>>) =>
  card.getByRole('list', { name: 'Answers' }).getByRole('listitem');
const ownLinkCount = (page: Page) => page.getByRole('heading', { name: 'Own links of answers' }).locator('+ p');

test('an answer shows where it leads, its own link has a check mark and text, and a count says how many answers have one [AAN-009] [ALK-012] [ALK-014]', async ({
  page,
  app,
  db,
  openDesk,
}) => {
  const { question, set } = await openDesk({ level: 'subtopic', sequence: unlinkedSequence, sets: linkTargets });
  const card = await openCard(page, 1);
  const answers = answerRowsIn(card);
  await expect(answers).toContainText(['leads to End', 'leads to End']);
  await expect(ownLinkCount(page)).toHaveText('None');
  await choose(card, 'answer B', 'Edit');
  const ownLink = card.getByRole('group', { name: 'Own link of answer B' });
  const choice = ownLink.getByRole('button', { name: 'Choose a question or problem set' });
  await choice.click();
  const palette = dialogOf(page, 'Own link');
  await expect(palette).toContainText('Answer B of question 1');
  // A question cannot link to itself.
  await expect(palette.getByRole('group', { name: 'Questions' }).getByRole('option')).toHaveText([
    /What comes then\?/,
    /What comes last\?/,
  ]);
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('last');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(choice).toBeFocused();
  await choice.click();
  await targetIn(palette, 'Signs and brackets').dblclick();
  await expect(ownLink.getByRole('listitem')).toHaveText(['Signs and brackets', 'Question 3: What comes last?']);
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(answers.nth(1)).toContainText('Own link →leads to set Signs and brackets, then 3');
  await expect(answers.nth(0)).toContainText('leads to End');
  await expect(ownLinkCount(page)).toHaveText('1 of 2 answers');
  await expect(answers.nth(1).locator('[data-link="own"] svg')).toBeVisible();
  await expect(answers.nth(0).locator('[data-link]')).toHaveCount(0);
  const { rows } = await db.query(
    'select next_question_id as question, link_problemset_id as set from answers where question_id = $1 order by position',
    [question.first],
  );
  expect(rows).toEqual([
    { question: null, set: null },
    { question: question.third, set: set.run },
  ]);
  await choose(card, 'answer B', 'Edit');
  await ownLink.getByRole('button', { name: 'Remove the question' }).click();
  await expect(choice).toBeFocused();
  await ownLink.getByRole('button', { name: 'Remove the problem set' }).click();
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(ownLinkCount(page)).toHaveText('None');

  // Typed answers and answers in a problem set have no links.
  const firstAnswer = async (number: number) => answerRowsIn(await openCard(page, number)).first();
  const typed = await firstAnswer(3);
  await expect(typed).toContainText('3');
  await expect(typed).not.toContainText('leads to');
  await page.goto(`${app.studio}/admin/problemset/${set.run}`);
  const inSet = await firstAnswer(1);
  await expect(inSet).toContainText('Yes');
  await expect(inSet).not.toContainText('leads to');
  await expect(page.getByText(/^After a/)).toHaveCount(0);
});

test('an answer without its own link follows the links of its question, and changes with them', async ({
  page,
  openDesk,
}) => {
  await openDesk({ level: 'subtopic', sequence: linkedSequence, sets: linkTargets });
  const answers = answerRowsIn(await openCard(page, 1));
  await expect(answers).toContainText(['leads to set Signs and brackets, then 2', 'leads to set Powers, then 3']);
  await page.getByRole('button', { name: 'Close question 1' }).click();
  const second = answerRowsIn(await openCard(page, 2));
  await expect(second).toContainText(['leads to End', 'leads to End']);
  await linkButton(page, 'Question', 'right').click();
  await expect(page.getByRole('combobox', { name: 'Leads to' })).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(second).toContainText(['leads to 3', 'leads to End']);
  await expect(second.locator('[data-link]')).toHaveCount(0);
});

test('an answer has an error mark only if its link is a finding of the map [AAN-009]', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      first: { text: 'One?', choices: yesOrNo, right: { question: 'second' }, explain: 'So.' },
      second: { text: 'Two?', choices: yesOrNo, explain: 'So.' },
      third: { text: 'Three?', choices: yesOrNo, right: { question: 'fourth' }, explain: 'So.' },
      fourth: { text: 'Four?', choices: yesOrNo, explain: 'So.', hidden: true },
    },
  });
  const path = `/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}`;
  await mountPage(path, { as: 'admin', planted });
  await expect(answerRowsIn(await openCard(page, 1))).toContainText(['leads to 2', 'leads to End']);
  const third = answerRowsIn(await openCard(page, 3));
  const problem = 'leads after a right answer to question 4, which is hidden: nobody comes there.';
  await expect(third.nth(0)).toContainText(`leads to End. Question 3 of “Planted sequence” ${problem}`);
  await expect(page.locator('[data-link="faulty"]')).toHaveCount(1);
  await page.goto(`${app.studio}${path}?view=map`);
  await expect(page.getByText(problem)).toBeVisible();
});
