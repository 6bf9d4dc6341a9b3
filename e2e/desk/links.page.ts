import { alertOf } from '../alert.ts';
import { examRows, topicRows } from '../content.ts';
import { expect, openCard, test } from '../desk.ts';
import { dialogOf, linkButton, linked, linksOf, sequence, sets, waysOf } from './linked.ts';

test('both outcomes are linked to a question and to a set by dialogs, the set before the question [ALK-001] [ALK-006] [ALK-007] [ALK-013]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question, set } = await openDesk({ level: 'subtopic', sequence, sets });
  await openCard(page, 1);
  for (const [outcome, Word, number, title] of [
    ['right', 'Right', 2, 'Signs and brackets'],
    ['wrong', 'Wrong', 3, 'Powers'],
  ] as const) {
    await expect(waysOf(page, outcome)).toHaveText('End of the sequence');
    await linkButton(page, 'Question', outcome).click();
    const questions = dialogOf(page, 'Link question');
    await expect(questions).toContainText(`After a ${outcome} answer to question 1`);
    await questions.getByRole('radio', { name: new RegExp(`^Question ${number}`) }).check();
    await questions.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(alertOf(page, `${Word} Question linked successfully`)).toBeVisible();
    await expect(questions).toBeHidden();

    await linkButton(page, 'Problem Set', outcome).click();
    const choice = dialogOf(page, 'Link problem set');
    await choice.getByRole('radio', { name: title }).check();
    await choice.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(alertOf(page, `${Word} ProblemSet linked successfully`)).toBeVisible();
    await expect(choice).toBeHidden();
    await expect(waysOf(page, outcome)).toHaveText([title, `Question ${number}`]);
  }
  const stored = { rq: question.second, wq: question.third, rs: set.run, ws: set.more };
  expect(await linksOf(db, question.first)).toEqual(stored);
});

test('a set of any other place is found by its title', async ({ page, db, openDesk }) => {
  const elsewhere = topicRows({ sequence: {}, sets: { far: { title: 'Far away', questions: [] } } });
  const { question } = await openDesk(
    { sequence: { ...sequence, first: { ...sequence.first, wrong: { question: 'third' } } } },
    { also: [elsewhere] },
  );
  await openCard(page, 1);
  await page.getByRole('button', { name: 'Choose a problem set after a wrong answer' }).click();
  const dialog = dialogOf(page, 'Link problem set');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Far');
  await expect(dialog.getByRole('option')).toHaveText(/^Far away/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Link', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Wrong ProblemSet linked successfully')).toBeVisible();
  await expect(waysOf(page, 'wrong')).toHaveText(['Far away', 'Question 3']);
  await expect(page.getByRole('button', { name: 'Unlink the problem set, after a wrong answer' })).toBeFocused();
  expect((await linksOf(db, question.first))?.ws).toBe(elsewhere.set.far);
});

// Which sections have them is in core/authoring/sections.test.ts.
test('the named buttons are on the pages of a sub-topic and of a SAT number; others offer the same in their panel [ALK-002]', async ({
  page,
  app,
  openDesk,
}) => {
  const named = page.getByRole('button', { name: /^(Link Question|Link Problem Set|Preview)/ });
  const all = ['Preview', 'Link Question', 'Link Problem Set', 'Link Question', 'Link Problem Set'];
  const sat = examRows({ topics: { one: { section: 'MathCalc', sequence } } });
  const upper = topicRows({ level: 'subtopic', sequence });
  await openDesk({ sequence, sets }, { also: [sat, upper] });
  await openCard(page, 1);
  await expect(page.getByRole('button', { name: /^Choose a (question|problem set) after/ })).toHaveCount(4);
  await expect(named).toHaveCount(0);
  for (const path of [upper.subtopic, `sat/${sat.topic.one?.id}`]) {
    await page.goto(`${app.studio}/admin/${path}`);
    await openCard(page, 1);
    await expect(named).toHaveText(all);
  }
});

test('what is linked is not linked again, nor a question to itself, and a preview waits for a choice [ALK-003] [ALK-004] [ALK-005] [ALK-013]', async ({
  page,
  openDesk,
}) => {
  await openDesk({ level: 'subtopic', sequence: linked, sets });
  await openCard(page, 1);
  for (const outcome of ['right', 'wrong'] as const) {
    await expect(linkButton(page, 'Question', outcome)).toBeDisabled();
    await expect(linkButton(page, 'Problem Set', outcome)).toBeDisabled();
  }
  await openCard(page, 2);
  await expect(linkButton(page, 'Problem Set', 'right')).toBeEnabled();
  await linkButton(page, 'Question', 'right').click();
  const dialog = dialogOf(page, 'Link question');
  await expect(dialog.locator('label')).toHaveText([/What comes first\?/, /What comes last\?/]);
  const preview = dialog.getByRole('button', { name: 'Preview question' });
  await expect(preview).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Link', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Question 3/ }).check();
  await preview.click();
  await expect(dialogOf(page, 'Preview question').getByText('What comes last?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();
  await expect(dialog.getByRole('radio', { name: /^Question 3/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(linkButton(page, 'Question', 'right')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeVisible();
});
