import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { examRows, topicRows, withValues, yesOrNo } from '../support/planting.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: '404 Page Not Found' });

/** The menu entries in the specified order, with the path if the entry is a page. */
const menuEntries = [
  ['Dashboard', '/admin'],
  ['Users', '/admin/users'],
  ['SATs', '/admin/sats'],
  ['ACTs', '/admin/acts'],
  ['Math', '/admin/math-topics'],
  ['Grammar', '/admin/grammar-topics'],
  ['Reading', '/admin/reading-topics'],
  ['Recycle Bin', null],
  ['Bucket', null],
  ['Reported Problems', '/admin/reported_problems'],
  ['Settings', '/admin/settings'],
] as const;
const superAdminEntries: readonly string[] = ['Users', 'Reported Problems'];

test('the menu has its entries in order, and each opens its page or its dialog [NAV-016] [NAV-017]', async ({
  page,
  app,
  mountPage,
}) => {
  const titles = menuEntries.map(([title]) => title);
  await mountPage('/admin', { as: 'admin' });
  await expect(menu(page).locator('a, button')).toHaveText(
    titles.filter((title) => !superAdminEntries.includes(title)),
  );
  await mountPage('/admin', { as: 'super-admin' });
  await expect(menu(page).locator('a, button')).toHaveText(titles);
  for (const [title, path] of menuEntries) {
    if (path === null) {
      const [entry, urlBefore] = [menu(page).getByRole('button', { name: title }), page.url()];
      await entry.click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page).toHaveURL(urlBefore);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(entry).toBeFocused();
      continue;
    }
    await menu(page).getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(app.studio + path);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notFound(page)).toBeHidden();
  }
  // On a phone the menu scrolls to the entry of the current page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(menu(page).getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 0.95 });
});

test('users, reported problems and the audit are not found for an admin, and for a former super admin [ACC-032]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  await mountPage('/admin/users', { as: 'admin' });
  for (const path of ['users', 'reported_problems', 'audit']) {
    if (path !== 'users') await page.goto(`${app.studio}/admin/${path}`);
    await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
    await expect(notFound(page)).toBeVisible();
  }
  await page.getByRole('button', { name: /profile menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Admin Panel', 'Account', 'Logout']);

  const { account } = await mountPage('/admin/reported_problems', { as: 'super-admin' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reported Problems');
  await page.getByRole('button', { name: /profile menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Admin Panel', 'Audit', 'Account', 'Logout']);
  await db.query('update users set is_super_admin = false where id = $1', [account.id]);
  await page.reload();
  await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
});

test('an unknown address shows the not-found page, also outside the admin area [NAV-003]', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/nowhere', { site: 'studio' });
  await expect(notFound(page)).toBeVisible();
  await mountPage('/admin/not_found', { as: 'super-admin' });
  await expect(notFound(page)).toBeVisible();
  for (const path of ['/admin/no/such/page', '/admin/users/somebody', '/admin/math-topics/more', '/nowhere']) {
    await page.goto(app.studio + path);
    await expect(page.getByText('404 Page Not Found'), path).toBeVisible();
    await expect(page).toHaveURL(app.studio + path);
  }
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin`);
});

const deletedColumns = { deleted_at: new Date(), deletion_id: crypto.randomUUID() };

test('a page whose record is in the bin, does not exist or is of another kind redirects to not_found [ACC-044]', async ({
  page,
  app,
  mountPage,
}) => {
  const { topic, subtopic, subsubtopic, set, rows } = topicRows({
    sequence: { one: { choices: yesOrNo } },
    sets: { run: { title: 'In the bin', questions: [{ choices: yesOrNo }] } },
  });
  const exam = examRows({ topics: { own: { section: 'Reading' } } });
  const sat = withValues(withValues(exam, 'exams', deletedColumns), 'exam_questions', deletedColumns);
  const unknownId = crypto.randomUUID();
  const binned = withValues({ rows }, 'problem_sets', deletedColumns);
  await mountPage(`/admin/problemset/${set.run}`, { as: 'admin', planted: [binned, sat] });
  await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
  for (const path of [
    `sat/${sat.topic.own?.id}`,
    `sat-test/${sat.id}/mock/MathCalc`,
    `act/${subtopic}`,
    `act-test/${unknownId}/real/Mathematics`,
    `health/${unknownId}?part=poor`,
    `subtopic/${subtopic}/${set.run}`,
    `problemset/${subsubtopic}`,
    // Not a SAT topic.
    topic,
    unknownId,
    'no-id',
    // A path segment that the API has a call for.
    'update_positions',
  ]) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(page, path).toHaveURL(`${app.studio}/admin/not_found`);
    await expect(notFound(page)).toBeVisible();
  }
});
