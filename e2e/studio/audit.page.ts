import { personRows } from '@fourfold/server/testing/fixtures/person';
import { type Row, row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Audit' }).locator('tbody tr');
const countStatus = (page: Page) => page.getByRole('status').filter({ hasText: /entr(y|ies)$/ });

/** Database rows of a topic, its audit entries, and the admin and the super admin who made them. */
function topicHistory() {
  const [ada, sue] = [
    personRows('admin', { username: 'Ada', email: 'ada@mail.example' }),
    personRows('super-admin', { username: 'Sue', email: 'sue@mail.example' }),
  ];
  const id = crypto.randomUUID();
  const entry = (minute: number, actor: typeof ada, action: string, detail: object = {}): Row =>
    row('audit', {
      at: new Date(Date.now() - 3_600_000 + minute * 60_000),
      actor_id: actor.account.id,
      action,
      subject: 'topic',
      subject_id: id,
      detail: JSON.stringify(detail),
    });
  const historyRows = [
    ...[...ada.rows, ...sue.rows],
    row('topics', { id, kind: 'math', title: 'Last name', position: 0 }),
    ...[entry(0, ada, 'create', { title: 'First name' }), entry(1, ada, 'change', { title: 'Last name' })],
    ...[entry(2, sue, 'publish'), entry(3, ada, 'delete'), entry(4, ada, 'restore')],
  ];
  return { rows: historyRows, id, sue };
}

test('a super admin reads who did what, newest first, by the old and the new title, and opens the record', async ({
  page,
  app,
  mountPage,
}) => {
  const history = topicHistory();
  await mountPage('/admin', { as: history.sue, planted: history });
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Audit' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/audit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
  await expect(rows(page)).toContainText([
    'Restored topic',
    'Deleted topic',
    'Published topic',
    'Changed topic',
    'Created topic',
  ]);
  await expect(rows(page)).toContainText(['Ada', 'Ada', 'Sue', 'Ada', 'Ada']);
  await expect(rows(page)).toContainText(Array(5).fill('Last name'));
  await expect(rows(page).last()).toContainText('First name');
  await rows(page).first().getByRole('link', { name: 'Last name' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics?topic=${history.id}`);
});

test('the audit is filtered by person, action, kind and days, which are kept in the address; text typed before "Clear filters" does not return', async ({
  page,
  app,
  mountPage,
}) => {
  await page.clock.install();
  const history = topicHistory();
  await mountPage('/admin/audit', { as: history.sue, planted: history });
  const [who, from] = [page.getByLabel('Who'), page.getByLabel('From')];
  await expect(countStatus(page)).toHaveText('5 entries');
  await page.getByLabel('Kind').selectOption({ label: 'Topic' });
  await who.fill('ADA@');
  await page.getByLabel('Action').selectOption({ label: 'Changed' });
  await expect(page).toHaveURL(`${app.studio}/admin/audit?who=ADA%40&action=change&subject=topic`);
  await expect(rows(page)).toHaveText([/Changed topic/]);
  await page.reload();
  await expect(rows(page)).toHaveText([/Changed topic/]);
  await expect(who).toHaveValue('ADA@');
  await page.getByLabel('To', { exact: true }).fill('2010-01-01');
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try other filters.')).toBeVisible();
  await from.fill('2011-01-01');
  await expect(page.getByText('This day is after the last one.')).toBeVisible();
  // A year that is still being typed is not sent.
  await from.fill('0026-11-21');
  await who.fill('forgotten');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(who).toBeFocused();
  await expect(who).toHaveValue('');
  await expect(from).toHaveValue('');
  await expect(rows(page)).toHaveCount(5);
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(`${app.studio}/admin/audit`);
});

test('a tutor’s log-in as a student names both, and eleven entries make two pages', async ({
  page,
  app,
  mountPage,
}) => {
  const [tess, sam] = [personRows('tutor', { username: 'Tess' }), personRows('student', { username: 'Sam' })];
  const loginEntry = row('audit', {
    at: new Date('2019-05-05T12:00:00Z'),
    actor_id: tess.account.id,
    for_id: sam.account.id,
    action: 'login_as_student',
    subject: 'session',
  });
  const days = '/admin/audit?from=2019-05-05&to=2019-05-05';
  const loginEntries = { rows: Array(11).fill(loginEntry) };
  await mountPage(`${days}&page=9`, { as: 'super-admin', planted: [tess, sam, loginEntries] });
  // A page number that is too high opens the last page.
  await expect(page).toHaveURL(`${app.studio}${days}&page=2`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Looked on as a student');
  await expect(rows(page)).toContainText('Tessfor Sam');
  const [previousPage, next] = [
    page.getByRole('button', { name: 'Previous page' }),
    page.getByRole('button', { name: 'Next page' }),
  ];
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previousPage.press('Enter');
  await expect(page.getByText('1 to 10 of 11')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(previousPage).toBeFocused();
  await next.click();
  await expect(page).toHaveURL(`${app.studio}${days}&page=2`);
  await expect(rows(page)).toHaveCount(1);
});
