import type { Page } from '@playwright/test';
import { enterStudio } from '../authoring.ts';
import { callerOf } from '../caller.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { accountOf, fillLogIn } from '../fixtures.ts';
import { expect, test } from '../practising.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: '404 Page Not Found' });

/** In the specified order; the paths of those that are pages. */
const entries = [
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
const superAdmins: readonly string[] = ['Users', 'Reported Problems'];

for (const role of ['admin', 'super-admin'] as const) {
  const own = entries.filter(([title]) => role === 'super-admin' || !superAdmins.includes(title));

  test(`the menu of the ${role} has its entries in order, each leads to its page and is marked there [NAV-016]`, async ({
    page,
    app,
  }) => {
    await enterStudio(page, app, role);
    await expect(menu(page).locator('a, button')).toHaveText(own.map(([title]) => title));
    for (const [title, path] of own) {
      if (path === null) continue;
      await menu(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(app.studio + path);
      await expect(menu(page).locator('[aria-current="page"]')).toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notFound(page)).toBeHidden();
    }
  });

  test(`Recycle Bin and Bucket open dialogs to the ${role} where they are [NAV-017]`, async ({ page, app }) => {
    await enterStudio(page, app, role);
    await page.goto(`${app.studio}/admin/grammar-topics`);
    for (const title of ['Recycle Bin', 'Bucket']) {
      const entry = menu(page).getByRole('button', { name: title });
      await entry.click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page).toHaveURL(`${app.studio}/admin/grammar-topics`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(entry).toBeFocused();
    }
  });
}

test('on a phone the menu scrolls sideways to the page that one is on', async ({ page, app }) => {
  await enterStudio(page, app, 'super-admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.studio}/admin/reported_problems`);
  await expect(menu(page).getByRole('link', { name: 'Reported Problems' })).toBeInViewport({ ratio: 0.95 });
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});

test('users, reported problems and the audit are not there for an admin, by address or by call [ACC-032]', async ({
  page,
  app,
}) => {
  await enterStudio(page, app, 'admin');
  for (const path of ['users', 'reported_problems', 'audit']) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
    await expect(notFound(page)).toBeVisible();
  }
  const [admin, superAdmin] = [await callerOf(app, 'admin'), await callerOf(app, 'super-admin')];
  for (const path of ['users/admins', 'users/students', 'users/tutors', 'reported_problems', 'audit']) {
    expect((await admin(`GET /${path}`)).status, path).toBe(403);
    expect((await superAdmin(`GET /${path}`)).status, path).toBe(200);
  }
  await page.getByRole('button', { name: /profile menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Admin Panel', 'Account', 'Logout']);
});

test('who is no super admin any more leaves their pages with the next look at the session [ACC-032]', async ({
  page,
  app,
  db,
}) => {
  const { password } = accountOf(app, 'super-admin');
  const email = `super-${crypto.randomUUID()}@mail.example`;
  await db.query(
    `insert into users (id, username, email, password_hash, user_type, is_admin, is_super_admin)
     select gen_random_uuid(), 'Sue Super', $1, password_hash, user_type, true, true from users where email = $2`,
    [email, accountOf(app, 'super-admin').email],
  );
  await page.goto(app.studio);
  await fillLogIn(page, { email, password });
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await page.goto(`${app.studio}/admin/reported_problems`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reported Problems');
  await db.query('update users set is_super_admin = false where email = $1', [email]);
  await page.reload();
  await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
});

test('whatever is not there is said so, at an address of its own where a record is missing [NAV-003] [ACC-044]', async ({
  page,
  app,
  db,
}) => {
  await enterStudio(page, app, 'admin');
  for (const path of ['not_found', 'no/such/page', 'users/somebody', 'subtopic/only-one', 'math-topics/more']) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(notFound(page), path).toBeVisible();
  }
  const { topic, subtopic, subsubtopic, set } = await plant(db, {
    sequence: { one: { choices: yesOrNo } },
    sets: { run: { title: 'In the bin', questions: [{ choices: yesOrNo }] } },
  });
  const aTest = { variant: 'mock', questions: [{ choices: yesOrNo }] } as const;
  const sat = await plantExam(db, {
    topics: { own: { section: 'Reading' } },
    tests: [{ ...aTest, section: 'MathCalc' }],
  });
  const act = await plantExam(db, {
    family: 'act',
    topics: { own: { section: 'English' } },
    tests: [{ ...aTest, section: 'Mathematics' }],
  });
  const pages = [
    subtopic,
    `subtopic/${subtopic}/${subsubtopic}`,
    `problemset/${set.run}`,
    `sat/${sat.topic.own?.id}`,
    `act/${act.topic.own?.id}`,
    `sat-test/${sat.id}/mock/MathCalc`,
    `act-test/${act.id}/mock/Mathematics`,
  ];
  for (const path of pages) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notFound(page), path).toBeHidden();
  }
  const call = await callerOf(app, 'admin');
  for (const path of [`topics/${topic}`, `sats/test_sats/${sat.id}`, `acts/test_acts/${act.id}`]) {
    expect((await call(`DELETE /${path}`)).status, path).toBe(200);
  }
  const never = crypto.randomUUID();
  const missing = [
    ...pages,
    never,
    'no-id',
    // Of another kind.
    topic,
    `problemset/${subsubtopic}`,
    `subtopic/${subtopic}/${set.run}`,
    `subtopic/${never}/${never}`,
    'subtopic/no/id',
    `problemset/${never}`,
    `sat/${never}`,
    `act/${subtopic}`,
    `sat-test/${never}/real/MathCalc`,
    `act-test/${never}/real/Mathematics`,
    'sat-test/no-id/real/MathCalc',
    'problemset/update_positions',
    // A word that a call of the API has at this place.
    'update_positions',
  ];
  test.setTimeout(240_000);
  for (const path of missing) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(page, path).toHaveURL(`${app.studio}/admin/not_found`);
    await expect(notFound(page)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin`);
});
