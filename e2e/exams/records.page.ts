import { alertOf } from '../alert.ts';
import { examRows, personRows } from '../content.ts';
import { recordRows } from '../done-rows.ts';
import { examFamilies, rowOf, watchCalls } from '../exam-families.ts';
import { expect, test } from '../practising.ts';

for (const { family, name, said, ids, marks, initial, most, row, composite } of examFamilies) {
  const [first = '', second = ''] = Object.keys(marks);

  test(`creates an official ${name}: marks are whole numbers from 0 to ${most}, and the row shows their total ${ids.create}`, async ({
    page,
    mountPage,
  }) => {
    await mountPage(`/home/${family}s`, { as: 'student' });
    await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Create ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Create ${name}` });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    for (const mark of Object.keys(marks)) await expect(dialog.getByLabel(mark)).toHaveValue(initial);

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
    // Signs and decimal points cannot be typed.
    await dialog.getByLabel(second).fill('');
    await dialog.getByLabel(second).pressSequentially('-2e.4');
    await expect(dialog.getByLabel(second)).toHaveValue('24');
    for (const edge of [String(most), '0']) {
      await dialog.getByLabel(first).fill(edge);
      await expect(dialog.getByText(`Type a whole number from 0 to ${most}`)).toBeHidden();
    }
    expect(created).toEqual([]);
    for (const [mark, value] of Object.entries(marks)) await dialog.getByLabel(mark).fill(value);
    await create.click();
    await expect(alertOf(page, `March sitting ${said} created Successfully`)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(created).toEqual([`POST /${family}s/real_${family}s`]);
    const own = rowOf(page, 'March sitting*');
    await expect(own).toContainText('A real test you took');
    await expect(own).toContainText(row);
    await expect(own).toContainText(composite);
    // A single exam cannot be reordered.
    await expect(page.getByRole('button', { name: /^Reorder/ })).toHaveCount(0);
  });

  test(`edits and deletes an official ${name} by its icons; an exam from the authors has no such icons ${ids.edit}`, async ({
    page,
    db,
    mountPage,
  }) => {
    const student = personRows('student');
    const authored = examRows({ family, topics: {} });
    const values = Object.entries(marks).map(([mark, value]) => [mark.toLowerCase(), Number(value)]);
    const record = recordRows(student, { family, title: 'A sitting', marks: Object.fromEntries(values) });
    await mountPage(`/home/${family}s`, { as: student, planted: [student, authored, record] });
    const own = rowOf(page, 'A sitting*');
    const other = rowOf(page, authored.title);
    await expect(own.getByRole('button')).toHaveCount(2);
    await expect(own.locator('[aria-expanded]')).toHaveCount(0);
    await expect(other.getByRole('button', { name: authored.title })).toHaveAttribute('aria-expanded', 'false');
    await expect(other.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);

    const sent = watchCalls(page, new RegExp(`/real_${family}s/`));
    const edit = own.getByRole('button', { name: `Edit ${name} A sitting` });
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.click();
    for (const [mark, value] of Object.entries(marks)) await expect(dialog.getByLabel(mark)).toHaveValue(value);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    expect(sent, 'nothing was changed').toEqual([]);
    await edit.click();
    await dialog.getByLabel(first).fill('20');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(alertOf(page, `A sitting ${said} updated Successfully`)).toBeVisible();
    await expect(own).toContainText(`${first} 20`);
    expect(sent).toEqual([`PUT /${family}s/real_${family}s/${record.id}`]);

    const question = page.getByRole('dialog', {
      name: `Are you sure you want to delete ${name} A sitting?`,
      exact: true,
    });
    const remove = own.getByRole('button', { name: `Delete ${name} A sitting` });
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(own).toBeVisible();
    await remove.click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page, `A sitting ${said} deleted Successfully`)).toBeVisible();
    await expect(own).toHaveCount(0);
    const { rows } = await db.query('select from exams where owner_id = $1 and deleted_at is null', [
      student.account.id,
    ]);
    expect(rows).toEqual([]);
  });
}

test('hides create, edit, delete and reorder from a tutor who is logged in as the student [SAT-007, SAT-008, SAT-011, ACT-007]', async ({
  page,
  mountPage,
}) => {
  for (const { family, marks, composite } of examFamilies) {
    const student = personRows('student');
    const values = Object.entries(marks).map(([mark, value]) => [mark.toLowerCase(), Number(value)]);
    const record = recordRows(student, { family, title: 'Mine', marks: Object.fromEntries(values) });
    const authored = examRows({ family, topics: {} });
    await mountPage(`/home/${family}s`, { as: student, by: 'tutor', planted: [student, record, authored] });
    await expect(rowOf(page, 'Mine*')).toContainText(composite);
    await expect(rowOf(page, authored.title)).toBeVisible();
    await expect(rowOf(page, 'Mine*').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Create|Reorder) / })).toHaveCount(0);
  }
});
