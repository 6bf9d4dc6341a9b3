import { alertOf } from '../support/alert.ts';
import { choose, problemSetsOf as deskOf, sequencePath } from '../support/bucket.ts';
import { topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { linkedRows, oneQuestion, setSpecs } from './set-fixtures.ts';

test('a set is created by a title without leading spaces, and renamed in its row [APS-005] [APS-006]', async ({
  page,
  db,
  mountPage,
}) => {
  const place = topicRows({ sequence: oneQuestion });
  await mountPage(sequencePath(place), { as: 'admin', planted: place });
  const { desk, button, rows } = deskOf(page);
  await expect(desk).toContainText('No Problem Set Found');
  await button('Create Problem Set').click();
  const dialog = page.getByRole('dialog', { name: 'Create Problem Set' });
  const [title, submit] = [dialog.getByLabel('Title'), dialog.getByRole('button', { name: 'Create Problem Set' })];
  await expect(title).toBeFocused();
  await expect(submit).toBeDisabled();
  await page.keyboard.type('   ');
  await expect(title).toHaveValue('');
  await expect(submit).toBeDisabled();
  await page.keyboard.type('  Signs');
  await expect(title).toHaveValue('Signs');
  await submit.click();
  await expect(alertOf(page, `ProblemSet ('Signs') created`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Main');
  await expect(rows.getByRole('img', { name: 'Not published' })).toBeVisible();
  await expect(button('Create Problem Set')).toBeFocused();

  await choose(page, 'Signs', 'Edit Title');
  const renamed = desk.getByRole('textbox', { name: 'Title' });
  await renamed.fill('');
  await renamed.press('Enter');
  await expect(alertOf(page, 'Please enter ProblemSet title')).toBeVisible();
  await renamed.fill('Brackets');
  await renamed.press('Enter');
  await expect(alertOf(page, 'ProblemSet title Updated Successfully')).toBeVisible();
  await expect(rows.getByRole('link')).toHaveText(['Brackets']);
  await expect(page.getByRole('button', { name: 'More for Brackets' })).toBeFocused();
  expect((await db.query('select title from problem_sets')).rows).toEqual([{ title: 'Brackets' }]);
});

test('a set with another parent is Existing, and only its link is deleted; a set with one parent is Main and is deleted itself; both are restored by Undo [APS-007] [APS-008] [APS-009] [APS-010]', async ({
  page,
  db,
  mountPage,
}) => {
  const otherSequence = topicRows({ sequence: oneQuestion, sets: setSpecs(['Shared']) });
  const place = topicRows({ sequence: oneQuestion, sets: setSpecs(['Alone']) });
  const linked = linkedRows({ kind: 'subsubtopic', id: place.subsubtopic }, [otherSequence.set.Shared], 1);
  await mountPage(sequencePath(place), { as: 'super-admin', planted: [otherSequence, place, linked] });
  const { row, rows } = deskOf(page);
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this problemSet?', exact: true });
  const undo = () => page.getByRole('button', { name: 'Undo' }).last().click();
  /** Each link of a set to a parent, and whether the set is in the bin. */
  const stored = async () => {
    const { rows } = await db.query(
      `select title, parent_id as place, deleted_at is not null as deleted
         from problem_sets s join problem_set_places p on p.problem_set_id = s.id order by title, linked_at`,
    );
    return rows;
  };
  const alone = { title: 'Alone', place: place.subsubtopic, deleted: false };
  const [mainLink, existingLink] = [otherSequence, place].map(({ subsubtopic }) => ({
    title: 'Shared',
    place: subsubtopic,
    deleted: false,
  }));

  await expect(row('Alone')).toContainText('Main');
  await expect(row('Shared')).toContainText('Existing');
  await choose(page, 'Shared', 'Delete');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(row('Shared')).toBeVisible();
  expect(await stored()).toEqual([alone, mainLink, existingLink]);
  await choose(page, 'Shared', 'Delete');
  await expect(question).toContainText('1 other place');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Shared deleted Successfully')).toBeVisible();
  await expect(rows.getByRole('link')).toHaveText(['Alone']);
  await expect(page.getByRole('button', { name: 'More for Alone' })).toBeFocused();
  expect(await stored()).toEqual([alone, mainLink]);
  await undo();
  await expect(row('Shared')).toContainText('Existing');

  await choose(page, 'Alone', 'Delete');
  await expect(question).toContainText('It hangs nowhere else');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Alone deleted Successfully')).toBeVisible();
  await expect(rows.getByRole('link')).toHaveText(['Shared']);
  expect(await stored()).toEqual([{ ...alone, deleted: true }, mainLink, existingLink]);
  await undo();
  await expect(rows.getByRole('link')).toHaveText(['Alone', 'Shared']);
  expect(await stored()).toEqual([alone, mainLink, existingLink]);
});
