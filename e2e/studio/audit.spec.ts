import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { enterStudio, titled } from '../authoring.ts';
import { callerOf } from '../caller.ts';
import { accountOf } from '../fixtures.ts';
import { expectAllInReach } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import type { RunningServer } from '../server.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Audit' }).locator('tbody tr');

/** A topic's life, by two people, the newest deed first. */
const deeds = ['Restored topic', 'Deleted topic', 'Published topic', 'Changed topic', 'Created topic'];

async function live(app: RunningServer, title: { first: string; last: string }): Promise<string> {
  const id = crypto.randomUUID();
  const [admin, superAdmin] = [await callerOf(app, 'admin'), await callerOf(app, 'super-admin')];
  await admin('POST /topics', { id, title: title.first });
  await admin(`PUT /topics/${id}`, { title: title.last });
  await superAdmin('POST /topics/publish_unpublish', { id, isPublish: true });
  await admin(`DELETE /topics/${id}`);
  await admin('POST /soft_delete/restore_record', { id, type: 'topic' });
  return id;
}

async function nameOf(db: pg.Client, { email }: { email: string }): Promise<string> {
  const { rows: found } = await db.query<{ username: string }>('select username from users where email = $1', [email]);
  return found[0]?.username ?? '';
}

test('a super admin sees who created, changed, published, deleted and restored what, and opens it', async ({
  page,
  app,
  db,
}) => {
  const title = { first: titled('First name'), last: titled('Last name') };
  const id = await live(app, title);
  await enterStudio(page, app, 'super-admin');
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Audit' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/audit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
  const own = rows(page).filter({ hasText: title.last });
  await expect(own).toHaveCount(deeds.length);
  for (const [at, deed] of deeds.entries()) await expect(own.nth(at)).toContainText(deed);
  await expect(own.nth(1)).toContainText(await nameOf(db, accountOf(app, 'admin')));
  await expect(own.nth(2)).toContainText(await nameOf(db, accountOf(app, 'super-admin')));
  // What it was called then.
  await expect(own.nth(4)).toContainText(title.first);
  await own.first().getByRole('link', { name: title.last }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics?topic=${id}`);
});

test('the audit is narrowed by person, verb, kind and days, in its address, and widened again', async ({
  page,
  app,
}) => {
  const title = titled('Narrowed');
  await live(app, { first: title, last: title });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/audit') asked.push(search);
  });
  await enterStudio(page, app, 'super-admin');
  await page.goto(`${app.studio}/admin/audit`);
  const own = rows(page).filter({ hasText: title });
  await expect(own).toHaveCount(deeds.length);
  await page.getByLabel('Action').selectOption({ label: 'Published' });
  await expect(own).toHaveCount(1);
  await expect(rows(page).filter({ hasNotText: 'Published' })).toHaveCount(0);
  await page.getByLabel('Action').selectOption({ label: 'All' });
  await expect(own).toHaveCount(deeds.length);
  await page.getByLabel('Kind').selectOption({ label: 'Topic' });
  await page.getByLabel('Who').fill('super-admin@');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('Published topic');
  await expect(page).toHaveURL(`${app.studio}/admin/audit?who=super-admin%40&subject=topic`);
  await page.reload();
  await expect(own).toHaveCount(1);
  await expect(page.getByLabel('Who')).toHaveValue('super-admin@');

  // Days are those of the reader's clock.
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const [year, ...monthAndDay] = today.split('-');
  // Key by key, as a person does, with pauses that are long enough for each digit of the year to be asked for.
  const typed = [...monthAndDay, year].join('');
  for (const [label, name] of [
    ['From', 'from'],
    ['To', 'to'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).pressSequentially(typed, { delay: 300 });
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(today);
    await expect(page).toHaveURL((url) => url.searchParams.get(name) === today);
  }
  expect(asked.filter((query) => /(from|to)=0/.test(query))).toEqual([]);
  await expect(own).toHaveCount(1);
  await page.getByLabel('From').fill('2099-01-01');
  await expect(page.getByText('This day is after the last one.')).toBeVisible();
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(page.getByText('Try other filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/audit`);
  await expect(page.getByLabel('Who')).toHaveValue('');
  await expect(own).toHaveCount(deeds.length);
});

test('what is typed in the audit neither undoes what is chosen right after it nor comes back once it was cleared', async ({
  page,
  app,
}) => {
  await live(app, { first: titled('Typed'), last: titled('Typed') });
  await enterStudio(page, app, 'super-admin');
  await page.goto(`${app.studio}/admin/audit`);
  const [who, said] = [page.getByLabel('Who'), page.getByRole('status').filter({ hasText: /entr(y|ies)$/ })];
  await expect(said).toHaveText(/^[1-9][\d,]* entr(y|ies)$/);
  await who.fill('super-admin@');
  await page.getByLabel('Action').selectOption({ label: 'Published' });
  await expect(page).toHaveURL(`${app.studio}/admin/audit?who=super-admin%40&action=publish`);
  await who.fill(titled('Nobody'));
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(said).toHaveText('0 entries');
  await page.getByLabel('From').fill('0026-11-21');
  await who.fill('forgotten');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(who).toBeFocused();
  await expect(who).toHaveValue('');
  await expect(page.getByLabel('From')).toHaveValue('');
  await expect(rows(page).first()).toBeVisible();
  // Longer than anybody pauses.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(`${app.studio}/admin/audit`);

  await page.getByLabel('From').fill('0026-11-21');
  await who.focus();
  await expect(page.getByLabel('From')).toHaveValue('');
});

test('who looked on as a student stands there with the student, and eleven entries make two pages', async ({
  page,
  app,
  db,
}) => {
  await db.query(
    `insert into audit (actor_id, for_id, action, subject, subject_id, at)
     select t.id, s.id, 'login_as_student', 'session', gen_random_uuid(), '2019-05-05T12:00:00Z'
       from users t, users s, generate_series(1, 11)
      where t.email = $1 and s.email = $2`,
    [accountOf(app, 'tutor').email, accountOf(app, 'student').email],
  );
  const [tutor, student] = [await nameOf(db, accountOf(app, 'tutor')), await nameOf(db, accountOf(app, 'student'))];
  await enterStudio(page, app, 'super-admin');
  await page.goto(`${app.studio}/admin/audit?from=2019-05-05&to=2019-05-05`);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Looked on as a student');
  await expect(rows(page).first()).toContainText(`${tutor}for ${student}`);
  await expect(page.getByText('1 to 10 of 11')).toBeVisible();
  const [back, on] = ['Previous page', 'Next page'].map((name) => page.getByRole('button', { name }));
  if (!back || !on) throw new Error('there is no way on');
  await on.click();
  await expect(page).toHaveURL(`${app.studio}/admin/audit?from=2019-05-05&to=2019-05-05&page=2`);
  await expect(rows(page)).toHaveCount(1);
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  await expect(on).toBeFocused();
  await back.press('Enter');
  await expect(rows(page)).toHaveCount(10);
  await expect(back).toBeFocused();
  await page.goto(`${app.studio}/admin/audit?from=2019-05-05&to=2019-05-05&page=9`);
  await expect(page).toHaveURL(/page=2$/);
  await expect(rows(page)).toHaveCount(1);
});

test('the audit passes axe, fits a phone, and the keyboard reaches all of it', async ({ page, app }) => {
  await live(app, { first: titled('Reached'), last: `${titled('Reached')} ${'long '.repeat(30)}` });
  await enterStudio(page, app, 'super-admin');
  await page.goto(`${app.studio}/admin/audit?subject=topic`);
  await expect(rows(page).first()).toBeVisible();
  await expectAllInReach(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
