import { keyboardUserOf } from '../keyboard.ts';
import { cardOf, expect, expectQuestions, openCard, test } from '../support/desk.ts';
import { previewOf } from './preview-dialog.ts';
import { threeQuestions } from './three-questions.ts';

// Keyboard order on the whole desk.
test('an author writes, orders and deletes a question with its answers by keyboard alone', async ({
  page,
  openDesk,
}) => {
  test.slow();
  await openDesk({ sequence: threeQuestions });
  const { press, type, tabTo } = keyboardUserOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await tabTo(button('Create Question'));
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'New question' })).toBeFocused();
  await type('Written by keys?');
  await press('Tab');
  await expect(page.getByRole('textbox', { name: 'Answer A', exact: true })).toBeFocused();
  await type('One');
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Answer B', exact: true })).toBeFocused();
  await type('Two');
  await press('Control+Enter');
  await expect(button('Close question 4')).toBeFocused();
  await tabTo(button('Answer B is right'));
  await press('Space');
  await expect(button('Answer B is right')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(button('More for answer B'));
  await press('Enter', 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await press('Enter');
  await expect(button('Answer A is right')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('More for answer A')).toBeFocused();

  // The properties come right after the answers.
  await tabTo(page.getByRole('radio', { name: 'Rank 1' }));
  await press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Rank 2' })).toBeChecked();
  await tabTo(page.getByRole('switch', { name: 'Hidden' }));
  await press('Space');
  await expect(page.getByRole('switch', { name: 'Hidden' })).toBeChecked();
  // Escape collapses the card; the arrow keys move between cards.
  await press('Escape');
  await expect(button('Open question 4')).toBeFocused();
  await press('ArrowUp');
  await expect(button('Open question 3')).toBeFocused();
  await press('Home');
  await expect(button('Open question 1')).toBeFocused();
  await press('End');
  await tabTo(button('More for question 4'), 'Shift+Tab');
  await press('Enter', 'm', 'Enter');
  const [first, second, third] = ['What comes first?', 'What comes then?', 'What comes last?'];
  await expectQuestions(page, [first, second, 'Written by keys?', third]);
  await expect(button('More for question 3')).toBeFocused();
  await press('Enter', 'End', 'Enter');
  await expectQuestions(page, [first, second, third]);
  await expect(button('Open question 3')).toBeFocused();
  await expect(cardOf(page, 4)).toHaveCount(0);
});

// Keyboard order in the preview, at the width of a phone.
test('an author answers a preview by keyboard alone on a phone, and the focus returns', async ({ page, openDesk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk({
    level: 'subtopic',
    sequence: {
      first: {
        text: 'The first.',
        help: 'Think.',
        choices: threeQuestions.first.choices,
        right: { question: 'second' },
      },
      second: { text: 'The second.', accepts: '3' },
    },
  });
  const keyboard = keyboardUserOf(page);
  const card = await openCard(page, 1);
  const opener = card.getByRole('button', { name: 'Preview', exact: true });
  const { dialog, button, number, choice, end } = previewOf(page);
  await keyboard.tabTo(opener);
  await page.keyboard.press('Enter');
  await expect(number).toHaveText('Question 1');
  await keyboard.tabTo(button('Help'));
  await keyboard.press('Enter');
  await expect(dialog.getByText('Think.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(choice('Yes')).toBeChecked();
  await keyboard.tabTo(button('Check'));
  await keyboard.press('Enter');
  await expect(dialog.getByText('Correct Answer')).toBeVisible();
  await expect(button('Next')).toBeFocused();
  await keyboard.press('Enter');
  await expect(number).toHaveText('Question 2');
  await keyboard.tabTo(dialog.getByRole('textbox', { name: 'Your answer' }));
  await keyboard.type('3');
  await keyboard.press('Enter');
  await expect(dialog.getByText('Correct Answer')).toBeVisible();
  await keyboard.press('Enter');
  await expect(end).toBeVisible();
  await expect(button('Close').first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
