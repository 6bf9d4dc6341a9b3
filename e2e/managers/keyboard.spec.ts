import { expectFocusSeen, keyboardUserOf } from '../keyboard.ts';
import { alertOf } from '../support/alert.ts';
import { accountOf, expect, test } from '../support/fixtures.ts';
import { topicManagerOf } from '../support/topic-manager.ts';
import { branchRows } from './branch-rows.ts';

// Only a journey shows the tab order and the focus across pages.
test('by keyboard alone: from the dashboard through a manager to a sequence and back, log out and log in again', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/admin', { as: 'admin', planted: branchRows('Algebra') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { press, tabTo } = keyboardUserOf(page);
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await press('Enter');
  await tabTo(main.getByRole('link', { name: 'Math', exact: true }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Math topics' })).toBeVisible();
  await expect(main).toBeFocused();
  await tabTo(main.getByRole('button', { name: 'Algebra', exact: true }));
  await press('Enter');
  await tabTo(main.getByRole('button', { name: 'Sub A', exact: true }));
  await press('Space');
  await tabTo(main.getByRole('link', { name: 'Questions of Sub A' }));
  await tabTo(main.getByRole('link', { name: 'Seq B' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Seq B' })).toBeVisible();
  await tabTo(main.getByRole('button', { name: 'Subtopics' }));
  await press('Enter');
  const subtopicsMenu = page.getByRole('navigation', { name: 'Subtopics of Algebra' });
  await expect(subtopicsMenu.getByRole('link', { name: 'Seq B' })).toBeFocused();
  await press('Home');
  await expect(subtopicsMenu.getByRole('link', { name: 'Sub A' })).toBeFocused();
  await press('Escape');
  await expect(main.getByRole('button', { name: 'Subtopics' })).toBeFocused();
  await tabTo(main.getByRole('link', { name: 'Back' }));

  await page.getByRole('button', { name: /profile menu/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeFocused();
  await press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.studio}/`);
  const { email, password } = accountOf(app, 'admin');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await tabTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.studio}/admin`);
});

// Only a journey shows where the focus is after each step.
test('by keyboard alone: topics are reordered, and each level is deleted', async ({ page, db, mountPage }) => {
  const branch = branchRows('Algebra', { position: 1 });
  await mountPage(branch.address, { as: 'admin', planted: [branchRows('Numbers'), branch] });
  const manager = topicManagerOf(page);
  const { press, tabTo } = keyboardUserOf(page);
  await tabTo(manager.button('Reorder Topics'));
  await press('Enter');
  await expect(page.getByText('Drag the rows, or move them with the arrows.')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Move up Algebra' }));
  await press('Enter');
  await expect(page.getByText('Algebra is now number 1 of 2.')).toBeAttached();
  await tabTo(page.getByRole('button', { name: 'Submit New Order' }), 'Shift+Tab');
  await press('Enter');
  await expect(manager.button('Reorder Topics')).toBeFocused();
  const stored = () => db.query('select title from topics where deleted_at is null order by position');
  expect((await stored()).rows).toEqual([{ title: 'Algebra' }, { title: 'Numbers' }]);

  for (const [title, kind, message] of [
    ['Seq A', 'sub subtopic', "'Seq A' Sub-Sub-Topic deleted successfully"],
    ['Sub A', 'subtopic', 'Sub A deleted Successfully'],
    ['Algebra', 'topic', 'Algebra topic deleted Successfully'],
  ] as const) {
    const openDeleteDialog = async () => {
      await tabTo(manager.moreButton(title));
      await press('Enter', 'End', 'Enter');
      await expect(manager.dialog.getByRole('heading')).toHaveText(`Are you sure you want to delete this ${kind}?`);
    };
    await openDeleteDialog();
    await press('Escape');
    await expect(manager.moreButton(title)).toBeFocused();
    await press('Enter', 'End', 'Enter');
    await tabTo(manager.dialog.getByRole('button', { name: 'OK' }));
    await page.keyboard.press('Enter');
    await expect(alertOf(page, message)).toBeVisible();
    await expect(manager.moreButton(title)).toBeHidden();
    await expectFocusSeen(page, `after ${title} is gone`);
  }
  expect((await stored()).rows).toEqual([{ title: 'Numbers' }]);
});
