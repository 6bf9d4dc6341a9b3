import { row } from '@fourfold/server/testing/fixtures/rows';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';

test('the / key opens the search, except in a text field; hits are filtered, and opened with the arrow keys and Enter', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      first: { text: 'The zetagram of a lever?', choices: yesOrNo },
      typed: { text: 'How long is the zetagram?', accepts: '4' },
    },
    sets: { run: { title: 'All about zetagram', published: false, questions: [{ choices: yesOrNo }] } },
  });
  await mountPage('/admin/math-topics', { as: 'admin', planted });
  await page.getByRole('button', { name: 'Create Topic' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(page.getByLabel('Title')).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const searchField = dialog.getByLabel('Words');
  await expect(searchField).toBeFocused();
  await page.keyboard.type('zetagr');
  const hits = dialog.getByRole('listitem');
  await expect(dialog.getByText('3 found', { exact: true })).toBeVisible();
  await expect(hits).toHaveCount(3);
  const { topic, subtopic, subsubtopic, question, set } = planted;
  await expect(hits.filter({ hasText: 'of a lever?' })).toContainText(
    `Topic ${topic.slice(0, 8)}, Planted sub-topic, Planted sequence`,
  );
  await dialog.getByLabel('Kind').selectOption('question');
  await expect(hits).toHaveCount(2);
  await dialog.getByLabel('Answers').selectOption('true');
  await expect(hits).toHaveText([/How long is the/]);
  await dialog.getByLabel('Kind').selectOption('');
  await dialog.getByLabel('Answers').selectOption('');
  await dialog.getByLabel('Published', { exact: true }).selectOption('false');
  await expect(hits).toHaveText([/All about/]);
  await dialog.getByLabel('Published', { exact: true }).selectOption('');
  await expect(hits).toHaveCount(3);

  await searchField.fill('zetagram nothing');
  await expect(dialog.getByText('No Record Found', { exact: true })).toBeVisible();
  await searchField.fill('lever zetagram');
  await expect(hits).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(hits.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchField).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}?question_id=${question.first}`);
  await expect(page.getByRole('button', { name: 'Close question 1' })).toBeFocused();

  // The last search is restored.
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(searchField).toHaveValue('lever zetagram');
  await searchField.fill('about zetagram');
  await dialog.getByRole('link', { name: /All about/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/admin/problemset/${set.run}`);
});

test('more than 20 hits are shown page by page, and a failed search can be retried', async ({ page, mountPage }) => {
  const rows = Array.from({ length: 45 }, (_, position) =>
    row('topics', { id: crypto.randomUUID(), kind: 'reading', title: `Zetagram ${position}`, position }),
  );
  let isBroken = true;
  await page.route('**/api/search*', (route) => (isBroken ? route.abort() : route.fallback()));
  await mountPage('/admin', { as: 'admin', planted: { rows } });
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const hits = dialog.getByRole('listitem');
  await dialog.getByLabel('Words').fill('zetagram');
  await expect(dialog.getByRole('alert')).toContainText('The search did not come through.');
  isBroken = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(hits).toHaveCount(20);
  await expect(dialog.getByText('45 found', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(hits).toHaveCount(40);
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(hits).toHaveCount(45);
  await expect(dialog.getByRole('button', { name: 'Show more' })).toBeHidden();
});
