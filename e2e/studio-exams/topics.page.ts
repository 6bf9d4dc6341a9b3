import { alertOf } from '../support/alert.ts';
import { pasteByKeys } from '../support/clipboard.ts';
import { examRows, topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studioExamListOf } from '../support/studio-exam-list.ts';

/** Numbers of two sections without a topic. */
const numbers = Object.fromEntries(
  (['Reading', 'Writing'] as const).flatMap((section) =>
    [0, 1, 2].map((position) => [`${section}${position}`, { section, position, title: null, published: false }]),
  ),
);
const titlesBySection = `select section, position + 1 as number, title from exam_questions
                          where title is not null order by section, position`;

test('all 154 topics of a new SAT are pasted as one column, by four presses', async ({ page, db, mountPage }) => {
  await mountPage('/admin/sats', { as: 'admin' });
  const list = studioExamListOf(page, 'SATs');
  await list.button('Create Sat').click();
  await page.keyboard.type('SAT of a column');
  await page.keyboard.press('Enter');
  await expect(list.toggle('SAT of a column')).toBeFocused();

  await list.button('Topics').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Topics of SAT of a column' });
  await expect(dialog.getByRole('combobox', { name: 'Reading, number 1', exact: true })).toBeFocused();
  const topics = Array.from({ length: 154 }, (_, at) => `Topic ${at + 1}`);
  await pasteByKeys(page, { 'text/plain': `${topics.join('\r\n')}\r\n` });
  await expect(dialog.locator('p[role=status]')).toHaveText('154 topics filled in, not saved yet.');
  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, '154 topics saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(list.button('52, Topic 52, not published')).toBeVisible();
  const { rows } = await db.query<{ title: string }>(
    `select title from exam_questions
      order by array_position('{Reading,Writing,MathNoCalc,MathCalc}'::text[], section), position`,
  );
  expect(rows.map(({ title }) => title)).toEqual(topics);
});

test('topics are typed with Enter for the next number, chosen among those that exist, and saved together', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = examRows({ title: 'A SAT', topics: numbers });
  await mountPage(`/admin/sats?sat=${exam.id}`, { as: 'admin', planted: [exam, topicRows({ sequence: {} })] });
  await studioExamListOf(page, 'SATs').button('Topics').click();
  const dialog = page.getByRole('dialog', { name: 'Topics of A SAT' });
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  await expect(dialog.locator('datalist option[value="Planted sub-topic"]')).toBeAttached();
  await page.keyboard.type('Main idea');
  await page.keyboard.press('Enter');
  await expect(field('Reading, number 2')).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(field('Reading, number 1')).toBeFocused();
  await field('Reading, number 3').focus();
  await page.keyboard.press('Enter');
  await expect(field('Writing and Language, number 1')).toBeFocused();
  await page.keyboard.type('Commas');
  await field('Writing and Language, number 3').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Save 2 topics' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alertOf(page, '2 topics saved')).toBeVisible();
  expect((await db.query(titlesBySection)).rows).toEqual([
    { section: 'Reading', number: 1, title: 'Main idea' },
    { section: 'Writing', number: 1, title: 'Commas' },
  ]);
});

test('a column that does not fit is refused whole, with the row; an uploaded one begins at the first number', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = examRows({ title: 'A SAT', topics: numbers });
  await mountPage(`/admin/sats?sat=${exam.id}`, { as: 'admin', planted: exam });
  await studioExamListOf(page, 'SATs').button('Topics').click();
  const dialog = page.getByRole('dialog', { name: 'Topics of A SAT' });
  const status = dialog.locator('p[role=status]');
  const upload = async (name: string, text: string) => {
    const mimeType = 'text/csv';
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  };
  await upload('wrong.csv', 'Number,Topic\n1,Ideas\n2,Words\n4,Tone\n');
  await expect(status).toHaveText('Row 4 has the number 4, where 3 of Reading is expected.');
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Writing and Language, number 2', exact: true }).focus();
  await pasteByKeys(page, { 'text/plain': 'a\nb\nc' });
  await expect(status).toHaveText('It has 3 rows, and from here on there are 2 numbers.');

  await upload('right.csv', 'Number,Topic\n1,Ideas\n2,\n3,Tone\n1,Commas\n');
  await expect(status).toHaveText('3 topics filled in, not saved yet. 1 blank row was left out.');
  await dialog.getByRole('combobox', { name: 'Reading, number 2', exact: true }).fill('x'.repeat(201));
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('Topic has at most 200 characters');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to discard these topics?' });
  await expect(question).toContainText('4 topics are not saved.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('combobox', { name: 'Reading, number 2', exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save 3 topics' }).click();
  await expect(alertOf(page, '3 topics saved')).toBeVisible();
  expect((await db.query(titlesBySection)).rows).toEqual([
    { section: 'Reading', number: 1, title: 'Ideas' },
    { section: 'Reading', number: 3, title: 'Tone' },
    { section: 'Writing', number: 1, title: 'Commas' },
  ]);
});
