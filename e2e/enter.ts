import { sessionKey, writeSession } from '@fourfold/core/session/stored-session';
import type { Page } from '@playwright/test';
import { ask } from './send.ts';
import type { RunningServer } from './server.ts';

type Credentials = { email: string; password: string };

/** Registers a student beside the pages; access/ goes through the form. */
export async function register(app: RunningServer, student: Credentials): Promise<void> {
  await ask(app, 'POST /accounts', { ...student, code: app.code, userType: 'Student', status: true });
}

/** Logs somebody in beside the pages; session/ and studio/way-in go through the form. */
export async function enter(page: Page, app: RunningServer, site: string, account: Credentials): Promise<void> {
  await openAs(page, site, (browser) => ask(app, 'POST /sessions', account, browser));
}

/**
 * Opens a site with a session that a call gives: it lies in the browser before the page starts. The call says which
 * browser that is.
 */
export async function openAs(
  page: Page,
  site: string,
  session: (browser: { 'user-agent': string }) => Promise<Response>,
): Promise<void> {
  // A file of the site that starts no script.
  await page.goto(`${site}/icons/fourfold.svg`);
  const reply = await session({ 'user-agent': await page.evaluate(() => navigator.userAgent) });
  const text = writeSession({ token: reply.headers.get('x-user-token') ?? '', account: await reply.json() });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
  await page.goto(site);
}
