import { keyboardUserOf } from '../keyboard.ts';
import { expectScreenAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/question-page.ts';
import { deletedTopics, recycleBinOf } from '../support/recycle-bin.ts';

test('the bin passes axe and fits a phone; the keyboard reaches the bin, its tabs and a record, and returns the focus', async ({
  page,
  mountPage,
}) => {
  const planted = deletedTopics(25);
  const [title = ''] = planted.titles;
  await mountPage('/admin', { as: 'admin', planted });
  const bin = recycleBinOf(page);
  const { press, tabTo } = keyboardUserOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await bin.entry.focus();
  await press('Enter');
  await expect(bin.row(title)).toBeVisible();
  await tabTo(bin.tab('Topics'));
  await press('ArrowLeft');
  await expect(bin.tab('ACTs')).toBeFocused();
  await press('ArrowRight');
  await expect(bin.tab('Topics')).toBeFocused();
  await tabTo(bin.remove(title));
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press('Escape');
  await expect(bin.remove(title)).toBeFocused();
  await expectScreenAccessible(page, 'the bin');
  await press('Escape');
  await expect(bin.dialog).toBeHidden();
  await expect(bin.entry).toBeFocused();
});
