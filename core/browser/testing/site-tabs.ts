import { expect, onTestFinished, vi } from 'vitest';
import type { AccountEvent } from '../../session/events/account-events.ts';
import { sessionKey, writeSession } from '../../session/stored-session.ts';
import { anAccount } from './an-account.ts';
import type { StreamServer } from './stream-server.ts';

/** The storage that all tabs of a browser share. A change fires an event in all other tabs. */
export function aBrowser(stored?: string) {
  const items = new Map(stored === undefined ? [] : [[sessionKey, stored]]);
  const tabs: EventTarget[] = [];
  return {
    kept: items,
    tabs,
    storageOf: (own: EventTarget) => {
      const notifyTabs = () => {
        for (const tab of tabs) if (tab !== own) tab.dispatchEvent(new Event('storage'));
      };
      return {
        getItem: (key: string) => items.get(key) ?? null,
        setItem(key: string, value: string) {
          items.set(key, value);
          notifyTabs();
        },
        removeItem(key: string) {
          items.delete(key);
          notifyTabs();
        },
      };
    },
  };
}
type Browser = ReturnType<typeof aBrowser>;

/** A tab with its own modules, as a page has, and the browser's shared storage, locks and channels. */
export async function aTab(server: StreamServer, browser: Browser, { listens: isListening = true } = {}) {
  vi.resetModules();
  const [events, store, channel, { pageFreeze }, sessionApi] = await Promise.all([
    import('../lazy/listen-to-account-events.ts'),
    import('../session-store.ts'),
    import('../other-tabs/session-channel.ts'),
    import('../page-freeze.ts'),
    import('../session-api.ts'),
  ]);
  const window = new EventTarget();
  browser.tabs.push(window);
  const storage = browser.storageOf(window);
  const session = store.createSessionStore(storage);
  const shown: AccountEvent[] = [];
  const alerts: string[] = [];
  const alert = (message: string) => void alerts.push(message);
  const tab = {
    session,
    hold: pageFreeze,
    shown,
    alerts,
    reloads: 0,
    api: sessionApi.createSessionApi({ base: server.url, session, alert }),
    withSessionChange: channel.withSessionChange,
    goBack: async () => {},
    close() {},
    focus: () => window.dispatchEvent(new Event('focus')),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    listen() {
      vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
      tab.close = events.listenToAccountEvents({
        base: server.url,
        session,
        storage,
        show: (event) => void shown.push(event),
        alert,
        returnToTutor: () => tab.goBack(),
        reloadPage() {
          tab.reloads += 1;
        },
      });
      vi.unstubAllGlobals();
      onTestFinished(() => tab.close());
    },
    logIn: (token: string, account = anAccount()) => session.setState({ token, account }),
    logOut: () =>
      channel.withSessionChange(session, 'logged-out', async () => {
        session.setState(store.loggedOut);
        return true;
      }),
  };
  if (isListening) tab.listen();
  return tab;
}

/** A session as stored by the browser. */
export const loggedIn = (token = 't1', account = anAccount()) => writeSession({ token, account });
export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
export const until = (condition: () => boolean) =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 30_000, interval: 20 });
/** The account while a tutor is logged in as a student. */
export const impersonatedAccount = anAccount({
  id: '0198f6a0-5a00-7000-8000-000000000002',
  tutor_login: { status: true, tutor_id: anAccount().id, tutor_name: 'Tess' },
});
