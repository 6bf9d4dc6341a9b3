import type { Page } from '@playwright/test';
import { testOn } from '../fixtures.ts';
import { expect } from '../practising.ts';
import { untilHeard } from '../quiet.ts';
import { startTwoServers } from '../server.ts';

/** The product with two server processes on one PostgreSQL. */
export const twoProcesses = testOn(startTwoServers);

const mend = 'Please refresh page or click the button below';
/** The specified texts of the alert when a session ends. */
export const texts = {
  loggedIn: `You are already logged in. ${mend}`,
  asStudent: `You are logged In as student. ${mend}`,
  backToTutor: `You are logged in back to tutor. ${mend}`,
  loggedOut: `You are logged out. ${mend}`,
  changed: `Your account token has been changed. ${mend}`,
  unlinked: 'Student Unlinked by Admin. Please Select the valid option',
};

/** The alert that blocks the page. */
export const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Account Logout Alert' });
/** A button of the alert. */
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Expects the alert with this text and these buttons, and the focus on its first button. */
export async function expectAlert(page: Page, text: string, buttons: readonly string[] = ['Reload']) {
  await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText([...buttons]);
  await expect(dialog(page).getByRole('button').first()).toBeFocused();
}

/** Chooses an item in the profile menu. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens a list and waits until it has loaded. */
export async function openMath(page: Page, learner: string): Promise<void> {
  await page.goto(`${learner}/home/math`);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
}

/**
 * Opens a list and waits until the tab receives session events: one tab of a browser reads the
 * stream for all.
 */
export async function listening(page: Page, learner: string): Promise<void> {
  await untilHeard(page, learner, () => openMath(page, learner));
}
