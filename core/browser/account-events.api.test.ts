import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../contract/people.ts';
import { type AccountEvent, accountAlertTexts } from '../session/account-events.ts';
import { sessionKey, writeSession } from '../session/stored-session.ts';
import { anAccount } from './testing/an-account.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A real server of streams: remembers who asked, and says what it is told. */
async function streamServer() {
  const open = new Map<ServerResponse, string>();
  const asked: string[] = [];
  const present = new Map<string, SessionState>();
  const server = createServer((request, response) => {
    const token = request.headers.authorization ?? '';
    asked.push(`${request.method} ${request.url} ${token}`);
    if (request.url !== '/sessions/events') {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"errors":["Session expired"]}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    open.set(response, token);
    response.on('close', () => open.delete(response));
    const state = present.get(token) ?? { state: 'account', account: anAccount() };
    response.write(`: hello\n\ndata: ${JSON.stringify(state)}\n\n`);
  });
  const listen = (port: number) => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  stops.push(close);
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    streams: () => [...open.values()],
    say(token: string, state: SessionState) {
      present.set(token, state);
      for (const [response, whose] of open) if (whose === token) response.write(`data: ${JSON.stringify(state)}\n\n`);
    },
    /** Only for those who ask from now on. */
    willSay: (token: string, state: SessionState) => void present.set(token, state),
    close,
    open: () => listen(port),
  };
}
type StreamServer = Awaited<ReturnType<typeof streamServer>>;

/** What all tabs of a browser share; a change is told to all of them but the one that made it. */
function aBrowser(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [[sessionKey, stored]]);
  const tabs: EventTarget[] = [];
  return {
    kept,
    tabs,
    storageOf: (own: EventTarget) => {
      const tell = () => {
        for (const tab of tabs) if (tab !== own) tab.dispatchEvent(new Event('storage'));
      };
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem(key: string, value: string) {
          kept.set(key, value);
          tell();
        },
        removeItem(key: string) {
          kept.delete(key);
          tell();
        },
      };
    },
  };
}
type Browser = ReturnType<typeof aBrowser>;

/** A tab: modules of its own, as each page has, over the storage, locks and channels that the browser shares. */
async function aTab(server: StreamServer, browser: Browser, { listens = true } = {}) {
  vi.resetModules();
  const [events, store, channel, { hold }, sessionApi] = await Promise.all([
    import('./account-events.ts'),
    import('./session-store.ts'),
    import('./session-channel.ts'),
    import('./hold.ts'),
    import('./session-api.ts'),
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
    hold,
    shown,
    alerts,
    anew: 0,
    api: sessionApi.createSessionApi({ base: server.url, session, alert }),
    acting: channel.acting,
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
        goBack: () => tab.goBack(),
        startAnew() {
          tab.anew += 1;
        },
      });
      vi.unstubAllGlobals();
      stops.push(() => tab.close());
    },
    logIn: (token: string, account = anAccount()) => session.setState({ token, account }),
    logOut: () =>
      channel.acting(session, 'logged-out', async () => {
        session.setState(store.loggedOut);
        return true;
      }),
  };
  if (listens) tab.listen();
  return tab;
}

const loggedIn = (token = 't1', account = anAccount()) => writeSession({ token, account });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const until = (look: () => boolean) => vi.waitFor(() => expect(look()).toBe(true), { timeout: 8_000, interval: 20 });
const look = anAccount({
  id: '0198f6a0-5a00-7000-8000-000000000002',
  tutor_login: { status: true, tutor_id: anAccount().id, tutor_name: 'Tess' },
});

