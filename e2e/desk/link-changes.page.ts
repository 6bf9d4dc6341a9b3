import { alertOf } from '../support/alert.ts';
import { expect, openCard, test } from '../support/desk.ts';
import {
  dialogOf,
  linkButton,
  linkedSequence,
  linksAfter,
  linkTargets,
  storedLinks,
  targetIn,
  unlinkedSequence,
} from './link-fixtures.ts';

const noLinks = { rq: null, wq: null, rs: null, ws: null };

test('linking a set to an outcome without a question asks for confirmation [ALK-008] [ALK-009]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question, set } = await openDesk({ level: 'subtopic', sequence: unlinkedSequence, sets: linkTargets });
  await openCard(page, 1);
  for (const outcome of ['right', 'wrong'] as const) {
    const before = await storedLinks(db, question.first);
    await linkButton(page, 'Problem Set', outcome).click();
    const dialog = dialogOf(page, 'Link problem set');
    await targetIn(dialog, 'Powers').click();
    const link = dialog.getByRole('button', { name: 'Link', exact: true });
    await link.click();
    const confirmation = dialogOf(page, `Are you sure you want to add Problemset without adding ${outcome} question?`);
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await expect(confirmation).toBeHidden();
    await expect(targetIn(dialog, 'Powers')).toHaveAttribute('aria-selected', 'true');
    expect(await storedLinks(db, question.first)).toEqual(before);
    await link.click();
    await confirmation.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(linksAfter(page, outcome)).toHaveText(['Powers']);
  }
  expect(await storedLinks(db, question.first)).toEqual({ ...noLinks, rs: set.more, ws: set.more });
});

test('links are removed after a confirmation, and the Undo key restores one [ALK-010] [ALK-011]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question, set } = await openDesk({ level: 'subtopic', sequence: linkedSequence, sets: linkTargets });
  await openCard(page, 1);
  const confirmation = dialogOf(page, 'Are you sure you want to unlink this question?');
  for (const [outcome, outcomeLabel, number] of [
    ['right', 'Right', 2],
    ['wrong', 'Wrong', 3],
  ] as const) {
    const unlink = page.getByRole('button', { name: `Unlink Question ${number}, after a ${outcome} answer` });
    await unlink.click();
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(unlink).toBeFocused();
    await unlink.click();
    await confirmation.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page, `${outcomeLabel} Question unlinked successfully`)).toBeVisible();
    await expect(linkButton(page, 'Question', outcome)).toBeFocused();
    await expect(linksAfter(page, outcome)).toHaveCount(1);
  }
  expect(await storedLinks(db, question.first)).toEqual({ ...noLinks, rs: set.run, ws: set.more });
  // Undo restores the latest removal, and the restored link has the focus.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Unlink Question 3, after a wrong answer' })).toBeFocused();

  await page.getByRole('button', { name: 'Unlink the problem set, after a right answer' }).click();
  await dialogOf(page, 'Are you sure you want to unlink this ProblemSet?').getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Right ProblemSet unlinked successfully')).toBeVisible();
  await expect(linksAfter(page, 'right')).toHaveText('End of the sequence');
  expect(await storedLinks(db, question.first)).toEqual({ ...noLinks, wq: question.third, ws: set.more });
});
