import type { Account } from '@fourfold/core/contract/session';
import { type StoredSession, sessionKey, writeSession } from '@fourfold/core/session/stored-session';
import type { Page } from '@playwright/test';
import { ask } from './send.ts';
import type { RunningServer } from './server.ts';

type Credentials = { email: string; password: string };

/** Logs somebody in beside the pages; session/ and studio/way-in go through the form. */
export async function enter(page: Page, app: RunningServer, site: string, account: Credentials): Promise<void> {
  const reply = await ask(app, 'POST /sessions', account, {
    'user-agent': await page.evaluate(() => navigator.userAgent),
  });
  const token = reply.headers.get('x-user-token') ?? '';
  await openWithSession(page, site, { token, account: (await reply.json()) as Account });
}

/** Opens an address of a site with a session that is in the browser before the page's first script. */
export async function openWithSession(page: Page, address: string, session: StoredSession): Promise<void> {
  const script = await page.addInitScript(
    ([origin, key, text]) => {
      if (location.origin === origin) localStorage.setItem(key, text);
    },
    [new URL(address).origin, sessionKey, writeSession(session)] as const,
  );
  await page.goto(address);
  // A reload finds what the page itself has stored by then.
  await script.dispose();
}
