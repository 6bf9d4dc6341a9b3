import { expect, test } from '../support/question-page.ts';
import { invitedRows, usersPageOf } from '../support/users-page.ts';

test('shows its heading and three tabs, each with its own address; other admins do not have the page [USR-001]', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/admin', { as: 'super-admin' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' });
  await link.click();
  await expect(page).toHaveURL(`${app.studio}/admin/users`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page.getByRole('tab')).toHaveText(['Admins', 'Students', 'Tutors']);
  const { tab, row, rows } = usersPageOf(page);
  await expect(tab('Admins')).toHaveAttribute('aria-selected', 'true');
  for (const [name, person] of [
    ['Students', 'Sam Student'],
    ['Tutors', 'Tess Tutor'],
  ] as const) {
    await tab(name).click();
    await expect(page).toHaveURL(`${app.studio}/admin/users?tab=${name.toLowerCase()}`);
    await expect(row(person)).toHaveCount(1);
    await expect(rows).toHaveCount(1);
  }
  await page.reload();
  await expect(tab('Tutors')).toHaveAttribute('aria-selected', 'true');
  await expect(row('Tess Tutor')).toHaveCount(1);
  await page.goBack();
  await expect(tab('Students')).toHaveAttribute('aria-selected', 'true');

  await mountPage('/admin/users', { as: 'admin' });
  await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('shows ten a page, requests pages by number, and shows no pages if nobody is found [USR-002] [USR-003]', async ({
  page,
  app,
  mountPage,
}) => {
  const people = Array.from({ length: 12 }, (_, at) => invitedRows(`Paged ${String(at + 1).padStart(2, '0')}`));
  const pageRequests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/users/students'))
      pageRequests.push(`${searchParams.get('offset')} ${searchParams.get('limit')}`);
  });
  await mountPage('/admin/users?tab=students&q=Paged', { as: 'super-admin', planted: people });
  const { rows, search, main } = usersPageOf(page);
  const pages = main.getByRole('navigation', { name: 'Pages' });
  await expect(rows).toHaveCount(10);
  await expect(pages).toContainText('Showing 1 to 10 of 12 entries');
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveText([/^Paged 11/, /^Paged 12/]);
  await expect(page).toHaveURL(/&page=2$/);
  expect(pageRequests).toEqual(['1 10', '2 10']);
  // An address from when there were more users.
  await page.goto(`${app.studio}/admin/users?tab=students&q=Paged&page=7`);
  await expect(page).toHaveURL(/&page=2$/);
  await expect(rows).toHaveCount(2);

  await search.fill('Nobody has this name');
  await expect(main.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(pages).toHaveCount(0);
  await expect(main.getByText(/^Showing/)).toHaveCount(0);
  await search.fill('Paged 03');
  await expect(rows).toHaveCount(1);
  await expect(main.getByText('Showing 1 to 1 of 1 entry')).toBeVisible();
});
