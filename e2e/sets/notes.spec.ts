import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { choose, goToPlace } from '../bucket-content.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const sequence = { own: { text: 'What was here before?', choices: yesOrNo } } as const;
const questions = [{ text: 'One of the set.', choices: yesOrNo }] as const;
const paragraph = (text: string) => JSON.stringify([{ type: 'paragraph', children: [{ text }] }]);

test.describe('the notes of a problem set', () => {
  test('are written like any text, saved, and read in its popup [APS-015]', async ({ page, app, db }) => {
    const title = titled('With notes');
    const place = await plant(db, { sequence, sets: { set: { title, questions } } });
    await goToPlace(page, app, place);
    await choose(page, title, 'Notes');
    const dialog = page.getByRole('dialog', { name: `Notes of ${title}` });
    await dialog.getByRole('textbox', { name: 'Notes' }).click();
    await page.keyboard.type('For the second week.');
    const saved = page.waitForRequest('**/problem_sets/update_notes');
    await dialog.getByRole('button', { name: 'Update Notes' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ id: place.set.set, selectedId: place.subsubtopic });
    await expect(alertOf(page, 'Notes updated Successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.reload();
    await choose(page, title, 'Questions');
    await expect(page.getByRole('dialog', { name: title })).toContainText('For the second week.');
  });

  test('that were left in the middle are found again, said at the set, and thrown away only on asking', async ({
    page,
    app,
    db,
  }) => {
    const title = titled('Left');
    const place = await plant(db, { sequence, sets: { set: { title, questions } } });
    await goToPlace(page, app, place);
    await choose(page, title, 'Notes');
    const dialog = page.getByRole('dialog', { name: `Notes of ${title}` });
    await dialog.getByRole('textbox', { name: 'Notes' }).click();
    await page.keyboard.type('Half a sent');
    await page.waitForTimeout(400);
    await page.reload();
    const row = page.getByRole('list', { name: 'Problem sets' }).getByRole('listitem');
    await expect(row).toContainText('Notes not saved yet');
    await choose(page, title, 'Notes');
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toContainText('Half a sent');
    await expect(dialog).toContainText('It is not saved yet.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Are you sure you want to discard your changes?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toContainText('Half a sent');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).not.toContainText('not saved yet');
    expect((await db.query('select notes from problem_sets where id = $1', [place.set.set])).rows[0].notes).toEqual([]);
  });

  test('that another author changed meanwhile are shown beside one’s own, and nothing is overwritten unasked', async ({
    page,
    app,
    db,
  }) => {
    const title = titled('Two authors');
    const place = await plant(db, { sequence, sets: { set: { title, questions } } });
    const notes = async () =>
      JSON.stringify((await db.query('select notes from problem_sets where id = $1', [place.set.set])).rows[0].notes);
    await goToPlace(page, app, place);
    await choose(page, title, 'Notes');
    const dialog = page.getByRole('dialog', { name: `Notes of ${title}` });
    await dialog.getByRole('textbox', { name: 'Notes' }).click();
    await page.keyboard.type('Mine.');
    await db.query('update problem_sets set notes = $2, rev = rev + 1 where id = $1', [
      place.set.set,
      paragraph('Theirs.'),
    ]);
    await dialog.getByRole('button', { name: 'Update Notes' }).click();
    const both = page.getByRole('alertdialog', { name: 'Someone else changed this meanwhile.' });
    await expect(both.getByRole('group', { name: 'Yours' })).toContainText('Mine.');
    await expect(both.getByRole('group', { name: 'Theirs' })).toContainText('Theirs.');
    expect(await notes()).toContain('Theirs.');
    await both.getByRole('button', { name: 'Keep mine' }).click();
    await expect(alertOf(page, 'Notes updated Successfully')).toBeVisible();
    expect(await notes()).toContain('Mine.');
  });
});
