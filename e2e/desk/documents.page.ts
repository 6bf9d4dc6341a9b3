import type { Page } from '@playwright/test';
import { expectScreenAccessible } from '../support/accessible.ts';
import { alertOf } from '../support/alert.ts';
import { expect, expectQuestions, test } from '../support/desk.ts';
import { docxFile, run } from './docx-file.ts';
import { threeQuestions } from './three-questions.ts';

const present = ['What comes first?', 'What comes then?', 'What comes last?'];
const fraction =
  '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
const oldEquation = '<w:r><w:object><o:OLEObject ProgID="Equation.3"/></w:object></w:r>';

const quiz = (second = 'Which is even?') => [
  `${run('1. What is ')}${fraction}${run(' of 8?')}`,
  'A) 2',
  'B) 4',
  'Answer: B',
  `2. ${second}`,
  'A) 6',
  'B) 7',
  'Answer: A',
  `${run('3. What is ')}${oldEquation}${run('?')}`,
  'A) 1',
  'B) 3',
  'Answer: A',
  '4. Which key is missing?',
  'A) this',
  'B) that',
];

const dialogOf = (page: Page) => page.getByRole('dialog');
const itemOf = (page: Page, number: number) =>
  dialogOf(page).getByRole('listitem', { name: `Question ${number}`, exact: true });

async function read(page: Page, paragraphs: readonly string[], name = 'quiz.docx') {
  await page.getByRole('button', { name: 'From a document' }).click();
  await dialogOf(page).locator('input[type=file]').setInputFiles(docxFile(name, paragraphs));
}

test('a document is shown question by question next to its source; what has a doubt is not selected, and one press creates the rest in order', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  await read(page, quiz());
  const dialog = dialogOf(page);
  await expect(dialog.getByText('2 of 4 understood')).toBeVisible();
  await expect(itemOf(page, 1).getByRole('checkbox', { name: 'Question 1' })).toBeChecked();
  await expect(itemOf(page, 3).getByRole('checkbox', { name: 'Question 3' })).not.toBeChecked();
  await expect(itemOf(page, 3)).toContainText('An equation of an older kind was not understood.');
  await expect(itemOf(page, 4)).toContainText('No answer key was found.');
  await expectScreenAccessible(page, 'the questions of a document');

  // The author gives the key that is missing.
  await itemOf(page, 4).getByRole('group', { name: 'Key of Question 4' }).getByRole('checkbox', { name: 'B' }).check();
  await expect(itemOf(page, 4).getByRole('checkbox', { name: 'Question 4' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save 3 questions' }).click();
  await expect(alertOf(page, '3 questions saved')).toBeVisible();
  await expectQuestions(page, [...present, /What is/, 'Which is even?', 'Which key is missing?']);
});

test('the same document again changes only what has changed in it', async ({ page, openDesk }) => {
  await openDesk({ sequence: threeQuestions });
  await read(page, quiz());
  await dialogOf(page).getByRole('button', { name: 'Save 2 questions' }).click();
  await expect(alertOf(page, '2 questions saved')).toBeVisible();

  await read(page, quiz('Which of them is even?'), 'quiz (1).docx');
  await expect(itemOf(page, 1)).toContainText('Unchanged');
  await expect(itemOf(page, 1).getByRole('checkbox', { name: 'Question 1' })).toBeDisabled();
  await expect(itemOf(page, 2)).toContainText('Changed in the file');
  await expect(itemOf(page, 2)).toContainText('In the list now');
  await itemOf(page, 2).getByRole('checkbox', { name: 'Question 2' }).check();
  await dialogOf(page).getByRole('button', { name: 'Save 1 question' }).click();
  await expect(alertOf(page, '1 question saved')).toBeVisible();
  await expectQuestions(page, [...present, /What is/, 'Which of them is even?']);
});

test('a network that fails after the server has created the questions makes no doubles', async ({ page, openDesk }) => {
  await openDesk({ sequence: threeQuestions });
  await read(page, quiz());
  let isLost = false;
  await page.route('**/create_multiple', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await dialogOf(page).getByRole('button', { name: 'Save 2 questions' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('0 of 2 saved. The rest is still selected');
  await dialogOf(page).getByRole('button', { name: 'Save 2 questions' }).click();
  await expect(alertOf(page, '2 questions saved')).toBeVisible();
  await page.reload();
  await expectQuestions(page, [...present, /What is/, 'Which is even?']);
});

test('a file that cannot be read is refused with a sentence that says what to do', async ({ page, openDesk }) => {
  await openDesk({ sequence: threeQuestions });
  await page.getByRole('button', { name: 'From a document' }).click();
  const dialog = dialogOf(page);
  const file = dialog.locator('input[type=file]');
  for (const [name, sentence] of [
    ['quiz.doc', 'save it as .docx'],
    ['quiz.docm', 'has macros'],
    ['quiz.pdf', 'is a PDF'],
    ['quiz.docx', 'is damaged or cut off'],
  ] as const) {
    await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('no document') });
    await expect(dialog.getByRole('alert')).toContainText(sentence);
  }
});

test('by keyboard alone: a text is typed, reviewed and saved', async ({ page, openDesk }) => {
  await openDesk({ sequence: threeQuestions });
  await page.getByRole('button', { name: 'From a document' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Or paste questions here' }).focus();
  await page.keyboard.type('1. If 3x = 18, what is x? A) 6 B) 18 C) 15 D) 54 Answer: A');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByText('1 of 1 understood')).toBeVisible();
  const save = dialogOf(page).getByRole('button', { name: 'Save 1 question' });
  for (let presses = 0; presses < 40 && !(await save.evaluate((node) => node === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, '1 question saved')).toBeVisible();
  await expectQuestions(page, [...present, 'If 3x = 18, what is x?']);
});
