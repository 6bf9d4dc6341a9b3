import type { Page } from '@playwright/test';
import { waitForSessionEvents } from '../quiet.ts';
import { startTwoServers } from '../server.ts';
import { testWithProduct } from '../support/fixtures.ts';
import { expect } from '../support/question-page.ts';

/** The product with two server processes on one PostgreSQL. */
export const testWithTwoProcesses = testWithProduct(startTwoServers);

const suffix = 'Please refresh page or click the button below';
/** The specified texts of the alert when a session ends. */
export const alertTexts = {
  loggedIn: `You are already logged in. ${suffix}`,
  asStudent: `You are logged In as student. ${suffix}`,
  backToTutor: `You are logged in back to tutor. ${suffix}`,
  loggedOut: `You are logged out. ${suffix}`,
  changed: `Your account token has been changed. ${suffix}`,
  unlinked: 'Student Unlinked by Admin. Please Select the valid option',
};

/** The alert that blocks the page. */
export const alertDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Account Logout Alert' });
/** A button of the alert. */
export const alertButton = (page: Page, name: string) => alertDialog(page).getByRole('button', { name, exact: true });

/** Expects the alert with this text and these buttons, and the focus on its first button. */
export async function expectAlert(page: Page, text: string, buttons: readonly string[] = ['Reload']) {
  await expect(alertDialog(page).getByText(text, { exact: true })).toBeVisible();
  await expect(alertDialog(page).getByRole('button')).toHaveText([...buttons]);
  await expect(alertDialog(page).getByRole('button').first()).toBeFocused();
}

/** Chooses an item in the profile menu. */
export async function chooseInProfileMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens a list and waits until it has loaded. */
export async function openMath(page: Page, learner: string): Promise<void> {
  await page.goto(`${learner}/home/math`);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
}

/** Opens a list and waits until the tab receives session events: one tab of a browser reads the stream for all. */
export async function openMathWithEvents(page: Page, learner: string): Promise<void> {
  await waitForSessionEvents(page, learner, () => openMath(page, learner));
}
