import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { plant } from '../content.ts';
import { cardOf, choose, enterStudio, openCard } from '../desk.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { dialogOf, linkButton, linked, linksOf, sequence, sets, waysOf } from './linked.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

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
