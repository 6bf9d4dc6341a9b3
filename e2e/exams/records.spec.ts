import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { plantExam } from '../content.ts';
import { examFamilies, letATutorIn, rowOf, watchCalls } from '../exam-families.ts';
import { expectAllInReach } from '../keyboard.ts';
import { expect, test } from '../practising.ts';

for (const { family, name, title, said, id, marks, initial, most, row, composite } of examFamilies) {
  const [first = '', second = ''] = Object.keys(marks);

  test(`a student writes down an official ${name}: marks are whole numbers from 0 to ${most}, and the row says what they come to ${id(7, 7)} ${id(12, 10)} ${family === 'act' ? '[ACT-011] [SCO-009]' : ''}`, async ({
    page,
    app,
    newStudent,
  }) => {
    await newStudent(page);
    await page.goto(`${app.learner}/home/${family}s`);
    await page.getByRole('button', { name: `Create ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Create ${name}` });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    for (const mark of Object.keys(marks)) await expect(dialog.getByLabel(mark)).toHaveValue(initial);
    await expectAccessible(page);

    const created = watchCalls(page, new RegExp(`/real_${family}s`));
    const create = dialog.getByRole('button', { name: 'Create', exact: true });
    for (const [mark, value] of Object.entries(marks)) await dialog.getByLabel(mark).fill(value);
    await create.click();
    await expect(dialog.getByText('Please enter Title')).toBeVisible();
    await dialog.getByLabel('Title').fill('March sitting');
    for (const slip of [String(most + 1), '007', '1000']) {
      await dialog.getByLabel(first).fill(slip);
      await create.click();
      await expect(dialog.getByText(`Type a whole number from 0 to ${most}`)).toBeVisible();
      await expect(dialog.getByLabel(first)).toBeFocused();
    }
    // Neither signs nor decimals can be typed.
    await dialog.getByLabel(second).fill('');
    await dialog.getByLabel(second).pressSequentially('-2e.4');
    await expect(dialog.getByLabel(second)).toHaveValue('24');
    expect(created).toEqual([]);

    for (const edge of [String(most), '0']) {
      await dialog.getByLabel(first).fill(edge);
      await expect(dialog.getByText(`Type a whole number from 0 to ${most}`)).toBeHidden();
    }
    for (const [mark, value] of Object.entries(marks)) await dialog.getByLabel(mark).fill(value);
    await create.click();
    await expect(alertOf(page, `March sitting ${said} created Successfully`)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(created).toEqual([`POST /${family}s/real_${family}s`]);
    const own = rowOf(page, 'March sitting*');
    await expect(own).toContainText('A real test you took');
    await expect(own).toContainText(row);
    await expect(own).toContainText(composite);
    await page.reload();
    await expect(own).toContainText(composite);
    await expectAllInReach(page);
  });

  test(`a record of an official ${name} is mended or deleted by its icons, and does not open ${id(11, 6)} ${id(13, 12)} ${id(14, 13)} ${family === 'act' ? '[ACT-005]' : ''}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const authored = await plantExam(db, { family, topics: {} });
    await newStudent(page);
    await page.goto(`${app.learner}/home/${family}s`);
    await page.getByRole('button', { name: `Create ${name}` }).click();
    const field = (label: string) => page.getByRole('dialog').getByLabel(label);
    await field('Title').fill('A sitting');
    for (const [mark, value] of Object.entries(marks)) await field(mark).fill(value);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const own = rowOf(page, 'A sitting*');
    await expect(own.getByRole('button')).toHaveCount(2);
    await expect(own.locator('[aria-expanded]')).toHaveCount(0);
    const other = rowOf(page, authored.title);
    await expect(other.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
    await expect(other.getByRole('button', { name: authored.title })).toHaveAttribute('aria-expanded', 'false');

    const sent = watchCalls(page, new RegExp(`/real_${family}s/`));
    const edit = own.getByRole('button', { name: `Edit ${name} A sitting` });
    const save = page.getByRole('dialog', { name: `Edit ${name}` }).getByRole('button', { name: 'Save' });
    await edit.click();
    for (const [mark, value] of Object.entries(marks)) await expect(field(mark)).toHaveValue(value);
    await save.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(edit).toBeFocused();
    expect(sent, 'nothing was changed').toEqual([]);
    await edit.click();
    await field(first).fill('20');
    await save.click();
    await expect(alertOf(page, `A sitting ${said} updated Successfully`)).toBeVisible();
    await expect(own).toContainText(`${first} 20`);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^PUT /);

    const remove = own.getByRole('button', { name: `Delete ${name} A sitting` });
    const question = page.getByRole('dialog', {
      name: `Are you sure you want to delete ${name} A sitting?`,
      exact: true,
    });
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(own).toBeVisible();
    await remove.click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page, `A sitting ${said} deleted Successfully`)).toBeVisible();
    await expect(own).toHaveCount(0);
    await page.reload();
    await expect(other).toBeVisible();
    await expect(own).toHaveCount(0);
  });

  test(`a tutor who looks on sees a student’s ${title}, and can neither create, edit, delete nor reorder them ${id(8, 7)}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, { family, topics: {} });
    await plantExam(db, { family, topics: {} });
    const { email } = await newStudent(page);
    await page.goto(`${app.learner}/home/${family}s`);
    await page.getByRole('button', { name: `Create ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Mine');
    for (const [mark, value] of Object.entries(marks)) await dialog.getByLabel(mark).fill(value);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(rowOf(page, 'Mine*').getByRole('button')).toHaveCount(2);
    await expect(page.getByRole('button', { name: `Reorder ${title}` })).toBeVisible();

    await letATutorIn(db, email);
    await page.reload();
    await expect(rowOf(page, 'Mine*')).toContainText(composite);
    await expect(rowOf(page, exam.title)).toBeVisible();
    await expect(rowOf(page, 'Mine*').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Create|Reorder) / })).toHaveCount(0);
  });
}