describe('between the tabs of a site', () => {
  it('a log-out blocks the others with its words, and not the one that did it [SES-013] [SES-014] [SES-019]', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
    await one.logOut();
    await until(() => other.shown.length > 0);
    expect(other.shown[0]).toBe('logged-out');
    expect(accountAlertTexts['logged-out']).toMatch(/^You are logged out/);
    expect(other.hold.on).toBe(true);
    await pause(700);
    expect(one.shown).toEqual([]);
    // It shows what it showed: nobody is logged out of it.
    expect(other.session.getState().account).toEqual(anAccount());
  });

  it('a log-in is told to whoever is logged out, and not to whoever did it [SES-013] [SES-014] [SES-016]', async () => {
    const [server, browser] = [await streamServer(), aBrowser()];
    const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
    one.logIn('t2');
    await until(() => other.shown.length > 0);
    expect(other.shown[0]).toBe('logged-in-elsewhere');
    expect(accountAlertTexts['logged-in-elsewhere']).toMatch(/^You are already logged in/);
    await pause(700);
    expect(one.shown).toEqual([]);
  });

  it.each([
    ['logged-in-as-student', anAccount({ userType: 'Tutor' }), look, /^You are logged In as student/],
    ['back-to-tutor', look, anAccount({ userType: 'Tutor' }), /^You are logged in back to tutor/],
  ] as const)(
    '"%s" is told by the tab that did it [SES-013] [SES-017] [SES-018]',
    async (event, before, after, words) => {
      const [server, browser] = [await streamServer(), aBrowser(loggedIn('t1', before))];
      server.willSay('t1', { state: 'account', account: before });
      server.willSay('t2', { state: 'account', account: after });
      const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
      await one.acting(one.session, event, async () => {
        one.logIn('t2', after);
        return true;
      });
      await until(() => other.shown.length > 0);
      expect(other.shown[0]).toBe(event);
      expect(accountAlertTexts[event]).toMatch(words);
      expect(one.shown).toEqual([]);
    },
  );

  it('another token that nobody speaks of is a changed token, after half a second [SES-014] [SES-015]', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tab = await aTab(server, browser);
    browser.kept.set(sessionKey, loggedIn('t9'));
    tab.focus();
    await pause(300);
    expect(tab.shown).toEqual([]);
    await until(() => tab.shown.length > 0);
    expect(tab.shown).toEqual(['token-changed']);
    expect(accountAlertTexts['token-changed']).toBe(
      'Your account token has been changed. Please refresh page or click the button below',
    );
  });

  it('what happened before a tab began to listen is found out when it does', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one, late] = [await aTab(server, browser), await aTab(server, browser, { listens: false })];
    await one.logOut();
    late.listen();
    await until(() => late.shown.length > 0);
    expect(late.shown).toEqual(['logged-out']);
  });

  it('a tab that is held writes nothing over the session that the site has now', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
    await one.logOut();
    one.logIn('t2', anAccount({ username: 'noor' }));
    await until(() => other.shown.includes('logged-in-elsewhere'));
    other.session.setState({ account: anAccount({ username: 'old news' }) });
    other.session.setState({ token: null, account: null });
    expect(browser.kept.get(sessionKey)).toBe(loggedIn('t2', anAccount({ username: 'noor' })));
  });

  it('a tab that is held makes no call, and nobody hears of those it had made', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
    await one.logOut();
    await until(() => other.shown.length > 0);
    const before = server.asked.length;
    let heard = false;
    const call = () => other.api('GET /topics').finally(() => (heard = true));
    void call();
    await pause(200);
    expect(server.asked.slice(before)).toEqual([]);
    expect([heard, other.alerts]).toEqual([false, []]);
  });

  it('a browser without channels and locks is quiet, and still finds out by its storage', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
    const channels = globalThis.BroadcastChannel;
    globalThis.BroadcastChannel = undefined as unknown as typeof BroadcastChannel;
    stops.push(() => {
      locks.mockRestore();
      globalThis.BroadcastChannel = channels;
    });
    const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
    one.focus();
    await pause(700);
    expect([one.shown, one.alerts, server.asked]).toEqual([[], [], []]);
    await one.logOut();
    await until(() => other.shown.length > 0);
    expect([one.shown, other.shown]).toEqual([[], ['logged-out']]);
  });
});

