import { afterEach, expect, it } from 'vitest';
import type { Api } from '../contract/types.ts';
import { refusalReply } from '../refusals/testing/refusal-reply.ts';
import { readSession, sessionKey, writeSession } from '../session/stored-session.ts';
import { confirmAccount, createSessionApi } from './session-api.ts';
import { createSessionStore, isLoggedIn } from './session-store.ts';
import { anAccount } from './testing/an-account.ts';
import { httpServer, type ReceivedRequest, type ServerReply } from './testing/http-server.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A browser's storage, shared by consecutive pages. */
function disk(stored?: string) {
  const items = new Map(stored === undefined ? [] : [[sessionKey, stored]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

async function site(
  answer: (heard: ReceivedRequest) => ServerReply,
  storage = disk(writeSession({ token: 't1', account: anAccount() })),
) {
  const server = await httpServer(answer);
  stops.push(server.stop);
  const alerts: string[] = [];
  const session = createSessionStore(storage);
  const api = createSessionApi({ base: server.url, session, alert: (message) => alerts.push(message) });
  return { server, session, api, alerts, storage };
}

const id = '0198f6a0-5a00-7000-8000-000000000002';
const someCalls: Record<string, (api: Api) => Promise<unknown>> = {
  'a read': (api) => api('GET /tests/{id}', { params: { id } }),
  'the start-up': (api) => api('PUT /accounts/set_current_user'),
  'a write': (api) => api('DELETE /sessions'),
  'a POST': (api) =>
    api('POST /user_progresses/get_user_progress', {
      body: { user_id: id, reference_id: id, reference_type: 'HomeSubTopic' },
    }),
};

for (const [name, call] of Object.entries(someCalls)) {
  it(`logs out with an alert when ${name} answers "Session expired" [SES-003]`, async () => {
    const { session, api, alerts, storage } = await site(() => ({
      status: 401,
      body: refusalReply('session_expired'),
    }));
    expect(isLoggedIn(session.getState())).toBe(true);
    await expect(call(api)).rejects.toThrow('Session expired');
    expect(isLoggedIn(session.getState())).toBe(false);
    expect(alerts).toEqual(['Session expired']);
    expect(storage.getItem(sessionKey)).toBeNull();
  });

  it(`logs out with an alert when ${name} answers that the account is not active [SES-004]`, async () => {
    const message = 'Account not active, Please contact admin.';
    const { session, api, alerts } = await site(() => ({ status: 401, body: refusalReply('account_not_active') }));
    await expect(call(api)).rejects.toThrow(message);
    expect(isLoggedIn(session.getState())).toBe(false);
    expect(alerts).toEqual([message]);
  });
}

it('stays logged in at every other failure', async () => {
  const { session, api } = await site(() => ({ status: 403, body: { errors: ['You may not'] } }));
  await expect(api('GET /topics')).rejects.toThrow('You may not');
  expect(isLoggedIn(session.getState())).toBe(true);
});

it('does not end a new session because of a refusal of the old one', async () => {
  let answerOld = () => {};
  const after = new Promise<void>((go) => {
    answerOld = go;
  });
  const { session, api, alerts } = await site(() => ({ status: 401, body: refusalReply('session_expired'), after }));
  const old = api('GET /topics');
  session.setState({ token: 't2', account: anAccount({ username: 'someone else' }) });
  answerOld();
  await expect(old).rejects.toThrow();
  expect(session.getState().token).toBe('t2');
  expect(alerts).toEqual([]);
});

it('requests the account from the server at start-up, and stores it [SES-005]', async () => {
  const { session, api, server } = await site(() => ({ body: anAccount({ is_admin: true, username: 'renamed' }) }));
  await confirmAccount(session, api);
  expect(server.heard.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /accounts/set_current_user']);
  expect(server.heard[0]?.headers.authorization).toBe('t1');
  expect(session.getState().account).toMatchObject({ is_admin: true, username: 'renamed' });
});

it('makes no call at start-up without a session [SES-005]', async () => {
  const { session, api, server } = await site(() => ({}), disk());
  await confirmAccount(session, api);
  expect(server.heard).toEqual([]);
});

it('restores token and account after a reload [SES-006]', async () => {
  const storage = disk();
  const { api, session } = await site(() => ({ body: anAccount(), headers: { 'x-user-token': 'new' } }), storage);
  session.setState({ account: await api('POST /sessions', { body: { email: 'maya@mail.example', password: 'x' } }) });
  // A reload creates a new store with the old storage.
  const reloaded = createSessionStore(storage);
  expect(reloaded.getState()).toEqual({ token: 'new', account: anAccount() });
  const next = await site(() => ({ body: anAccount() }), storage);
  await confirmAccount(next.session, next.api);
  expect(next.server.heard[0]?.headers.authorization).toBe('new');
});

it('stays logged out after a reload', async () => {
  const storage = disk(writeSession({ token: 't1', account: anAccount() }));
  createSessionStore(storage).setState({ token: null, account: null });
  expect(isLoggedIn(createSessionStore(storage).getState())).toBe(false);
  expect(readSession(storage.getItem(sessionKey))).toBeNull();
});

it('applies the log-out and the log-in of another tab', async () => {
  const storage = disk(writeSession({ token: 't1', account: anAccount() }));
  const here = createSessionStore(storage);
  const there = createSessionStore(storage);
  there.setState({ token: null, account: null });
  await here.persist.rehydrate();
  expect(isLoggedIn(here.getState())).toBe(false);
  there.setState({ token: 't3', account: anAccount({ username: 'other' }) });
  await here.persist.rehydrate();
  expect(here.getState()).toMatchObject({ token: 't3', account: { username: 'other' } });
});
