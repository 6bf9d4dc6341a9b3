import { alertOf } from '../support/alert.ts';
import { openCard } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, withValues } from '../support/planting.ts';

/** A sequence of one question whose key an import could not read as a number. */
function importedSequence() {
  const why = 'Because it is so.';
  const question = { text: 'Multiply 4 by x + 3.', accepts: '4x+12', explain: why, help: why, helpAfter: why };
  const planted = withValues(topicRows({ sequence: { one: question } }), 'answers', { is_exact_match: true });
  return withValues(planted, 'questions', { key_doubt: { kind: 'expression', keys: ['4x+12'] } });
}

test('a doubtful imported key is listed with its reason, links to its card, and can be accepted or doubted again', async ({
  page,
  mountPage,
}) => {
  const planted = importedSequence();
  await mountPage(`/admin/health/${planted.topic}?part=unchecked`, { as: 'admin', planted });
  const unchecked = page.getByRole('tab', { name: /^Unchecked/ });
  await expect(unchecked).toHaveText('Unchecked1');
  const entry = page.getByRole('tabpanel').getByRole('listitem');
  await expect(entry).toHaveText(/^Imported key: an expression.*was imported with an expression as its answer/);
  await entry.getByRole('link').click();

  const doubt = page.getByRole('article', { name: 'Unchecked key' });
  await expect(doubt).toContainText('Change the key, or say that it is right as it is.');
  await doubt.getByRole('button', { name: 'The key is right as it is' }).press('Enter');
  await expect(doubt).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close question 1' })).toBeFocused();
  await expect(alertOf(page, 'Key accepted as it is')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(doubt.getByRole('button')).toBeFocused();

  await doubt.getByRole('button').click();
  await expect(doubt).toBeHidden();
  await page.goBack();
  await expect(page.getByText(/^No imported key in “.+” has to be looked at\.$/)).toBeVisible();
  await expect(unchecked).toHaveText('Unchecked0');
});

test('a doubtful key is shown before its sequence is published', async ({ page, mountPage }) => {
  const planted = withValues(importedSequence(), 'subsubtopics', { is_sequence_publish: false });
  await mountPage(`/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}`, { as: 'super-admin', planted });
  await openCard(page, 1);
  await expect(page.getByRole('article', { name: 'Unchecked key' })).toBeVisible();
  await page.getByRole('switch', { name: /Sequence/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('was imported with an expression as its answer');
});
