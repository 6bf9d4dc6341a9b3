import { expectAccessible } from '../accessible.ts';
import { enterStudio, titled } from '../authoring.ts';
import { accountOf } from '../fixtures.ts';
import { keyboardOf } from '../keyboard.ts';
import { openUsers, plantUser, usersPage } from '../people.ts';
import { expect, test } from '../practising.ts';

test('the page has its heading and its three tabs, each at an address of its own, and is not there for other admins [USR-001]', async ({
  page,
  app,
  anotherBrowser,
}) => {
  await enterStudio(page, app, 'super-admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/users`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page.getByRole('tab')).toHaveText(['Admins', 'Students', 'Tutors']);
  const { tab, row, search } = usersPage(page);
  await expect(tab('Admins')).toHaveAttribute('aria-selected', 'true');
  for (const [name, role] of [
    ['Admins', 'super-admin'],
    ['Students', 'student'],
    ['Tutors', 'tutor'],
  ] as const) {
    await tab(name).click();
    await expect(page).toHaveURL(`${app.studio}/admin/users?tab=${name.toLowerCase()}`);
    await search.fill(accountOf(app, role).email);
    await expect(row(accountOf(app, role).email)).toHaveCount(1);
  }
  await page.reload();
  await expect(tab('Tutors')).toHaveAttribute('aria-selected', 'true');
  await expect(row(accountOf(app, 'tutor').email)).toHaveCount(1);
  await page.goBack();
  await expect(tab('Students')).toHaveAttribute('aria-selected', 'true');

  const admin = await (await anotherBrowser()).newPage();
  await enterStudio(admin, app);
  await expect(admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toHaveCount(0);
  await admin.goto(`${app.studio}/admin/users`);
  await expect(admin).toHaveURL(`${app.studio}/admin/not_found`);
});

test('ten stand on a page, pages are asked for by their number, and where nobody is found there are none [USR-002] [USR-003]', async ({
  page,
  app,
  db,
}) => {
  const name = titled('Paged');
  for (let at = 1; at <= 12; at += 1) await plantUser(db, `${name} ${String(at).padStart(2, '0')}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/users/students')) asked.push(`${searchParams.get('offset')} ${searchParams.get('limit')}`);
  });
  const { rows, search, main } = await openUsers(page, app, 'students', name);
  const pages = main.getByRole('navigation', { name: 'Pages' });
  await expect(rows).toHaveCount(10);
  await expect(pages).toContainText('Showing 1 to 10 of 12 entries');
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveText([new RegExp(`^${name} 11`), new RegExp(`^${name} 12`)]);
  await expect(page).toHaveURL(/&page=2$/);
  expect(asked).toEqual(['1 10', '2 10']);
  // An address that was kept while there were more.
  await page.goto(`${app.studio}/admin/users?tab=students&q=${name}&page=7`);
  await expect(page).toHaveURL(/&page=2$/);
  await expect(rows).toHaveCount(2);

  await search.fill(titled('Nobody has this name'));
  await expect(main.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(pages).toHaveCount(0);
  await expect(main.getByText(/^Showing/)).toHaveCount(0);
  await search.fill(`${name} 03`);
  await expect(rows).toHaveCount(1);
  await expect(main.getByText('Showing 1 to 1 of 1 entry')).toBeVisible();
});

test('every page and dialog of it is worked by keyboard alone and passes axe', async ({ page, app, db }) => {
  const name = titled('Keys');
  for (const end of ['one', 'two']) await plantUser(db, `${name} ${end}`, 'Tutor');
  const { tab, search, more, rows, toggle, dialog } = await openUsers(page, app, 'admins');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  const { press, tabTo } = keyboardOf(page);
  await tabTo(tab('Admins'));
  await press('ArrowRight', 'ArrowRight');
  await expect(tab('Tutors')).toBeFocused();
  await expect(page).toHaveURL(/tab=tutors$/);
  await tabTo(search);
  await page.keyboard.type(name);
  await expect(rows).toHaveCount(2);
  await expect(search).toBeFocused();
  await tabTo(toggle(`${name} one`));
  await press('Space');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await press('Escape');
  await expect(toggle(`${name} one`)).toBeFocused();
  await expect(toggle(`${name} one`)).toBeChecked();
  await tabTo(more(`${name} one`));
  await press('Enter', 'End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await press('Enter');
  await press('Tab', 'Enter');
  await expect(dialog.getByRole('heading')).toHaveText(`Do you really want to delete ${name} one?`);
  await press('Tab', 'Enter');
  await expect(rows).toHaveCount(1);
  // The row below has moved into its place.
  await expect(more(`${name} two`)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