describe('from the server', () => {
  it('one tab of a browser reads the stream with the token, the next when that one goes', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one] = [await aTab(server, browser), await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    await pause(200);
    expect(server.streams()).toEqual(['t1']);
    expect(server.asked).toEqual(['GET /sessions/events t1']);
    one.close();
    await until(() => server.asked.length === 2 && server.streams().length === 1);
  });

  it('another account name is taken over by every tab', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    const account = anAccount({ username: 'renamed' });
    server.say('t1', { state: 'account', account });
    await until(() => tabs.every(({ session }) => session.getState().account?.username === 'renamed'));
    expect(browser.kept.get(sessionKey)).toBe(loggedIn('t1', account));
    expect(tabs.flatMap(({ shown }) => shown)).toEqual([]);
  });

  it('a session that was ended elsewhere blocks every tab, and is gone from the browser', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    server.say('t1', { state: 'ended', why: 'logged-out' });
    await until(() => tabs.every(({ shown }) => shown.length > 0));
    expect(tabs.map(({ shown }) => shown[0])).toEqual(['logged-out', 'logged-out']);
    await until(() => server.streams().length === 0);
    // It stays until somebody loads the page again: a tab that replaced it just then must not lose the new one.
    expect(browser.kept.get(sessionKey)).toBe(loggedIn());
    tabs[1]?.leave();
    expect(browser.kept.get(sessionKey)).toBeUndefined();
  });

  it.each([
    ['not-active', 'Account not active, Please contact admin.'],
    ['expired', 'Session expired'],
  ] as const)('"%s" logs every tab out with its alert, and no dialog', async (why, words) => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    server.say('t1', { state: 'ended', why });
    await until(() => tabs.every(({ alerts }) => alerts.length > 0));
    await pause(700);
    for (const { alerts, shown, session, hold } of tabs) {
      expect([alerts, shown, session.getState(), hold.on]).toEqual([
        [words],
        [],
        { token: null, account: null },
        false,
      ]);
    }
  });

  it('a call that says so in one tab is heard in all of them', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    await expect(tabs[0]?.api('GET /topics')).rejects.toThrow('Session expired');
    await until(() => tabs.every(({ alerts }) => alerts.length > 0));
    await pause(700);
    expect(tabs.map(({ alerts, shown }) => [alerts, shown])).toEqual([
      [['Session expired'], []],
      [['Session expired'], []],
    ]);
  });

  it('a student who was unlinked blocks every tab of the look, and its session stays for the ways out', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn('t1', look))];
    server.willSay('t1', { state: 'account', account: look });
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    server.say('t1', { state: 'ended', why: 'student-unlinked' });
    await until(() => tabs.every(({ shown }) => shown.length > 0));
    expect(tabs.map(({ shown }) => shown)).toEqual([['student-unlinked'], ['student-unlinked']]);
    expect(browser.kept.get(sessionKey)).toBe(loggedIn('t1', look));
    // One tab goes back; its page begins anew, the other hears of it.
    await tabs[0]?.acting(tabs[0].session, 'back-to-tutor', async () => {
      tabs[0]?.logIn('t2');
      return true;
    });
    expect(tabs[0]?.anew).toBe(1);
    await until(() => tabs[1]?.shown.at(-1) === 'back-to-tutor');
  });

  it('a look that ran out goes back to the tutor in one tab, and the other hears of it', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn('t1', look))];
    server.willSay('t1', { state: 'account', account: look });
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    let went = 0;
    for (const tab of tabs) {
      tab.goBack = async () => {
        went += 1;
        await pause(50);
        await tab.acting(tab.session, 'back-to-tutor', async () => {
          tab.logIn('t2');
          return true;
        });
      };
    }
    await until(() => server.streams().length === 1);
    server.say('t1', { state: 'ended', why: 'expired' });
    await until(() => tabs.some(({ shown }) => shown.includes('back-to-tutor')));
    expect(went).toBe(1);
    expect(tabs.filter(({ session, hold }) => session.getState().token === 't2' && !hold.on)).toHaveLength(1);
    expect(tabs.flatMap(({ alerts }) => alerts)).toEqual([]);
  });

  it('a session that another tab ended for the next one is no log-out', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn('t1', look))];
    server.willSay('t1', { state: 'account', account: look });
    const other = await aTab(server, browser);
    await until(() => server.streams().length === 1);
    const one = await aTab(server, browser);
    // The server tells the tab that reads the stream before the reply is with the one that asked.
    await one.acting(one.session, 'back-to-tutor', async () => {
      server.say('t1', { state: 'ended', why: 'logged-out' });
      await pause(200);
      one.logIn('t2');
      return true;
    });
    await until(() => other.shown.length > 0);
    await pause(700);
    expect(other.shown).toEqual(['back-to-tutor']);
    other.leave();
    expect(browser.kept.get(sessionKey)).toBe(loggedIn('t2'));
  });

  it('whoever logs out hears nothing of the end of its own session', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tab = await aTab(server, browser);
    await until(() => server.streams().length === 1);
    await tab.acting(tab.session, 'logged-out', async () => {
      server.say('t1', { state: 'ended', why: 'logged-out' });
      await pause(300);
      tab.session.setState({ token: null, account: null });
      return true;
    });
    await pause(700);
    expect([tab.shown, tab.alerts, tab.hold.on]).toEqual([[], [], false]);
  });

  it('a server that comes back is asked again, and compared with what is held', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tab = await aTab(server, browser);
    await until(() => server.streams().length === 1);
    await server.close();
    server.willSay('t1', { state: 'account', account: anAccount({ username: 'meanwhile' }) });
    await pause(1500);
    await server.open();
    await until(() => tab.session.getState().account?.username === 'meanwhile');
    expect(tab.shown).toEqual([]);
  });
});
