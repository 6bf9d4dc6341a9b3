import { alertOf } from '../alert.ts';
import { choose, expect, openCard, test } from '../desk.ts';
import { dialogOf, linkButton, linked, linksOf, sequence, sets, waysOf } from './linked.ts';

const none = { rq: null, wq: null, rs: null, ws: null };

test('linking a set to an outcome that leads to no question asks first [ALK-008] [ALK-009]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question, set } = await openDesk({ level: 'subtopic', sequence, sets });
  await openCard(page, 1);
  for (const outcome of ['right', 'wrong'] as const) {
    const before = await linksOf(db, question.first);
    await linkButton(page, 'Problem Set', outcome).click();
    const dialog = dialogOf(page, 'Link problem set');
    await dialog.getByRole('radio', { name: 'Powers' }).check();
    const link = dialog.getByRole('button', { name: 'Link', exact: true });
    await link.click();
    const asked = dialogOf(page, `Are you sure you want to add Problemset without adding ${outcome} question?`);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(asked).toBeHidden();
    await expect(dialog.getByRole('radio', { name: 'Powers' })).toBeChecked();
    expect(await linksOf(db, question.first)).toEqual(before);
    await link.click();
    await asked.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(waysOf(page, outcome)).toHaveText(['Powers']);
  }
  expect(await linksOf(db, question.first)).toEqual({ ...none, rs: set.more, ws: set.more });
});

test('links are removed after a question, and Undo by its keys restores one [ALK-010] [ALK-011]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question, set } = await openDesk({ level: 'subtopic', sequence: linked, sets });
  await openCard(page, 1);
  const asked = dialogOf(page, 'Are you sure you want to unlink this question?');
  for (const [outcome, Word, number] of [
    ['right', 'Right', 2],
    ['wrong', 'Wrong', 3],
  ] as const) {
    const unlink = page.getByRole('button', { name: `Unlink Question ${number}, after a ${outcome} answer` });
    await unlink.click();
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(unlink).toBeFocused();
    await unlink.click();
    await asked.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page, `${Word} Question unlinked successfully`)).toBeVisible();
    await expect(linkButton(page, 'Question', outcome)).toBeFocused();
    await expect(waysOf(page, outcome)).toHaveCount(1);
  }
  expect(await linksOf(db, question.first)).toEqual({ ...none, rs: set.run, ws: set.more });
  // The newest removal is undone, and the focus goes to what is back.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Unlink Question 3, after a wrong answer' })).toBeFocused();

  await page.getByRole('button', { name: 'Unlink the problem set, after a right answer' }).click();
  await dialogOf(page, 'Are you sure you want to unlink this ProblemSet?').getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Right ProblemSet unlinked successfully')).toBeVisible();
  await expect(waysOf(page, 'right')).toHaveText('End of the sequence');
  expect(await linksOf(db, question.first)).toEqual({ ...none, wq: question.third, ws: set.more });
});

test('an answer has a next question and a set of its own; a mark says whether it leads on, and a count how many do not [AAN-009] [ALK-012] [ALK-014]', async ({
  page,
  app,
  db,
  openDesk,
}) => {
  const { question, set } = await openDesk({ level: 'subtopic', sequence, sets });
  const card = await openCard(page, 1);
  const answers = card.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  const count = page.getByRole('complementary').getByText(/answers (not )?linked/);
  await expect(answers).toContainText(['Not linked', 'Not linked']);
  await expect(count).toHaveText('2 of 2 answers not linked');
  await choose(card, 'answer B', 'Edit');
  // The question itself is no choice.
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
  const marks = await answers.locator('[data-linked] svg').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect([marks.length, new Set(marks).size]).toEqual([2, 2]);
  const { rows } = await db.query(
    'select next_question_id as question, link_problemset_id as set from answers where question_id = $1 order by position',
    [question.first],
  );
  expect(rows).toEqual([
    { question: null, set: null },
    { question: question.third, set: set.run },
  ]);
  await choose(card, 'answer B', 'Edit');
  await card.getByLabel('Next question').selectOption('None');
  await card.getByLabel('Problem set', { exact: true }).selectOption('None');
  await page.getByRole('button', { name: 'Update Answer' }).click();
  await expect(count).toHaveText('2 of 2 answers not linked');

  // Typed answers and those of a problem set lead nowhere.
  const firstAnswer = async (number: number) =>
    (await openCard(page, number)).getByRole('list', { name: 'Answers' }).getByRole('listitem').first();
  const typed = await firstAnswer(3);
  await expect(typed).toContainText('3');
  await expect(typed).not.toContainText('inked');
  await page.goto(`${app.studio}/admin/problemset/${set.run}`);
  const inSet = await firstAnswer(1);
  await expect(inSet).toContainText('Yes');
  await expect(inSet).not.toContainText('inked');
  await expect(page.getByText(/^After a/)).toHaveCount(0);
});
