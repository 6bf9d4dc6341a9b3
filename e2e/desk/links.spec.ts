import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { plant, plantExam } from '../content.ts';
import { enterStudio, openCard } from '../desk.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { dialogOf, linkButton, linked, linksOf, sequence, sets, waysOf } from './linked.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

test('both outcomes are linked to a question and to a set by dialogs, the set before the question [ALK-001] [ALK-006] [ALK-007] [ALK-013]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, question, set } = await plant(db, { level: 'subtopic', sequence, sets });
  await page.goto(`${app.studio}/admin/${subtopic}`);
  await openCard(page, 1);
  for (const outcome of ['right', 'wrong'] as const) {
    await expect(waysOf(page, outcome)).toHaveText('End of the sequence');
    const Word = outcome === 'right' ? 'Right' : 'Wrong';
    await linkButton(page, 'Question', outcome).click();
    const questions = dialogOf(page, 'Link question');
    await expect(questions).toContainText(`After a ${outcome} answer to question 1`);
    await questions.getByRole('radio', { name: outcome === 'right' ? /^Question 2/ : /^Question 3/ }).check();
    await questions.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(alertOf(page, `${Word} Question linked successfully`)).toBeVisible();
    await expect(questions).toBeHidden();

    await linkButton(page, 'Problem Set', outcome).click();
    const choice = dialogOf(page, 'Link problem set');
    await choice.getByRole('radio', { name: outcome === 'right' ? 'Signs and brackets' : 'Powers' }).check();
    await choice.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(alertOf(page, `${Word} ProblemSet linked successfully`)).toBeVisible();
    await expect(choice).toBeHidden();
  }
  expect(await linksOf(db, question.first)).toEqual({
    rq: question.second,
    wq: question.third,
    rs: set.run,
    ws: set.more,
  });
  await page.reload();
  await openCard(page, 1);
  await expect(waysOf(page, 'right')).toHaveText(['Signs and brackets', 'Question 2']);
  await expect(waysOf(page, 'wrong')).toHaveText(['Powers', 'Question 3']);
  await expectAccessible(page);
});

test('a set of any place is found by its title, and named where it leads', async ({ page, app, db }) => {
  const title = `Elsewhere ${crypto.randomUUID().slice(0, 8)}`;
  const elsewhere = await plant(db, { sequence: {}, sets: { far: { title, questions: [] } } });
  const { subtopic, subsubtopic, question } = await plant(db, {
    sequence: { ...sequence, first: { ...sequence.first, wrong: { question: 'third' } } },
  });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  await page.getByRole('button', { name: 'Choose a problem set after a wrong answer' }).click();
  const dialog = dialogOf(page, 'Link problem set');
  const keyboard = keyboardOf(page);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await keyboard.type(title);
  await expect(dialog.getByRole('option')).toHaveText(new RegExp(`^${title}`));
  await expectAccessible(page);
  await keyboard.press('ArrowDown', 'Enter');
  await expect(dialog.getByRole('button', { name: 'Link', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Wrong ProblemSet linked successfully')).toBeVisible();
  await expect(waysOf(page, 'wrong')).toHaveText([title, 'Question 3']);
  await expect(page.getByRole('button', { name: 'Unlink the problem set, after a wrong answer' })).toBeFocused();
  expect((await linksOf(db, question.first))?.ws).toBe(elsewhere.set.far);
});

test('the named buttons stand on the pages of a sub-topic and of a SAT number alone; elsewhere the panel offers the same choice [ALK-002]', async ({
  page,
  app,
  db,
}) => {
  const upper = await plant(db, { level: 'subtopic', sequence });
  const lower = await plant(db, { sequence, sets });
  const named = page.getByRole('button', { name: /^(Link Question|Link Problem Set|Preview)/ });
  await page.goto(`${app.studio}/admin/${upper.subtopic}`);
  await openCard(page, 1);
  await expect(named).toHaveText(['Preview', 'Link Question', 'Link Problem Set', 'Link Question', 'Link Problem Set']);

  await page.goto(`${app.studio}/admin/subtopic/${lower.subtopic}/${lower.subsubtopic}`);
  await openCard(page, 1);
  await expect(page.getByRole('button', { name: /^Choose a question after/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Choose a problem set after/ })).toHaveCount(2);
  await expect(named).toHaveCount(0);
  await page.goto(`${app.studio}/admin/problemset/${lower.set.run}`);
  await openCard(page, 1);
  await expect(page.getByRole('heading', { name: 'Rank' })).toBeVisible();
  await expect(page.getByText(/^After a/)).toHaveCount(0);
  await expect(named).toHaveCount(0);

  for (const family of ['sat', 'act'] as const) {
    const section = family === 'sat' ? 'MathCalc' : 'Science';
    const { topic } = await plantExam(db, { family, topics: { one: { section, sequence } } });
    await page.goto(`${app.studio}/admin/${family}/${topic.one?.id}`);
    await openCard(page, 1);
    if (family === 'sat') {
      await expect(named).toHaveText([
        'Preview',
        'Link Question',
        'Link Problem Set',
        'Link Question',
        'Link Problem Set',
      ]);
    } else {
      await expect(page.getByRole('button', { name: /^Choose a question after/ })).toHaveCount(2);
      await expect(named).toHaveCount(0);
    }
  }
});

test('what is linked is not linked again, nor a question to itself, and a preview waits for a choice [ALK-003] [ALK-004] [ALK-005] [ALK-013]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic } = await plant(db, { level: 'subtopic', sequence: linked, sets });
  await page.goto(`${app.studio}/admin/${subtopic}`);
  await openCard(page, 1);
  for (const outcome of ['right', 'wrong'] as const) {
    await expect(linkButton(page, 'Question', outcome)).toBeDisabled();
    await expect(linkButton(page, 'Problem Set', outcome)).toBeDisabled();
  }
  await openCard(page, 2);
  await expect(linkButton(page, 'Problem Set', 'right')).toBeEnabled();
  await linkButton(page, 'Question', 'right').click();
  const dialog = dialogOf(page, 'Link question');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.locator('label')).toHaveText([/What comes first\?/, /What comes last\?/]);
  const preview = dialog.getByRole('button', { name: 'Preview question' });
  await expect(preview).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Link', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Question 3/ }).check();
  await expectAccessible(page);
  await preview.click();
  await expect(dialogOf(page, 'Preview question').getByText('What comes last?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();
  await expect(dialog.getByRole('radio', { name: /^Question 3/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(linkButton(page, 'Question', 'right')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeVisible();
});

test('the only question of a place has none to be linked to, and says so', async ({ page, app, db }) => {
  const { subtopic } = await plant(db, { level: 'subtopic', sequence: { only: sequence.first } });
  await page.goto(`${app.studio}/admin/${subtopic}`);
  await openCard(page, 1);
  await linkButton(page, 'Question', 'wrong').click();
  await expect(dialogOf(page, 'Link question')).toContainText('No record Found');
  await expect(dialogOf(page, 'Link question').getByRole('button', { name: 'Link', exact: true })).toBeDisabled();
});
