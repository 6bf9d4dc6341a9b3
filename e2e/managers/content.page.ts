import { expect, test } from '../support/fixtures.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { topicManagerOf } from '../support/topic-manager.ts';
import { branchRows } from './branch-rows.ts';

test('a manager shows whether each topic is published and its source, and opens level by level', async ({
  page,
  mountPage,
}) => {
  const published = branchRows('Geometry', { kind: 'grammar', is_publish: true, position: 1 });
  const origin = { source: 'Mended from Elementary Algebra, OpenStax', licence: 'CC BY 4.0' };
  const planted = [branchRows('Algebra', { kind: 'grammar', ...origin }), published];
  await mountPage('/admin/grammar-topics', { as: 'admin', planted });
  const manager = topicManagerOf(page);
  await expect(manager.row('Algebra').getByRole('img', { name: 'Not published' })).toBeVisible();
  await expect(manager.row('Geometry').getByRole('img', { name: 'Published', exact: true })).toBeVisible();
  const sequence = page.getByRole('link', { name: 'Seq A' });
  await manager.toggle('Algebra').click();
  await expect(manager.toggle('Sub A')).toBeVisible();
  await expect(sequence).toBeHidden();
  await manager.toggle('Sub A').click();
  await expect(sequence).toBeVisible();
  await expect(manager.row('Algebra')).toContainText('Mended from Elementary Algebra, OpenStax · CC BY 4.0');
  await manager.toggle('Algebra').click();
  await expect(sequence).toBeHidden();
  await manager.toggle('Algebra').click();
  await sequence.click();
  await expect(page.getByText('Mended from Elementary Algebra, OpenStax · CC BY 4.0')).toBeVisible();
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
});

test('the query opens a branch and scrolls to it, also after going back from its page [ATR-004]', async ({
  page,
  app,
  mountPage,
}) => {
  const others = Array.from({ length: 20 }, (_, position) => branchRows(`Other ${position}`, { position }));
  const algebra = branchRows('Algebra', { position: 20 });
  const address = `${algebra.address}&subsubtopic=${algebra.sequences[2]}`;
  await mountPage(address, { as: 'super-admin', planted: [...others, algebra] });
  const link = page.getByRole('link', { name: 'Seq C' });
  await expect(link).toBeInViewport();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveText(['Algebra', 'Sub A']);
  await expect(page.locator('[data-current]')).toHaveText(/^Seq C/);
  await link.click();
  await expect(page).toHaveURL(`${app.studio}/admin/subtopic/${algebra.subtopics[0]}/${algebra.sequences[2]}`);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(app.studio + address);
  await expect(link).toBeInViewport();
});

test('questions of a sequence show answers, explanations and marks, and link to their sets and back', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      first: {
        text: 'What comes first?',
        explain: 'The first of them.',
        help: 'Look at the order.',
        choices: [
          { text: 'This', right: true },
          { text: 'That', why: 'That comes later.' },
        ],
        right: { set: 'run', question: 'last' },
        wrong: { question: 'again' },
      },
      again: { text: 'Once more?', accepts: '3/4', symbol: '%', rank: 3, right: { question: 'last' } },
      last: { text: 'And the last?', hidden: true, choices: yesOrNo },
    },
    sets: { run: { title: 'Four in order', questions: [{ text: 'One of the set.', choices: yesOrNo }] } },
  });
  await mountPage(`/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}`, { as: 'admin', planted });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted sequence');
  await expect(page.getByText(`Topic ${planted.topic.slice(0, 8)}, Planted sub-topic`)).toBeVisible();
  const inMenu = page.getByRole('navigation').getByRole('link', { name: 'Math' });
  await expect(inMenu).toHaveAttribute('aria-current', 'true');

  const cards = page.getByRole('group', { name: /^Question/ });
  await expect(cards).toHaveCount(3);
  const [first, again, last] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  await first.getByText('What comes first?').first().click();
  for (const text of ['This', 'That comes later.', 'The first of them.', 'Look at the order.']) {
    await expect(first.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(first.getByRole('listitem').filter({ hasText: 'This' })).toContainText('Right answer');
  await expect(first.getByRole('listitem').filter({ hasText: 'That' })).not.toContainText('Right answer');
  await expect(again).toContainText('Free Response');
  await expect(again.getByText('Rank 4')).toHaveCount(1);
  await again.getByText('Once more?').first().click();
  await expect(again.getByRole('listitem').first()).toContainText('3/4 %Any equal value');
  await expect(last.getByRole('img', { name: 'Hidden' })).toBeVisible();

  await page.getByRole('link', { name: 'Four in order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four in order');
  await expect(cards).toHaveCount(1);
  await cards.getByText('One of the set.').first().click();
  await expect(cards.getByRole('listitem').filter({ hasText: 'Yes' })).toContainText('Right answer');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Planted sequence' })).toBeInViewport();
});
