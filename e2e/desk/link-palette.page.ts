import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { cardOf, choose, expect, openCard, test } from '../support/desk.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { pressCounterOf } from '../support/press-counter.ts';
import { expectStoredDraft } from '../support/question-draft.ts';
import {
  dialogOf,
  linkButton,
  linksAfter,
  linkTargets,
  storedLinks,
  targetIn,
  unlinkedSequence,
} from './link-fixtures.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const paletteOf = (page: Page) => dialogOf(page, 'Link question');
const failText = 'No connection to the server. Check the network and try again.';

test('six links take at most 12 presses, without the numbers that are typed (Q358)', async ({ page, db, openDesk }) => {
  const texts = Array.from({ length: 12 }, (_, at) => [`q${at + 1}`, { text: `Is ${at + 1} odd?`, choices: yesOrNo }]);
  const { question } = await openDesk({ sequence: Object.fromEntries(texts) });
  const { type, press, presses } = pressCounterOf(page);
  await page.getByRole('button', { name: 'Open question 1', exact: true }).focus();
  await press('Alt+l');
  const palette = paletteOf(page);
  for (const [at, source] of [
    'After a right answer to question 1',
    'After a wrong answer to question 1',
    'After a right answer to question 2',
    'After a wrong answer to question 2',
    'After a right answer to question 3',
    'After a wrong answer to question 3',
  ].entries()) {
    await expect(palette).toContainText(source);
    await expect(palette.getByRole('combobox')).toBeFocused();
    await type(`${12 - at}`);
    await press(at < 5 ? 'Shift+Enter' : 'Enter');
  }
  await expect(palette).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open question 3', exact: true })).toBeFocused();
  expect(presses).toHaveLength(7);
  for (const [from, right, wrong] of [
    ['q1', 'q12', 'q11'],
    ['q2', 'q10', 'q9'],
    ['q3', 'q8', 'q7'],
  ] as const)
    expect(await storedLinks(db, question[from])).toMatchObject({ rq: question[right], wq: question[wrong] });
});

