import type { FixtureRole } from '@fourfold/server/testing/fixtures/person';
import { expect, type Locator, type Page } from '@playwright/test';
import { type PersonFixture, personRows, withValues } from './planting.ts';

/** A user who was invited and has not chosen a password yet. */
export function invitedRows(username: string, role: FixtureRole = 'student'): PersonFixture {
  return withValues(personRows(role, { username }), 'users', { password_hash: null });
}

/** Page object of the studio's users page. */
export function usersPageOf(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const rows = main.locator('tbody tr');
  const row = (name: string): Locator => rows.filter({ hasText: name });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const search = main.getByRole('searchbox', { name: 'Name or email' });
  return {
    main,
    dialog,
    rows,
    row,
    tab,
    search,
    statusFilter: (name: 'Current' | 'Deleted') => main.getByRole('radio', { name }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    moreButton: (name: string) => row(name).getByRole('button', { name: /^More for/ }),
    toggle: (name: string) => row(name).getByRole('switch'),
    async choose(name: string, item: string) {
      await row(name)
        .getByRole('button', { name: /^More for/ })
        .click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    },
    /** Confirms or cancels a confirmation dialog. */
    async answer(question: string | RegExp, answer: 'OK' | 'Cancel') {
      await expect(dialog.getByRole('heading')).toHaveText(question);
      await dialog.getByRole('button', { name: answer, exact: true }).click();
    },
  };
}
