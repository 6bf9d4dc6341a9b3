import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { accountOf } from './fixtures.ts';
import { logInByCall } from './log-in-by-call.ts';

/** Logs in to the studio, by default as an admin. */
export async function enterStudio(page: Page, app: RunningServer, role: 'admin' | 'super-admin' = 'admin') {
  await logInByCall(page, app, app.studio, accountOf(app, role));
  await expect(page).toHaveURL(`${app.studio}/admin`);
}

/** Page object of a topic manager in the studio: its rows, buttons and dialogs. */
export function topicManagerOf(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  /** The row of an item, including its expanded children. */
  const row = (title: string): Locator =>
    main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `More for ${title}`, exact: true }) })
      .last();
  const dialog = page.getByRole('dialog');
  return {
    main,
    button,
    row,
    dialog,
    toggle: (title: string) => button(title),
    moreButton: (title: string) => button(`More for ${title}`),
    async choose(title: string, action: 'Edit title' | 'Delete') {
      await button(`More for ${title}`).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    async create(type: string, title: string) {
      await button(`Create ${type}`).click();
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    /** Confirms or cancels a confirmation dialog. */
    async answer(question: string, answer: 'OK' | 'Cancel') {
      await expect(dialog.getByRole('heading')).toHaveText(question);
      await dialog.getByRole('button', { name: answer }).click();
      await expect(dialog).toBeHidden();
    },
  };
}
