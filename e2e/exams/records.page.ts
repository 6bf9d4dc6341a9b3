import { alertOf } from '../support/alert.ts';
import { examFamilies, examRowOf, recordCalls } from '../support/exam-families.ts';
import { examRecordRows } from '../support/exam-result-rows.ts';
import { examRows, personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

for (const { family, name, alertName, ids, marks, initial, maxMark, row, composite } of examFamilies) {
  const [first = '', second = ''] = Object.keys(marks);

  test(`creates an official ${name}: marks are whole numbers from 0 to ${maxMark}, and the row shows their total ${ids.create}`, async ({
    page,
    mountPage,
  }) => {
    await mountPage(`/home/${family}s`, { as: 'student' });
    await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Create ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Create ${name}` });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    for (const mark of Object.keys(marks)) await expect(dialog.getByLabel(mark)).toHaveValue(initial);

    const created = recordCalls(page, new RegExp(`/real_${family}s`));
    const create = dialog.getByRole('button', { name: 'Create', exact: true });
    for (const [mark, value] of Object.entries(marks)) await dialog.getByLabel(mark).fill(value);
    await create.click();
    await expect(dialog.getByText('Please enter Title')).toBeVisible();
    await dialog.getByLabel('Title').fill('March sitting');
    for (const invalidMark of [String(maxMark + 1), '007', '1000']) {
      await dialog.getByLabel(first).fill(invalidMark);
      await create.click();
      await expect(dialog.getByText(`Type a whole number from 0 to ${maxMark}`)).toBeVisible();
      await expect(dialog.getByLabel(first)).toBeFocused();
    }
    // Signs and decimal points cannot be typed.
    await dialog.getByLabel(second).fill('');
    await dialog.getByLabel(second).pressSequentially('-2e.4');
    await expect(dialog.getByLabel(second)).toHaveValue('24');
    for (const boundary of [String(maxMark), '0']) {
      await dialog.getByLabel(first).fill(boundary);
      await expect(dialog.getByText(`Type a whole number from 0 to ${maxMark}`)).toBeHidden();
    }
    expect(created).toEqual([]);
    for (const [mark, value] of Object.entries(marks)) await dialog.getByLabel(mark).fill(value);
    await create.click();
    await expect(alertOf(page, `March sitting ${alertName} created Successfully`)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(created).toEqual([`POST /${family}s/real_${family}s`]);
    const ownRow = examRowOf(page, 'March sitting*');
    await expect(ownRow).toContainText('A real test you took');
    await expect(ownRow).toContainText(row);
    await expect(ownRow).toContainText(composite);
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
    const record = examRecordRows(student, { family, title: 'A sitting', marks: Object.fromEntries(values) });
    await mountPage(`/home/${family}s`, { as: student, planted: [student, authored, record] });
    const ownRow = examRowOf(page, 'A sitting*');
    const authoredRow = examRowOf(page, authored.title);
    await expect(ownRow.getByRole('button')).toHaveCount(2);
    await expect(ownRow.locator('[aria-expanded]')).toHaveCount(0);
    await expect(authoredRow.getByRole('button', { name: authored.title })).toHaveAttribute('aria-expanded', 'false');
    await expect(authoredRow.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);

    const sent = recordCalls(page, new RegExp(`/real_${family}s/`));
    const edit = ownRow.getByRole('button', { name: `Edit ${name} A sitting` });
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
    await expect(alertOf(page, `A sitting ${alertName} updated Successfully`)).toBeVisible();
    await expect(ownRow).toContainText(`${first} 20`);
    expect(sent).toEqual([`PUT /${family}s/real_${family}s/${record.id}`]);

    const question = page.getByRole('dialog', {
      name: `Are you sure you want to delete ${name} A sitting?`,
      exact: true,
    });
    const remove = ownRow.getByRole('button', { name: `Delete ${name} A sitting` });
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(ownRow).toBeVisible();
    await remove.click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page, `A sitting ${alertName} deleted Successfully`)).toBeVisible();
    await expect(ownRow).toHaveCount(0);
    const { rows } = await db.query('select from own_exams where user_id = $1 and deleted_at is null', [
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
    const record = examRecordRows(student, { family, title: 'Mine', marks: Object.fromEntries(values) });
    const authored = examRows({ family, topics: {} });
    await mountPage(`/home/${family}s`, { as: student, tutor: 'tutor', planted: [student, record, authored] });
    await expect(examRowOf(page, 'Mine*')).toContainText(composite);
    await expect(examRowOf(page, authored.title)).toBeVisible();
    await expect(examRowOf(page, 'Mine*').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Create|Reorder) / })).toHaveCount(0);
  }
});
