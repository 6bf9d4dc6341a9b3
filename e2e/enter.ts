import { sessionKey, writeSession } from '@fourfold/core/session/stored-session';
import type { Page } from '@playwright/test';
import { ask } from './send.ts';
import type { RunningServer } from './server.ts';

type Credentials = { email: string; password: string };

/** Registers a student beside the pages; access/ goes through the form. */
export async function register(app: RunningServer, student: Credentials): Promise<void> {
  await ask(app, 'POST /accounts', { ...student, code: app.code, userType: 'Student', status: true });
}

/**
 * Opens a site as it is for somebody who has logged in there: their session lies in the browser before the page
 * starts. session/ and studio/way-in go through the form.
 */
export async function enter(page: Page, app: RunningServer, site: string, account: Credentials): Promise<void> {
  // A file of the site that starts no script.
  await page.goto(`${site}/icons/fourfold.svg`);
  const browser = { 'user-agent': await page.evaluate(() => navigator.userAgent) };
  const reply = await ask(app, 'POST /sessions', account, browser);
  const session = { token: reply.headers.get('x-user-token') ?? '', account: await reply.json() };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, writeSession(session)] as const);
  await page.goto(site);
}
