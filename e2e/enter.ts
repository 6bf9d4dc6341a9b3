import { sessionKey, writeSession } from '@fourfold/core/session/stored-session';
import type { Page } from '@playwright/test';
import type { RunningServer } from './server.ts';

type Credentials = { email: string; password: string };

/** Registers a student beside the pages; access/ goes through the form. */
export async function register(app: RunningServer, student: Credentials): Promise<void> {
  await post(app, '/accounts', { ...student, code: app.code, userType: 'Student', status: true });
}

/**
 * Opens a site as it is for somebody who has logged in there: their session lies in the browser before the page
 * starts. session/ and studio/way-in go through the form.
 */
export async function enter(page: Page, app: RunningServer, site: string, account: Credentials): Promise<void> {
  // A file of the site that starts no script.
  await page.goto(`${site}/icons/fourfold.svg`);
  const reply = await post(app, '/sessions', account, await page.evaluate(() => navigator.userAgent));
  const session = { token: reply.headers.get('x-user-token') ?? '', account: await reply.json() };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, writeSession(session)] as const);
  await page.goto(site);
}

async function post(app: RunningServer, path: string, body: object, userAgent = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'app-version': '1', 'user-agent': userAgent };
  const reply = await fetch(app.api + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`);
  return reply;
}
