import { expectAccessible } from '../accessible.ts';
import { enterStudio } from '../authoring.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

/** A word that nothing else has. */
const word = () => `zeta${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

test('what is written is found by its key, filtered, and opened at its very place, by keyboard alone', async ({
  page,
  app,
  db,
}) => {
  const own = word();
  const { topic, subtopic, subsubtopic, set, question } = await plant(db, {
    sequence: {
      first: { text: `The ${own} of a lever?`, choices: yesOrNo },
      typed: { text: `How long is the ${own}?`, accepts: '4' },
    },
    sets: { run: { title: `All about ${own}`, published: false, questions: [{ choices: yesOrNo }] } },
  });
  await page.goto(`${app.studio}/admin/math-topics`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByLabel('Words')).toBeFocused();
  await page.keyboard.type(own.slice(0, -2));
  const finds = dialog.getByRole('listitem');
  await expect(dialog.getByText('3 found', { exact: true })).toBeVisible();
  await expect(finds).toHaveCount(3);
  await expect(finds.filter({ hasText: 'of a lever?' })).toContainText(
    `Topic ${topic.slice(0, 8)}, Planted sub-topic, Planted sequence`,
  );
  await expectAccessible(page);

  await dialog.getByLabel('Kind').selectOption('question');
  await expect(finds).toHaveCount(2);
  await dialog.getByLabel('Answers').selectOption('true');
  await expect(finds).toHaveCount(1);
  await expect(finds).toHaveText(/How long is the/);
  await dialog.getByLabel('Kind').selectOption('');
  await dialog.getByLabel('Answers').selectOption('');
  await dialog.getByLabel('Published', { exact: true }).selectOption('false');
  await expect(finds).toHaveCount(1);
  await expect(finds).toHaveText(/All about/);
  await dialog.getByLabel('Published', { exact: true }).selectOption('');
  await expect(finds).toHaveCount(3);

  await dialog.getByLabel('Words').focus();
  await page.keyboard.type(`${own} set`);
  await expect(dialog.getByText('No Record Found', { exact: true })).toBeVisible();
  await dialog.getByLabel('Words').fill(`lever ${own}`);
  await expect(finds).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(finds.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByLabel('Words')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}?question_id=${question.first}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted sequence');
  await expect(page.getByRole('button', { name: 'Close question 1' })).toBeFocused();

  // What was looked for last stands there again.
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByLabel('Words')).toHaveValue(`lever ${own}`);
  await dialog.getByLabel('Words').fill(`about ${own}`);
  await dialog.getByRole('link', { name: /All about/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/problemset/${set.run}`));
});

test('its key is a letter like any other where somebody writes, and Escape gives the focus back', async ({
  page,
  app,
}) => {
  await page.goto(`${app.studio}/admin/math-topics`);
  await page.getByRole('button', { name: 'Create Topic' }).click();
  const field = page.getByLabel('Title');
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByLabel('Words')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('hundreds of finds come page by page, and a failure is said in its place', async ({ page, app, db }) => {
  const own = word();
  await db.query(
    `insert into topics (id, kind, title, position)
     select gen_random_uuid(), 'reading', $1 || ' number ' || n, 2000 + n from generate_series(1, 45) n`,
    [own],
  );
  await page.goto(`${app.studio}/admin`);
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.route('**/api/search*', (route) => route.abort());
  await dialog.getByLabel('Words').fill(own);
  await expect(dialog.getByRole('alert')).toContainText('The search did not come through.');
  await page.unroute('**/api/search*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await expect(dialog.getByText('45 found', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(40);
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(45);
  await expect(dialog.getByRole('button', { name: 'Show more' })).toBeHidden();
});
