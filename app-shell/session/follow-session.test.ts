import { loggedOut } from '@fourfold/core/browser/session-store';
import { anAccount } from '@fourfold/core/browser/testing/an-account';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

let session: typeof import('./session.ts')['session'];
let followSession: typeof import('./follow-session.ts')['followSession'];
let calls: string[];

beforeAll(async () => {
  // The session reads the URL of the API from the page.
  vi.stubGlobal('document', { querySelector: () => null });
  ({ session } = await import('./session.ts'));
  ({ followSession } = await import('./follow-session.ts'));
  vi.unstubAllGlobals();
});
beforeEach(() => {
  calls = [];
});
afterAll(() => session.setState(loggedOut));

const follow = () =>
  followSession({
    router: { revalidate: () => calls.push('gates') },
    onOtherAccount: (account, before) => calls.push(`${before?.username} → ${account?.username}`),
  });

it('reports another account before the gates run, and a log-out', () => {
  const stop = follow();
  session.setState({ token: 'a', account: anAccount({ id: 'a', username: 'maya' }) });
  session.setState({ token: 'b', account: anAccount({ id: 'b', username: 'omar' }) });
  session.setState(loggedOut);
  stop();
  expect(calls).toEqual(['undefined → maya', 'gates', 'maya → omar', 'gates', 'omar → undefined', 'gates']);
});

it('only runs the gates when the account itself has changed', () => {
  session.setState({ token: 'a', account: anAccount({ is_tutor: false }) });
  const stop = follow();
  session.setState({ account: anAccount({ is_tutor: true }) });
  stop();
  expect(calls).toEqual(['gates']);
});

it('ignores a new token and a refresh of the same account', () => {
  session.setState({ token: 'a', account: anAccount() });
  const stop = follow();
  session.setState({ token: 'b' });
  session.setState({ account: anAccount() });
  stop();
  session.setState(loggedOut);
  expect(calls).toEqual([]);
});
