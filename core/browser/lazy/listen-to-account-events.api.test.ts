import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountAlertTexts } from '../../session/events/account-events.ts';
import { sessionKey } from '../../session/stored-session.ts';
import { anAccount } from '../testing/an-account.ts';
import { aBrowser, aTab, impersonatedAccount, loggedIn, pause, until } from '../testing/site-tabs.ts';
import { streamServer } from '../testing/stream-server.ts';

describe('between the tabs of a site', () => {
  it('a log-out blocks the other tabs with its text, not its own tab [SES-013] [SES-014] [SES-019]', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
    await one.logOut();
    await until(() => other.shown.length > 0);
    expect(other.shown[0]).toBe('logged-out');
    expect(accountAlertTexts['logged-out']).toMatch(/^You are logged out/);
    expect(other.hold.isFrozen).toBe(true);
    await pause(700);
    expect(one.shown).toEqual([]);
    // Its session state is unchanged, so it still shows its page.
    expect(other.session.getState().account).toEqual(anAccount());
  });

  it('a log-in is shown in a logged-out tab, not in its own tab [SES-013] [SES-014] [SES-016]', async () => {
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
    ['logged-in-as-student', anAccount({ userType: 'Tutor' }), impersonatedAccount, /^You are logged In as student/],
    ['back-to-tutor', impersonatedAccount, anAccount({ userType: 'Tutor' }), /^You are logged in back to tutor/],
  ] as const)(
    '"%s" is sent by the tab that did it [SES-013] [SES-017] [SES-018]',
    async (event, before, after, words) => {
      const [server, browser] = [await streamServer(), aBrowser(loggedIn('t1', before))];
      server.setState('t1', { state: 'account', account: before });
      server.setState('t2', { state: 'account', account: after });
      const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
      await one.withSessionChange(one.session, event, async () => {
        one.logIn('t2', after);
        return true;
      });
      await until(() => other.shown.length > 0);
      expect(other.shown[0]).toBe(event);
      expect(accountAlertTexts[event]).toMatch(words);
      expect(one.shown).toEqual([]);
    },
  );

  it('another token without an event is a changed token, after half a second [SES-014] [SES-015]', async () => {
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

  it('a change before a tab began to listen is detected when it does', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one, lateTab] = [await aTab(server, browser), await aTab(server, browser, { listens: false })];
    await one.logOut();
    lateTab.listen();
    await until(() => lateTab.shown.length > 0);
    expect(lateTab.shown).toEqual(['logged-out']);
  });

  it('a frozen tab does not overwrite the site’s current session', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const [one, other] = [await aTab(server, browser), await aTab(server, browser)];
    await one.logOut();
    one.logIn('t2', anAccount({ username: 'noor' }));
    await until(() => other.shown.includes('logged-in-elsewhere'));
    other.session.setState({ account: anAccount({ username: 'old news' }) });
    other.session.setState({ token: null, account: null });
    expect(browser.kept.get(sessionKey)).toBe(loggedIn('t2', anAccount({ username: 'noor' })));
  });

  it('a frozen tab makes no call, and its pending calls do not settle', async () => {
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

  it('a browser without channels and locks still detects changes by its storage', async () => {
    const [server, browser] = [await streamServer(), aBrowser(loggedIn())];
    const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
    const channels = globalThis.BroadcastChannel;
    globalThis.BroadcastChannel = undefined as unknown as typeof BroadcastChannel;
    onTestFinished(() => {
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
