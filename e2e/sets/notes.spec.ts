import { alertOf } from '../support/alert.ts';
import { choose, sequencePath } from '../support/bucket.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expectStoredDraft } from '../support/question-draft.ts';
import { expect, test } from '../support/question-page.ts';
import { oneQuestion } from './set-fixtures.ts';

test('unfinished notes are restored after a reload, merged with another author’s change, and shown in the set’s popup [APS-015]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const questions = [
    { text: 'Hidden one', hidden: true, calculator: true, choices: yesOrNo },
    { text: 'Typed one', accepts: '5', calculator: false },
  ] as const;
  const planted = topicRows({ sequence: oneQuestion, sets: { run: { title: 'Run of four', questions } } });
  await mountPage(sequencePath(planted), { as: 'admin', planted: planted });
  const dialog = page.getByRole('dialog', { name: 'Notes of Run of four' });
  const field = dialog.getByRole('textbox', { name: 'Notes' });
  const row = page.getByRole('list', { name: 'Problem sets' }).getByRole('listitem');
  const discard = page.getByRole('dialog', { name: 'Are you sure you want to discard your changes?' });
  const writeNotes = async (text: string) => {
    await choose(page, 'Run of four', 'Notes');
    await field.click();
    await page.keyboard.type(text);
  };
  await writeNotes('Half a sent');
  await expectStoredDraft(page, 'Half a sent');
  await page.reload();
  await expect(row).toContainText('Notes not saved yet');
  await choose(page, 'Run of four', 'Notes');
  await expect(field).toContainText('Half a sent');
  await expect(dialog).toContainText('It is not saved yet.');
  await page.keyboard.press('Escape');
  await discard.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toContainText('Half a sent');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await discard.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).not.toContainText('not saved yet');

  await writeNotes('Mine.');
  const readNotes = async () => JSON.stringify((await db.query('select notes from problem_sets')).rows[0].notes);
  const theirs = JSON.stringify([{ type: 'paragraph', children: [{ text: 'Theirs.' }] }]);
  await db.query('update problem_sets set notes = $1, rev = rev + 1', [theirs]);
  const sent = page.waitForRequest('**/problem_sets/update_notes');
  await dialog.getByRole('button', { name: 'Update Notes' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ id: planted.set.run, selectedId: planted.subsubtopic });
  const conflictDialog = page.getByRole('alertdialog', { name: 'Someone else changed this meanwhile.' });
  await expect(conflictDialog.getByRole('group', { name: 'Yours' })).toContainText('Mine.');
  await expect(conflictDialog.getByRole('group', { name: 'Theirs' })).toContainText('Theirs.');
  expect(await readNotes()).toContain('Theirs.');
  await conflictDialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(alertOf(page, 'Notes updated Successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await readNotes()).toContain('Mine.');

  await choose(page, 'Run of four', 'Questions');
  const popup = page.getByRole('dialog', { name: 'Run of four' });
  await expect(popup).toContainText('Mine.');
  const [hidden, typed] = [popup.getByRole('listitem').nth(0), popup.getByRole('listitem').nth(1)];
  await expect(hidden.getByRole('img', { name: 'Hidden', exact: true })).toBeVisible();
  await expect(hidden.getByRole('img', { name: 'Calculator', exact: true })).toBeVisible();
  await expect(typed).toContainText('(Free Response)');
  await expect(typed.getByRole('img', { name: 'No calculator' })).toBeVisible();
  await popup.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(
    new RegExp(`^${app.studio}/admin/problemset/${planted.set.run}\\?topic=${planted.topic}`),
  );
});
