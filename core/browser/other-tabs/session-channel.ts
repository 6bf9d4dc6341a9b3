import type { SessionState } from '../../contract/people.ts';
import { type AccountEvent, isAccountEvent } from '../../session/events/account-events.ts';
import { isSessionState } from '../../session/events/internal/session-state.ts';
import type { StoredSession } from '../../session/stored-session.ts';
import { isLoggedIn, type SessionStore } from '../session-store.ts';

/** Messages between the tabs of a site about the session. Every receiver can also read the token in storage. */
export type TabMessage =
  /** This tab changed the session; `token` is the site's token since then. */
  | { v: 1; kind: 'event'; event: AccountEvent; token: string | null }
  /** The state of the session with this token, as the server sent it. */
  | { v: 1; kind: 'state'; token: string; state: SessionState };

const channelName = 'fourfold-session';

/** The number of session changes of this tab in progress, and the callbacks that wait for their end. */
let changeCount = 0;
const waiting: (() => void)[] = [];

/**
 * Runs a change of the logged-in account by this tab: the call and the store's change. Afterwards
 * posts the event to the site's other tabs. Meanwhile this tab ignores what the server sends about
 * the old session. Returns the result of `change`; false is a failure, which is not posted.
 */
export async function withSessionChange<T>(
  session: SessionStore,
  event: AccountEvent,
  change: () => Promise<T | false>,
): Promise<T | false> {
  changeCount += 1;
  try {
    const done = await change();
    if (done !== false) postToTabs({ v: 1, kind: 'event', event, token: currentSession(session)?.token ?? null });
    return done;
  } finally {
    changeCount -= 1;
    if (changeCount === 0) for (const go of waiting.splice(0)) go();
  }
}

/** Whether this tab is changing the session; it then ignores events of its own change. */
export function isChangingSession(): boolean {
  return changeCount > 0;
}

/** Runs `run` when no change by this tab is in progress: at once, if there is none. */
export function afterSessionChange(run: () => void): void {
  if (changeCount === 0) run();
  else waiting.push(run);
}

/** The session of this page. Null if it has no token or no account. */
export function currentSession(session: SessionStore): StoredSession | null {
  const current = session.getState();
  return isLoggedIn(current) ? current : null;
}

/** Posts a message to the other tabs of this site. Never throws. */
export function postToTabs(message: TabMessage, name = channelName): void {
  const channel = openChannel(name);
  try {
    channel?.postMessage(message);
  } catch {
    // The other tabs detect the change by the storage event, and its reason by the server.
  }
  channel?.close();
}

/**
 * Listens to the messages of all tabs, this one included. Returns an unsubscribe function. Does
 * nothing in browsers without BroadcastChannel.
 */
export function listenToTabs(listener: (message: TabMessage) => void, name = channelName): () => void {
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listener(data);
  });
  return () => channel?.close();
}

/** Tabs may run different versions of the app: a message of an unknown form is ignored. */
function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { v, kind, event, token, state } = value as Record<string, unknown>;
  if (v !== 1) return false;
  if (kind === 'event') return isAccountEvent(event) && (token === null || typeof token === 'string');
  return kind === 'state' && typeof token === 'string' && isSessionState(state);
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
