import type { Page } from '@playwright/test';
import { pasteByKeys } from '../support/clipboard.ts';
import { cardOf, expect, test } from '../support/desk.ts';
import { threeQuestions } from './three-questions.ts';
import { newQuestion, startQuestion } from './write-question.ts';

const whole = [
  '1. If $3x = 18$, what is the value of $9x$?',
  'A) 6',
  'B) 18',
  'C) 27',
  'D) 54',
  'Answer: D',
  'Explanation: As $x = 6$, nine times it is 54.',
].join('\n');

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const preview = (page: Page) => page.getByRole('dialog', { name: 'Take this as a question?' });

test('a whole question pasted into a new one is shown as it is split, and fills the form only when it is taken (Q353)', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  await startQuestion(page);
  await pasteByKeys(page, { 'text/plain': whole });
  const dialog = preview(page);
  await expect(dialog.getByRole('region', { name: 'Question' })).toContainText('what is the value of');
  await expect(dialog.getByRole('region', { name: 'Answers' }).getByRole('listitem')).toHaveText([
    /^A.*6$/s,
    /^B.*18$/s,
    /^C.*27$/s,
    /^D.*54.*Right answer$/s,
  ]);
  await expect(dialog.getByRole('region', { name: 'Explanation' })).toContainText('nine times it is 54.');
  await expect(dialog.getByRole('region', { name: 'To check' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take it' }).click();
  await expect(newQuestion(page)).toContainText('what is the value of');
  await expect(newQuestion(page).locator('math')).toHaveCount(2);
  for (const [letter, text] of Object.entries({ A: '6', B: '18', C: '27', D: '54' }))
    await expect(textbox(page, `Answer ${letter}`)).toHaveText(text);
  await expect(page.getByRole('button', { name: 'Answer D is right' })).toHaveAttribute('aria-pressed', 'true');
  await expect(textbox(page, 'Explanation')).toContainText('nine times it is 54.');
  await newQuestion(page).press('Control+Enter');
  await expect(cardOf(page, 4).getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveCount(4);
});

test('Escape pastes the text as it is, several questions are not taken as one, and other texts are pasted at once', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  await startQuestion(page);
  await pasteByKeys(page, { 'text/plain': 'A text without choices.\nIt has two lines.' });
  await expect(newQuestion(page)).toContainText('It has two lines.');
  await page.keyboard.press('Control+a');
  await pasteByKeys(page, { 'text/plain': whole });
  await preview(page).getByRole('button', { name: 'Paste as text' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(newQuestion(page)).toContainText('Answer: D');
  await expect(newQuestion(page)).not.toContainText('A text without choices.');
  await expect(textbox(page, 'Answer B')).toHaveCount(0);

  await newQuestion(page).click();
  await page.keyboard.press('Control+a');
  await pasteByKeys(page, { 'text/plain': `${whole}\n2. And $x$?\nA) 5\nB) 6\nAnswer: B` });
  const several = page.getByRole('dialog', { name: 'This text has 2 questions' });
  await expect(several.getByRole('button', { name: 'Take it' })).toHaveCount(0);
  await several.getByRole('button', { name: 'Paste as text' }).click();
  await expect(newQuestion(page)).toContainText('2. And');
});
