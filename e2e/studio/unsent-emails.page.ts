import { type PersonFixture, personRows } from '@fourfold/server/testing/fixtures/person';
import { row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { readMailedLink } from '../support/mail.ts';
import { settingsPageOf } from './settings-page.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Letters that were given up' });
const rowOf = (page: Page, { email }: PersonFixture) => table(page).getByRole('row').filter({ hasText: email });

/** An email job: given up this many minutes ago, or still waiting if `minutes` is missing. */
function failedEmailRow({ account, email }: PersonFixture, options: { reason: string; minutes?: number }) {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const { reason, minutes } = options;
  const state =
    minutes === undefined
      ? { made_at: minutesAgo(3), due_at: new Date(Date.now() + 3_600_000) }
      : { made_at: minutesAgo(minutes + 60), failed_at: minutesAgo(minutes) };
  const body = JSON.stringify({ email });
  return row('jobs', {
    id: crypto.randomUUID(),
    kind: 'recovery',
    user_id: account.id,
    body,
    tries: 4,
    reason,
    ...state,
  });
}

test('a super admin sees the emails that could not be sent, with the reason, retries one and discards another', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const [ada, bob, cyd] = [personRows('student'), personRows('student'), personRows('tutor')] as const;
  const emailRows = [
    failedEmailRow(ada, { reason: '550 5.1.1 no such mailbox', minutes: 5 }),
    failedEmailRow(bob, { reason: 'self-signed certificate', minutes: 90 }),
    failedEmailRow(cyd, { reason: '451 4.7.1 greylisted' }),
  ];
  const planted = [ada, bob, cyd, { rows: emailRows }];
  await mountPage('/admin/settings', { as: 'super-admin', planted });
  const { card: cardOf, dialog } = settingsPageOf(page);
  await expect(cardOf('Letters Not Sent')).toContainText(
    /1 letter has waited since .*, and is tried again: 451 4\.7\.1 greylisted/,
  );
  await expect(table(page).locator('tbody tr')).toHaveText([
    new RegExp(`^${ada.email}New password.*550 5\\.1\\.1 no such mailbox`),
    new RegExp(`^${bob.email}New password.*self-signed certificate`),
  ]);

  await rowOf(page, bob).getByRole('button', { name: 'Try again' }).click();
  await expect(alertOf(page, 'The letter is tried again.')).toBeVisible();
  await expect(rowOf(page, bob)).toHaveCount(0);
  await expect(rowOf(page, ada).getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(await readMailedLink(bob.email, app)).toContain('/reset-password/');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Are you sure you want to discard this letter?');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'The letter is discarded.')).toBeVisible();
  await expect(cardOf('Letters Not Sent')).toContainText('No letter was given up.');
  const { rows } = await db.query("select user_id from jobs where kind = 'recovery'");
  expect(rows).toEqual([{ user_id: cyd.account.id }]);
});

test('an admin sees no emails, and an outdated list reports that someone else has handled an email', async ({
  page,
  db,
  mountPage,
}) => {
  const ada = personRows('student');
  await mountPage('/admin/settings', { as: 'admin', planted: [ada, { rows: [] }] });
  await expect(settingsPageOf(page).card('Sat Percentile Score')).toBeVisible();
  await expect(settingsPageOf(page).card('Letters Not Sent')).toHaveCount(0);

  const emailRow = failedEmailRow(ada, { reason: '550 no such mailbox', minutes: 5 });
  await mountPage('/admin/settings', { as: 'super-admin', planted: [{ rows: [emailRow] }] });
  await expect(rowOf(page, ada)).toBeVisible();
  await db.query("delete from jobs where kind = 'recovery'");
  await rowOf(page, ada).getByRole('button', { name: 'Try again' }).click();
  await expect(alertOf(page, 'This letter is not on the list any more.')).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});
