import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { cardOf, choose, expect, expectQuestions, openCard, test, write } from '../support/desk.ts';
import { pressCounterOf } from '../support/press-counter.ts';
import { expectStoredDraft } from '../support/question-draft.ts';
import { threeQuestions } from './three-questions.ts';
import { startQuestion } from './write-question.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const letterOf = (page: Page, letter: string) => page.getByRole('button', { name: `Answer ${letter} is right` });
const answersOf = (page: Page, number: number) =>
  cardOf(page, number).getByRole('list', { name: 'Answers' }).getByRole('listitem');

test('a question of three choices with explanations and formulas takes at most 14 presses, without those of its text (Q350)', async ({
  page,
  db,
  openDesk,
}) => {
  const { subsubtopic } = await openDesk({ sequence: threeQuestions });
  const { type, press, click, presses } = pressCounterOf(page);
  await click(page.getByRole('button', { name: 'Create Question' }));
  await expect(textbox(page, 'New question')).toBeFocused();
  await type('If $x^2=9$, what is the greatest value of $x+1$?');
  await press('Tab');
  await type('$3$');
  await press('Tab');
  await type('That is $x$.');
  await press('Enter');
  await type('$4$');
  await press('Alt+r');
  await press('Tab');
  await type('As $3+1=4$.');
  await press('Enter');
  await type('$10$');
  await press('Tab');
  await type('That is $x^2+1$.');
  await press('Enter');
  await press('Enter');
  await type('The roots are $3$ and $-3$.');
  await press('Control+Enter');
  await expect(alertOf(page, 'Question Created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close question 4' })).toBeFocused();
  expect(presses.length).toBeLessThanOrEqual(14);

  await expect(answersOf(page, 4)).toHaveText([/^A.*3.*That is x\./s, /^B.*4.*Right answer.*As/s, /^C.*10/s]);
  const { rows } = await db.query<{ question_exp: unknown[]; help: unknown[]; answers: unknown[][] }>(
    `select q.question_exp, q.help,
            (select jsonb_agg(jsonb_build_array(a.position, a.correct, a.answer->0->'children'->1->>'latex')
                              order by a.position) from answers a where a.question_id = q.id) as answers
       from questions q where q.parent_id = $1 and q.position = 3`,
    [subsubtopic],
  );
  expect(rows).toMatchObject([
    {
      answers: [
        [0, false, '3'],
        [1, true, '4'],
        [2, false, '10'],
      ],
    },
  ]);
  expect(JSON.stringify(rows[0]?.question_exp)).toContain('The roots are ');
});

test('Enter leads through the form: from an empty line of the stem to the answers, from an empty answer to the explanation, and on to the help', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  await startQuestion(page);
  await page.keyboard.type('One line.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Another.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Answer A')).toBeFocused();
  await expect(textbox(page, 'New question').locator('p')).toHaveText(['One line.', 'Another.']);
  await page.keyboard.type('Yes');
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Answer B')).toBeFocused();
  await page.keyboard.type('No');
  // The first line exists: Enter leads there, and back to the second.
  await textbox(page, 'Answer A').click();
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Answer B')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Answer C')).toBeFocused();
  // Backspace in an empty line removes it.
  await page.keyboard.press('Backspace');
  await expect(textbox(page, 'Answer B')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Explanation')).toBeFocused();
  await expect(textbox(page, 'Answer C')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Help')).toBeFocused();
  await page.keyboard.type('Look closely.');
  await page.keyboard.press('Control+Enter');
  await expect(answersOf(page, 4)).toHaveText([/^A.*Yes/s, /^B.*No/s]);
  await expect(cardOf(page, 4).getByRole('article', { name: 'Help', exact: true })).toContainText('Look closely.');
});

test('a new question with a typed answer has its key in the same form, and a change of the kind keeps both', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  await startQuestion(page);
  await page.keyboard.type('How many?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Three');
  const kind = page.getByRole('switch', { name: 'Free Response' });
  await kind.check();
  await page.getByLabel('Answer', { exact: true }).fill('3');
  await page.getByLabel('Symbol', { exact: true }).fill('%');
  await kind.uncheck();
  await expect(textbox(page, 'Answer A')).toHaveText('Three');
  await kind.check();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('3');
  await page.getByLabel('Answer', { exact: true }).press('Control+Enter');
  await expect(answersOf(page, 4)).toHaveText([/3 %/]);
});

