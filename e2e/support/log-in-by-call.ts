import type { Account } from '@fourfold/core/contract/session';
import { type StoredSession, sessionKey, writeSession } from '@fourfold/core/session/stored-session';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { callApiOk } from './api-calls.ts';

type Credentials = { email: string; password: string };

/** Logs in through the API, without the log-in form. The form itself is tested in session/ and studio/. */
export async function logInByCall(page: Page, app: RunningServer, site: string, account: Credentials): Promise<void> {
  const reply = await callApiOk(app, 'POST /sessions', account, {
    'user-agent': await page.evaluate(() => navigator.userAgent),
  });
  const token = reply.headers.get('x-user-token') ?? '';
  await openWithSession(page, site, { token, account: (await reply.json()) as Account });
}

/** Opens an address with a session that is stored in the browser before the page's first script runs. */
export async function openWithSession(page: Page, address: string, session: StoredSession): Promise<void> {
  const script = await page.addInitScript(
    ([origin, key, text]) => {
      if (location.origin === origin) localStorage.setItem(key, text);
    },
    [new URL(address).origin, sessionKey, writeSession(session)] as const,
  );
  await page.goto(address);
  // Without this, a reload would overwrite what the page has stored since.
  await script.dispose();
}
