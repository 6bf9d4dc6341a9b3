import { row } from '@fourfold/server/testing/fixtures/rows';
import { expectAllReachable } from '../keyboard.ts';
import { csvOf } from '../sheet-files.ts';
import { expectScreenAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { reportRows } from './report-rows.ts';
import { sequenceWithErrorsRows } from './sequence-with-errors.ts';
import { fillSettings, satPercentiles, settingsPageOf } from './settings-page.ts';

// axe on whole screens, filled with much content.
test('the pages of a super admin pass axe, fit a phone, and are all reachable by Tab @whole', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const planted = sequenceWithErrorsRows();
  const { question, topic } = planted;
  const { rows } = await db.query(`select id from users where email = 'super-admin@fourfold.example'`);
  const longDetail = { title: 'long '.repeat(30) };
  const entry = { actor_id: rows[0].id, subject: 'topic', subject_id: topic };
  const audit = [
    row('audit', { ...entry, action: 'create', detail: JSON.stringify(longDetail) }),
    row('audit', { ...entry, action: 'publish' }),
  ];
  const reports = reportRows([question.one, question.two, crypto.randomUUID()], 'x'.repeat(400));
  await fillSettings(db);
  await mountPage('/admin/audit', { as: 'super-admin', planted: [planted, { rows: audit }, reports] });
  await expect(page.getByRole('table', { name: 'Audit' }).getByRole('row')).toHaveCount(3);
  await expectAllReachable(page);
  await expectScreenAccessible(page, 'the audit');

  await page.goto(`${app.studio}/admin/reported_problems`);
  await expect(page.getByRole('table', { name: 'Reported problems' }).getByRole('row')).toHaveCount(4);
  await expectAllReachable(page);
  await expectScreenAccessible(page, 'reported problems');

  await page.goto(`${app.studio}/admin/skills`);
  await page.getByRole('button', { name: 'Algebra', exact: true }).click();
  await expect(page.getByRole('button', { name: 'More for Linear functions' })).toBeVisible();
  await expectAllReachable(page);
  await expectScreenAccessible(page, 'the skills');

  await page.goto(`${app.studio}/admin/settings`);
  const settings = settingsPageOf(page);
  await expect(settings.card('Registration Codes').getByRole('table')).toBeVisible();
  await expectScreenAccessible(page, 'the settings');
  await settings.button('Act Percentile Score', 'View Score').click();
  await expect(settings.dialog.getByRole('table')).toBeVisible();
  await expectScreenAccessible(page, 'a table of percentiles');
  await page.keyboard.press('Escape');
  await settings.uploadTable('Sat Percentile Score', csvOf('short.csv', [satPercentiles[0] ?? [], ['abc']]));
  await expect(settings.dialog.getByRole('alert')).toBeVisible();
  await expectScreenAccessible(page, 'a table that is refused');
  await page.keyboard.press('Escape');
  await settings.button('Introduction Videos', 'Edit').click();
  await expect(settings.card('Introduction Videos').getByRole('textbox')).toBeFocused();
  await expectScreenAccessible(page, 'the introduction being edited');
});

test('log-in, the dashboard, health, search, a map and a missing page pass axe and fit a phone @whole', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/', { site: 'studio' });
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('Please enter email')).toBeVisible();
  await expectScreenAccessible(page, 'log-in');

  const planted = sequenceWithErrorsRows();
  await mountPage('/admin?list=math', { as: 'admin', planted });
  await expect(page.getByRole('rowheader', { name: `Topic ${planted.topic.slice(0, 8)}` })).toBeVisible();
  await expectScreenAccessible(page, 'the dashboard');
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByLabel('Words').fill('odd');
  await expect(search.getByRole('listitem').first()).toBeVisible();
  await expectScreenAccessible(page, 'the search');

  await page.goto(`${app.studio}/admin/health/${planted.topic}?part=broken`);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expectScreenAccessible(page, 'the health of a topic');
  await page.goto(app.studio + planted.map);
  const node = page.getByRole('region', { name: /^Map of/ }).getByRole('button', { name: /^Question 1 / });
  await expect(node).toBeVisible();
  await expectScreenAccessible(page, 'a map, on a phone its list');
  await node.click();
  await expect(page.getByRole('dialog', { name: 'Question 1' })).toBeVisible();
  await expectScreenAccessible(page, 'a question of the map');
  await page.goto(`${app.studio}/admin/not_found`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectScreenAccessible(page, 'a missing page');
});
