import { describe, expect, it } from 'vitest';
import { sessionKey } from '../../session/stored-session.ts';
import { anAccount } from '../testing/an-account.ts';
import { aBrowser, aTab, impersonatedAccount, loggedIn, pause, until } from '../testing/site-tabs.ts';
import { streamServer } from '../testing/stream-server.ts';

describe('from the server', () => {
  it('one tab of a browser reads the stream with the token, another one after it closes', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one] = [await aTab(server, browser), await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    await pause(200);
    expect(server.streams()).toEqual(['t1']);
    expect(server.asked).toEqual(['GET /sessions/events t1']);
    one.close();
    await until(() => server.asked.length === 2 && server.streams().length === 1);
  });

  it('every tab applies a changed account name', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    const account = anAccount({ username: 'renamed' });
    server.sendState('t1', { state: 'account', account });
    await until(() => tabs.every(({ session }) => session.getState().account?.username === 'renamed'));
    expect(browser.kept.get(sessionKey)).toBe(loggedIn('t1', account));
    expect(tabs.flatMap(({ shown }) => shown)).toEqual([]);
  });

  it('a session that was ended elsewhere blocks every tab, and is removed from the browser', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    server.sendState('t1', { state: 'ended', why: 'logged-out' });
    await until(() => tabs.every(({ shown }) => shown.length > 0));
    expect(tabs.map(({ shown }) => shown[0])).toEqual(['logged-out', 'logged-out']);
    await until(() => server.streams().length === 0);
    // The session stays stored until a tab reloads: it must not delete a new session that replaced
    // it.
    expect(browser.kept.get(sessionKey)).toBe(loggedIn());
    tabs[1]?.leave();
    expect(browser.kept.get(sessionKey)).toBeUndefined();
  });

  it.each([
    ['not-active', 'Account not active, Please contact admin.'],
    ['expired', 'Session expired'],
  ] as const)('"%s" logs every tab out with its alert, and no dialog', async (why, message) => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    server.sendState('t1', { state: 'ended', why });
    await until(() => tabs.every(({ alerts }) => alerts.length > 0));
    await pause(700);
    for (const { alerts, shown, session, hold } of tabs) {
      expect([alerts, shown, session.getState(), hold.isFrozen]).toEqual([
        [message],
        [],
        { token: null, account: null },
        false,
      ]);
    }
  });

  it('a refused call in one tab logs out all tabs', async () => {
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

  it('an unlinked student blocks every tab of the impersonation, and its session stays for the two exits', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn('t1', impersonatedAccount))];
    server.setState('t1', { state: 'account', account: impersonatedAccount });
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    await until(() => server.streams().length === 1);
    server.sendState('t1', { state: 'ended', why: 'student-unlinked' });
    await until(() => tabs.every(({ shown }) => shown.length > 0));
    expect(tabs.map(({ shown }) => shown)).toEqual([['student-unlinked'], ['student-unlinked']]);
    expect(browser.kept.get(sessionKey)).toBe(loggedIn('t1', impersonatedAccount));
    // One tab goes back and reloads; the other one gets the event.
    await tabs[0]?.withSessionChange(tabs[0].session, 'back-to-tutor', async () => {
      tabs[0]?.logIn('t2');
      return true;
    });
    expect(tabs[0]?.reloads).toBe(1);
    await until(() => tabs[1]?.shown.at(-1) === 'back-to-tutor');
  });

  it('an expired impersonation goes back to the tutor in one tab, and the other one gets the event', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn('t1', impersonatedAccount))];
    server.setState('t1', { state: 'account', account: impersonatedAccount });
    const tabs = [await aTab(server, browser), await aTab(server, browser)];
    let returns = 0;
    for (const tab of tabs) {
      tab.goBack = async () => {
        returns += 1;
        await pause(50);
        await tab.withSessionChange(tab.session, 'back-to-tutor', async () => {
          tab.logIn('t2');
          return true;
        });
      };
    }
    await until(() => server.streams().length === 1);
    server.sendState('t1', { state: 'ended', why: 'expired' });
    await until(() => tabs.some(({ shown }) => shown.includes('back-to-tutor')));
    expect(returns).toBe(1);
    expect(tabs.filter(({ session, hold }) => session.getState().token === 't2' && !hold.isFrozen)).toHaveLength(1);
    expect(tabs.flatMap(({ alerts }) => alerts)).toEqual([]);
  });

  it('a session that another tab replaced is not a log-out', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn('t1', impersonatedAccount))];
    server.setState('t1', { state: 'account', account: impersonatedAccount });
    const other = await aTab(server, browser);
    await until(() => server.streams().length === 1);
    const one = await aTab(server, browser);
    // The server notifies the tab that reads the stream before the other tab has its reply.
    await one.withSessionChange(one.session, 'back-to-tutor', async () => {
      server.sendState('t1', { state: 'ended', why: 'logged-out' });
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

  it('the tab that logs out ignores the end of its own session', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tab = await aTab(server, browser);
    await until(() => server.streams().length === 1);
    await tab.withSessionChange(tab.session, 'logged-out', async () => {
      server.sendState('t1', { state: 'ended', why: 'logged-out' });
      await pause(300);
      tab.session.setState({ token: null, account: null });
      return true;
    });
    await pause(700);
    expect([tab.shown, tab.alerts, tab.hold.isFrozen]).toEqual([[], [], false]);
  });

  it('after a reconnect the server’s state is compared with the session', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const tab = await aTab(server, browser);
    await until(() => server.streams().length === 1);
    await server.close();
    server.setState('t1', { state: 'account', account: anAccount({ username: 'meanwhile' }) });
    await pause(1500);
    await server.open();
    await until(() => tab.session.getState().account?.username === 'meanwhile');
    expect(tab.shown).toEqual([]);
  });
});
