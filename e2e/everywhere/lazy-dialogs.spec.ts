import { alertOf } from '../support/alert.ts';
import { choose, expectQuestions } from '../support/desk.ts';
import { plant, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { enterStudio } from '../support/topic-manager.ts';

test('a dialog that fails to load shows an error, keeps the text being edited, and opens at the next click', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence: { one: { text: 'One', choices: yesOrNo } } });
  await enterStudio(page, app);
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await expectQuestions(page, ['One']);
  await choose(page, 'question 1', 'Edit');
  const field = page.getByRole('textbox', { name: 'Question 1' });
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and a half');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const [chunk, name, title, open] of [
    ['search-dialog', 'The search', 'Search', () => press('Search')],
    ['bucket-dialog', 'The bucket', 'Bucket', () => press('Bucket')],
    ['image-dialog', 'The dialog for images', 'Insert image', () => press('Image')],
    ['video-dialog', 'The dialog for videos', 'Insert video', () => press('Video')],
    ['preview-dialog', 'The preview', 'Preview question', () => choose(page, 'question 1', 'Preview')],
    [
      'outcome-palette',
      'The list of what it can lead to',
      'Link question',
      () => press('Choose a question after a right answer'),
    ],
  ] as const) {
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await open();
    const failure = alertOf(page, `${name} could not be loaded. Check the connection and try again.`);
    await expect(failure).toBeVisible();
    await failure.click();
    await expect(field).toHaveText('One and a half');
    await page.unroute(`**/assets/${chunk}-*.js`);
    await open();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toHaveText('One and a half');
  }
});
