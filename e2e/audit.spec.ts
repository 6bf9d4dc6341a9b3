import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterStudio, titled } from './authoring.ts';
import { callerOf } from './caller.ts';
import { accountOf } from './fixtures.ts';
import { expectAllInReach } from './keyboard.ts';
import { expect, test } from './practising.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Audit' }).locator('tbody tr');

test('a super admin sees who created, changed, deleted, restored and published what, and opens it', async ({
  page,
  app,
}) => {
  const [first, last] = [titled('First name'), titled('Last name')];
  const id = crypto.randomUUID();
  const [admin, superAdmin] = [await callerOf(app, 'admin'), await callerOf(app, 'super-admin')];
  await admin('POST /topics', { id, title: first });
  await admin(`PUT /topics/${id}`, { title: last });
  await superAdmin('POST /topics/publish_unpublish', { id, isPublish: true });
  await admin(`DELETE /topics/${id}`);
  await admin('POST /soft_delete/restore_record', { id, type: 'topic' });

  await enterStudio(page, app, 'super-admin');
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Audit' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/audit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
  const own = rows(page).filter({ hasText: last });
  await expect(own).toHaveCount(5);
  for (const [at, words] of ['Restored topic', 'Deleted topic', 'Published topic', 'Changed topic', 'Created topic'].entries()) {
    await expect(own.nth(at)).toContainText(words);
  }
  // Who it was, by name, and what it was called then.
  const who = { admin: await nameOf(page, 'admin'), superAdmin: await nameOf(page, 'super-admin') };
  await expect(own.nth(1)).toContainText(who.admin);
  await expect(own.nth(2)).toContainText(who.superAdmin);
  await expect(own.nth(4)).toContainText(first);
  await own.first().getByRole('link', { name: last }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics?topic=${id}`);

  async function nameOf(_: Page, role: string): Promise<string> {
    return accountOf(app, role).email.split('@')[0] ?? '';
  }
});