test('one save sends the changed parts in their order; what fails is named and kept, and the next save sends only that', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /\/(questions|answers)/.test(pathname))
      sent.push(`${request.method()} ${pathname.replace(/^.*\/api/, '').replace(/[0-9a-f-]{36}/, '{id}')}`);
  });
  let createdCount = 0;
  await page.route('**/api/answers', async (route) => {
    createdCount += 1;
    if (createdCount === 2) await route.abort();
    else await route.continue();
  });
  await choose(page, 'question 1', 'Edit');
  await write(page, 'Question 1', ' Stem.');
  await write(page, 'Answer B', ' Second.');
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Answer C')).toBeFocused();
  await page.keyboard.type('Third');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fourth');
  await write(page, 'Help', 'Helped.');
  await page.keyboard.press('Control+Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'Not saved yet' });
  await expect(failure).toHaveText(
    'Not saved yet: answer D and the help. It stays here as a draft; save again to go on from there.',
  );
  expect(sent).toEqual(['PUT /questions/{id}', 'PUT /answers/{id}', 'POST /answers', 'POST /answers']);
  await expect(textbox(page, 'Answer D')).toHaveText('Fourth');
  await expectStoredDraft(page, 'Fourth');
  await expectStoredDraft(page, 'Helped.');
  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, 'Question Help updated')).toBeVisible();
  expect(sent.slice(4)).toEqual(['POST /answers', 'PUT /questions/{id}']);
  await expect(answersOf(page, 1)).toHaveText([/Yes/, /No Second\./, /Third/, /Fourth/]);
  await expectQuestions(page, ['What comes first? Stem.', 'What comes then?', 'What comes last?']);
});

test('a question that could not be created stays in its form, and the next save creates it once with what was added', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  // The server creates it at the first attempt, and the reply is lost.
  let attempts = 0;
  await page.route('**/api/question_subsubtopics', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await startQuestion(page);
  await page.keyboard.type('Once?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Yes');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet: the new question' })).toBeVisible();
  await page.keyboard.type(', once');
  await page.keyboard.press('Enter');
  await page.keyboard.type('No');
  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, 'Question Created')).toBeVisible();
  // What was typed after the first attempt is a draft of the question that this attempt has made.
  await expect(page.getByRole('button', { name: /^(Open|Close) question/ })).toHaveCount(4);
  await expect(textbox(page, 'Answer A')).toHaveText('Yes, once');
  await expect(textbox(page, 'Answer B')).toHaveText('No');
  await textbox(page, 'Answer B').press('Control+Enter');
  await expect(answersOf(page, 4)).toHaveText([/Yes, once/, /No/]);
});

test('a click on a shown text opens the form with the caret there, and one toolbar follows the caret', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  const card = await openCard(page, 1);
  const explanation = card.getByText('The first of them.');
  const { x, y } = await explanation.evaluate((one) => {
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    if (text) range.setStart(text, 'The first'.length);
    range.collapse(true);
    const box = range.getBoundingClientRect();
    return { x: box.left, y: box.top + box.height / 2 };
  });
  await page.mouse.click(x, y);
  await expect(textbox(page, 'Explanation')).toBeFocused();
  await page.keyboard.type(' and best');
  await expect(textbox(page, 'Explanation')).toHaveText('The first and best of them.');
  const toolbars = page.getByRole('toolbar', { name: /^Formatting/ });
  await expect(toolbars).toHaveCount(1);
  await expect(toolbars).toHaveAccessibleName('Formatting, Explanation');
  await textbox(page, 'Answer B').click();
  await expect(toolbars).toHaveAccessibleName('Formatting, Answer B');
  await expect(toolbars).toHaveCount(1);
  await page.keyboard.press('Alt+F10');
  await expect(toolbars.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(textbox(page, 'Answer B')).toBeFocused();
  await page.keyboard.press('Alt+r');
  await expect(letterOf(page, 'B')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(answersOf(page, 1).nth(1)).toContainText('Right answer');
  await expect(card.getByRole('article', { name: 'Explanation', exact: true })).toContainText('The first and best');
});

test('the keys of the form are listed, also by ? outside of a text', async ({ page, openDesk }) => {
  await openDesk({ sequence: threeQuestions });
  await startQuestion(page);
  const keys = page.getByRole('dialog', { name: 'Keys', exact: true });
  await page.keyboard.type('Why?');
  await expect(keys).toBeHidden();
  await page.getByRole('button', { name: 'All keys' }).click();
  await expect(keys.getByText('Mark the answer as right, or as wrong')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page.getByRole('button', { name: 'All keys' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  // Escape in the dialog is the dialog’s: the form is still open.
  await expect(textbox(page, 'New question')).toHaveText('Why?');
});
