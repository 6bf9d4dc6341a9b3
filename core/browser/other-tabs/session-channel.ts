import type { SessionState } from '../../contract/people.ts';
import { type AccountEvent, isAccountEvent } from '../../session/events/account-events.ts';
import { isSessionState } from '../../session/events/session-state.ts';
import type { StoredSession } from '../../session/stored-session.ts';
import { isLoggedIn, type SessionStore } from '../session-store.ts';

/** What the tabs of a site tell each other about the session. Whoever hears it could read the token in storage, too. */
export type TabMessage =
  /** This tab did something; `token` is what the site holds since then. */
  | { v: 1; kind: 'event'; event: AccountEvent; token: string | null }
  /** The server said how the session of this token stands. */
  | { v: 1; kind: 'state'; token: string; state: SessionState };

const channelName = 'fourfold-session';

/** How many of this tab's own changes of the session are under way, and who waits for their end. */
let underWay = 0;
const waiting: (() => void)[] = [];

/**
 * Around everything by which this tab changes who is logged in: the call and the store's change. The site's other tabs
 * hear what it was once it is done, and what the server says of the old session meanwhile is no news here. Answers
 * what `change` answers; false is a failure, of which nobody hears.
 */
export async function acting<T>(
  session: SessionStore,
  event: AccountEvent,
  change: () => Promise<T | false>,
): Promise<T | false> {
  underWay += 1;
  try {
    const done = await change();
    if (done !== false) tellTabs({ v: 1, kind: 'event', event, token: heldSession(session)?.token ?? null });
    return done;
  } finally {
    underWay -= 1;
    if (underWay === 0) for (const go of waiting.splice(0)) go();
  }
}

/** Whether this tab is changing the session itself: it then hears nothing of its own doing. */
export function isActing(): boolean {
  return underWay > 0;
}

/** Runs something when no change of this tab's own is under way any more: at once, if there is none. */
export function afterActing(run: () => void): void {
  if (underWay === 0) run();
  else waiting.push(run);
}

/** Whoever is logged in here; between token and account nobody is. */
export function heldSession(session: SessionStore): StoredSession | null {
  const held = session.getState();
  return isLoggedIn(held) ? held : null;
}

/** Tells the other tabs of this site; never throws. */
export function tellTabs(message: TabMessage, name = channelName): void {
  const channel = opened(name);
  try {
    channel?.postMessage(message);
  } catch {
    // Then the other tabs find out by themselves: the store tells them that it changed, the server why.
  }
  channel?.close();
}

/** Hears the other tabs, and what this one posts; answers how to stop. Browsers without channels are quiet. */
export function hearTabs(hear: (message: TabMessage) => void, name = channelName): () => void {
  const channel = opened(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) hear(data);
  });
  return () => channel?.close();
}

/** Tabs may run different versions of the app: what this one does not know, it does not hear. */
function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { v, kind, event, token, state } = value as Record<string, unknown>;
  if (v !== 1) return false;
  if (kind === 'event') return isAccountEvent(event) && (token === null || typeof token === 'string');
  return kind === 'state' && typeof token === 'string' && isSessionState(state);
}

function opened(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
