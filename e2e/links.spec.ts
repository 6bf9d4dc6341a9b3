import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { plant, plantExam, yesOrNo } from './content.ts';
import { cardOf, choose, enterStudio, openCard } from './desk.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, test } from './practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const sequence = {
  first: { text: 'What comes first?', choices: yesOrNo },
  second: { text: 'What comes then?', choices: yesOrNo },
  third: { text: 'What comes last?', accepts: '3' },
} as const;
const sets = {
  run: { title: 'Signs and brackets', questions: [{ text: 'Of the set?', choices: yesOrNo }] },
  more: { title: 'Powers', questions: [] },
} as const;
/** The first question leads everywhere it can. */
const linked = {
  ...sequence,
  first: { ...sequence.first, right: { question: 'second', set: 'run' }, wrong: { question: 'third', set: 'more' } },
} as const;

type Outcome = 'right' | 'wrong';
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const linkButton = (page: Page, what: 'Question' | 'Problem Set', outcome: Outcome) =>
  page.getByRole('button', { name: `Link ${what} after a ${outcome} answer`, exact: true });
/** Where the current question leads after an outcome, from top to bottom. */
const waysOf = (page: Page, outcome: Outcome) =>
  page
    .getByRole('complementary')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `After a ${outcome} answer`, exact: true }) })
    .getByRole('listitem');

async function linksOf(db: pg.Client, id: string | undefined) {
  const { rows } = await db.query(
    `select link_right_question_id as rq, link_wrong_question_id as wq, link_right_problemset_id as rs,
            link_wrong_problemset_id as ws from questions where id = $1`,
    [id],
  );
  return rows[0];
}

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

for (const [outcome, id] of [
  ['right', 'ALK-008'],
  ['wrong', 'ALK-009'],
] as const) {
  test(`a set after a ${outcome} answer without a question behind it is asked about [${id}]`, async ({
    page,
    app,
    db,
  }) => {
    const { subtopic, question, set } = await plant(db, { level: 'subtopic', sequence, sets });
    await page.goto(`${app.studio}/admin/${subtopic}`);
    await openCard(page, 1);
    await linkButton(page, 'Problem Set', outcome).click();
    const dialog = dialogOf(page, 'Link problem set');
    await dialog.getByRole('radio', { name: 'Powers' }).check();
    const link = dialog.getByRole('button', { name: 'Link', exact: true });
    await link.click();
    const asked = dialogOf(page, `Are you sure you want to add Problemset without adding ${outcome} question?`);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(asked).toBeHidden();
    await expect(dialog.getByRole('radio', { name: 'Powers' })).toBeChecked();
    expect(await linksOf(db, question.first)).toEqual({ rq: null, wq: null, rs: null, ws: null });
    await link.click();
    await expectAccessible(page, ['light']);
    await asked.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(waysOf(page, outcome)).toHaveText(['Powers']);
    const own = outcome === 'right' ? 'rs' : 'ws';
    expect(await linksOf(db, question.first)).toEqual({ rq: null, wq: null, rs: null, ws: null, [own]: set.more });
  });
}

test('links are taken away after a question, by keyboard alone, and come back from the toast [ALK-010] [ALK-011]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, question, set } = await plant(db, { level: 'subtopic', sequence: linked, sets });
  await page.goto(`${app.studio}/admin/${subtopic}`);
  await openCard(page, 1);
  const keyboard = keyboardOf(page);
  for (const [outcome, number] of [
    ['right', 2],
    ['wrong', 3],
  ] as const) {
    const Word = outcome === 'right' ? 'Right' : 'Wrong';
    const field = outcome === 'right' ? 'rq' : 'wq';
    const unlink = page.getByRole('button', { name: `Unlink Question ${number}, after a ${outcome} answer` });
    await keyboard.tabTo(unlink);
    await keyboard.press('Enter');
    const asked = dialogOf(page, 'Are you sure you want to unlink this question?');
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(unlink).toBeFocused();
    expect((await linksOf(db, question.first))?.[field]).not.toBeNull();
    await keyboard.press('Enter', 'Tab', 'Enter');
    await expect(alertOf(page, `${Word} Question unlinked successfully`)).toBeVisible();
    await expect(linkButton(page, 'Question', outcome)).toBeFocused();
    await expect(waysOf(page, outcome)).toHaveCount(1);
    expect((await linksOf(db, question.first))?.[field]).toBeNull();
  }
  // The newest is taken back by its keys; the focus goes where it was.
  await keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Unlink Question 3, after a wrong answer' })).toBeFocused();
  expect((await linksOf(db, question.first))?.wq).toBe(question.third);

  await page.getByRole('button', { name: 'Unlink the problem set, after a right answer' }).click();
  await dialogOf(page, 'Are you sure you want to unlink this ProblemSet?').getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Right ProblemSet unlinked successfully')).toBeVisible();
  await expect(waysOf(page, 'right')).toHaveText('End of the sequence');
  expect(await linksOf(db, question.first)).toEqual({ rq: null, wq: question.third, rs: null, ws: set.more });
});

test('an answer leads on by itself; how many do not is counted with the question [ALK-012] [ALK-014]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, question, set } = await plant(db, { level: 'subtopic', sequence, sets });
  await page.goto(`${app.studio}/admin/${subtopic}`);
  const card = await openCard(page, 1);
  const answers = card.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  const count = page.getByRole('complementary').getByText(/answers (not )?linked/);
  await expect(answers).toContainText(['Not linked', 'Not linked']);
  await expect(count).toHaveText('2 of 2 answers not linked');
  await choose(card, 'answer B', 'Edit');
  // Its own question is no choice.
  await expect(card.getByLabel('Next question').getByRole('option')).toHaveText([
    'None',
    'Question 2: What comes then?',
    'Question 3: What comes last?',
  ]);
  await card.getByLabel('Next question').selectOption({ label: 'Question 3: What comes last?' });
  await card.getByLabel('Problem set', { exact: true }).selectOption('Signs and brackets');
  await page.getByRole('button', { name: 'Update Answer' }).click();
  await expect(answers.nth(1)).toContainText('Linked to Signs and brackets, then Question 3');
  await expect(count).toHaveText('1 of 2 answers not linked');
  const { rows } = await db.query(
    'select next_question_id, link_problemset_id from answers where question_id = $1 order by position',
    [question.first],
  );
  expect(rows).toEqual([
    { next_question_id: null, link_problemset_id: null },
    { next_question_id: question.third, link_problemset_id: set.run },
  ]);

  await page.reload();
  await openCard(page, 1);
  await expect(count).toHaveText('1 of 2 answers not linked');
  await choose(cardOf(page, 1), 'answer B', 'Edit');
  await card.getByLabel('Next question').selectOption('None');
  await card.getByLabel('Problem set', { exact: true }).selectOption('None');
  await page.getByRole('button', { name: 'Update Answer' }).click();
  await expect(count).toHaveText('2 of 2 answers not linked');
  await expect(answers).toContainText(['Not linked', 'Not linked']);
});