test('the palette moves to other outcomes by keys and buttons, and shows what was linked last first', async ({
  page,
  openDesk,
}) => {
  await openDesk({ level: 'subtopic', sequence: unlinkedSequence, sets: linkTargets });
  await openCard(page, 2);
  await linkButton(page, 'Question', 'right').click();
  const palette = paletteOf(page);
  await expect(palette.getByRole('combobox')).toBeFocused();
  // Without a text and an arrow key nothing is chosen.
  await page.keyboard.press('Enter');
  await expect(palette.getByRole('button', { name: 'Link', exact: true })).toBeDisabled();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(palette).toContainText('After a wrong answer to question 2');
  await palette.getByRole('button', { name: 'Previous outcome' }).click();
  await expect(palette).toContainText('After a right answer to question 2');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(palette).toContainText('After a wrong answer to question 1');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('End');
  await expect(targetIn(palette, 'New question here')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(targetIn(palette, /^Question 1/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Enter');
  await expect(palette).toContainText('After a wrong answer to question 2');
  await expect(palette.getByRole('group', { name: 'Last used' }).getByRole('option')).toHaveText([/What comes last\?/]);
  await page.keyboard.press('Escape');
  await expect(linkButton(page, 'Question', 'wrong')).toBeFocused();
  await expect(linksAfter(page, 'right')).toHaveText('Question 3');
});

test('a new question is written from the palette and linked when it is created; a cancelled one leaves nothing', async ({
  page,
  db,
  openDesk,
}) => {
  const { question } = await openDesk({ sequence: unlinkedSequence });
  const startNew = async () => {
    await page.getByRole('button', { name: 'Open question 1', exact: true }).focus();
    await page.keyboard.press('Alt+l');
    await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(textbox(page, 'New question')).toBeFocused();
    await expect(page.getByRole('group', { name: 'New question' })).toContainText(
      'After a right answer to question 1 leads here once it is created.',
    );
  };
  await startNew();
  await page.keyboard.type('Given up?');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(textbox(page, 'New question')).toHaveCount(0);
  expect(await storedLinks(db, question.first)).toMatchObject({ rq: null });
  await expect(page.getByRole('button', { name: /^(Open|Close) question/ })).toHaveCount(3);

  await startNew();
  await page.keyboard.type('Written here?');
  await expectStoredDraft(page, 'Written here?');
  // The draft includes where it is linked from.
  await page.reload();
  await expect(textbox(page, 'New question')).toHaveText('Written here?');
  await textbox(page, 'New question').press('Control+Enter');
  await expect(alertOf(page, 'Right Question linked successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeVisible();
  await expect(cardOf(page, 2)).toContainText('Written here?');
  const { rows } = await db.query('select position from questions where id = $1', [
    (await storedLinks(db, question.first))?.rq,
  ]);
  expect(rows).toEqual([{ position: 1 }]);
});

test('without a connection the palette stays open with a sentence, and links at the next attempt', async ({
  page,
  db,
  openDesk,
}) => {
  const { question } = await openDesk({ level: 'subtopic', sequence: unlinkedSequence });
  await openCard(page, 1);
  await linkButton(page, 'Question', 'right').click();
  await page.route('**/api/questions/link_question', (route) => route.abort());
  const palette = paletteOf(page);
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('then');
  await page.keyboard.press('Enter');
  await expect(palette.getByText(`Not linked: ${failText}`)).toBeVisible();
  await expect(palette.getByRole('combobox')).toHaveValue('then');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');

  // A new question that was created but not linked is the first target when the palette opens again.
  await page.keyboard.press('Alt+l');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'New question')).toBeFocused();
  await page.keyboard.type('Created?');
  await page.keyboard.press('Control+Enter');
  await expect(palette.getByText(`Not linked: ${failText}`)).toBeVisible();
  await expect(palette.getByRole('group', { name: 'Last used' }).getByRole('option')).toHaveText([/Created\?/]);
  await page.unroute('**/api/questions/link_question');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Right Question linked successfully')).toBeVisible();
  const { rows } = await db.query('select position from questions where id = $1', [
    (await storedLinks(db, question.first))?.rq,
  ]);
  expect(rows).toEqual([{ position: 1 }]);
});

test('own links of the answers are chosen by keys from one to the next, also of a new question, and saved with them', async ({
  page,
  db,
  openDesk,
}) => {
  const elsewhere = topicRows({ sequence: {}, sets: { far: { title: 'Far away', questions: [] } } });
  const { question } = await openDesk({ sequence: unlinkedSequence, sets: linkTargets }, { also: [elsewhere] });
  const card = await openCard(page, 1);
  await choose(card, 'answer A', 'Edit');
  await expect(textbox(page, 'Answer A')).toBeFocused();
  const palette = dialogOf(page, 'Own link');
  await page.keyboard.press('Alt+l');
  await expect(palette).toContainText('Answer A of question 1');
  await page.keyboard.type('far');
  await expect(targetIn(palette, /^Far away/)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Enter');
  await expect(palette).toContainText('Answer B of question 1');
  await page.keyboard.type('then');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  const linksOf = (letter: string) =>
    card.getByRole('group', { name: `Own link of answer ${letter}` }).getByRole('listitem');
  // A set of another location is shown by its title.
  await expect(linksOf('A')).toHaveText(['Far away']);
  await expect(linksOf('B')).toHaveText(['Question 2: What comes then?']);
  await textbox(page, 'Answer A').click();
  await page.keyboard.press('Alt+l');
  await expect(palette).toContainText('Answer A of question 1');
  await targetIn(palette, 'New question here').click();
  await palette.getByRole('button', { name: 'Write it' }).click();
  await expect(textbox(page, 'New question')).toBeFocused();
  await page.keyboard.type('For A only?');
  await page.keyboard.press('Control+Enter');
  await expect(linksOf('A')).toHaveText(['Far away', 'Question 2: For A only?']);
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(card.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toContainText([
    'leads to set Far away, then 2',
    'leads to 3',
  ]);
  const { rows } = await db.query(
    'select next_question_id as question, link_problemset_id as set from answers where question_id = $1 order by position',
    [question.first],
  );
  expect(rows).toEqual([
    { question: expect.any(String), set: elsewhere.set.far },
    { question: question.second, set: null },
  ]);
});

test('of 500 questions at most 50 are rendered, with how many there are, and a number finds one of the others', async ({
  page,
  openDesk,
}) => {
  const sequence = Array.from({ length: 500 }, (_, at) => [`q${at}`, { text: `Sum of $x^${at}$?`, choices: yesOrNo }]);
  await openDesk({ level: 'subtopic', sequence: Object.fromEntries(sequence) });
  await page.getByRole('button', { name: 'Open question 1', exact: true }).focus();
  await page.keyboard.press('Alt+l');
  const palette = paletteOf(page);
  const options = palette.getByRole('group', { name: 'Questions' }).getByRole('option');
  await expect(options).toHaveCount(50);
  await expect(palette.getByRole('status')).toHaveText('50 of 499 shown: type a number or more words');
  await page.keyboard.type('437');
  // The number first, then texts that contain it.
  await expect(options).toHaveText([/^Question 437:/, /^Question 438:/]);
  // The buttons are in view, whatever the number of questions is.
  await expect(palette.getByRole('button', { name: 'Link', exact: true })).toBeInViewport();
});
