import { topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { questionButton } from './navigator.ts';
import { choices, sixChoices } from './practice-fixtures.ts';

// everywhere/keyboard.spec.ts tests Tab, the focus and the focus ring.
test('letters choose, Enter checks and continues, and arrow keys move among the answers, or to earlier questions if no answer has the focus', async ({
  page,
  mountPage,
}) => {
  const threeChoices = [{ text: 'Red', right: true }, { text: 'Blue', right: true }, { text: 'Salt' }] as const;
  const planted = topicRows({
    sequence: {
      a: { choices: sixChoices, right: { question: 'b' } },
      b: { choices: threeChoices, right: { question: 'c' } },
      c: { choices },
    },
  });
  await mountPage(planted.address, { as: 'student', planted });
  const { number, next, check, choice } = questionPageOf(page);
  await expect(questionButton(page, 1)).toBeVisible();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(choice('Two')).toBeChecked();
  await page.keyboard.press('d');
  await expect(choice('Four')).toBeChecked();
  await page.keyboard.press('B');
  await page.keyboard.press('Enter');
  await expect(next).toBeEnabled();
  await page.keyboard.press('Enter');

  await expect(number).toHaveText('Question 2');
  await expect(page.getByText('Choose all answers that apply.')).toBeVisible();
  await expect(check).toBeDisabled();
  for (const key of ['a', 'c', 'c', 'b', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('main').getByText('Correct Answer', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(number).toHaveText('Question 3');
  await page.keyboard.press('ArrowLeft');
  await expect(number).toHaveText('Question 2');
  await page.keyboard.press('ArrowLeft');
  await expect(number).toHaveText('Question 1');
  // A letter does not change an earlier answer, and Enter returns from it.
  await page.keyboard.press('c');
  await expect(choice('Two')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(number).toHaveText('Question 3');
  await page.keyboard.press('a');
  await choice('Yes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice('No')).toBeChecked();
  await expect(number).toHaveText('Question 3');
});
