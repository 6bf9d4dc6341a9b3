import type { SessionState } from '../../contract/people.ts';
import { type SessionRefusalCode, sessionRefusals } from '../../refusals/session-refusals.ts';
import { type AccountEvent, eventBetween } from '../../session/events/account-events.ts';
import { stateAfter } from '../../session/events/internal/session-state.ts';
import { readSession, type StoredSession, sessionKey } from '../../session/stored-session.ts';
import {
  afterSessionChange,
  currentSession,
  isChangingSession,
  listenToTabs,
  postToTabs,
  type TabMessage,
} from '../other-tabs/session-channel.ts';
import { pageFreeze } from '../page-freeze.ts';
import type { TextStorage } from '../safe-storage.ts';
import { loggedOut, type SessionStore } from '../session-store.ts';
import { readSessionStream } from './internal/session-stream.ts';

export type AccountEventPorts = {
  /** Base of the API. */
  base: string;
  session: SessionStore;
  /** The storage of the session. */
  storage: TextStorage;
  /** Shows the dialog; called again when a newer event occurs. */
  show(event: AccountEvent): void;
  /** Shows an error alert. */
  alert(message: string): void;
  /** A tutor's impersonation of a student has expired: returns to the tutor, and shows it. */
  returnToTutor(): Promise<void>;
  /** This frozen page has a new session: reloads it. */
  reloadPage(): void;
};

/** Milliseconds in which the tab that changed the stored session sends its event. */
const graceMs = 500;
const streamLock = 'fourfold-session-stream';
const backLock = 'fourfold-back-to-tutor';

/**
 * Listens to the site's other tabs and to the server for changes of the session, and freezes this
 * page when its session is no longer the site's session. One tab of a browser reads the stream and
 * notifies the others. Returns a stop function.
 */
export function listenToAccountEvents({ base, session, storage, ...ports }: AccountEventPorts): () => void {
  let current = currentSession(session);
  let ownToken = current?.token ?? null;
  let shownEvent: AccountEvent | null = null;
  let isReturning = false;
  let compareTimer: ReturnType<typeof setTimeout> | undefined;
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let stopStream = () => {};

  function freezePage(event: AccountEvent): void {
    pageFreeze.isFrozen = true;
    shownEvent = event;
    clearTimeout(compareTimer);
    stopStream();
    ports.show(event);
  }

  function onMessage(message: TabMessage): void {
    if (message.kind === 'state') applyState(message.token, message.state);
    else if (message.token !== ownToken) freezePage(message.event);
  }

  /** The store was changed by this tab. */
  function onStoreChange(): void {
    const before = current;
    current = currentSession(session);
    ownToken = current?.token ?? null;
    if (ownToken === (before?.token ?? null)) {
      onRefusal();
      return;
    }
    startStream();
    if (!isChangingSession()) postChange(before, current);
    if (ownToken !== null) pageFreeze.lastRefusal = undefined;
    if (shownEvent !== null) ports.reloadPage();
  }

  /** A call was refused with a code that freezes the page; the caller gets no reply. */
  function onRefusal(): void {
    const state =
      pageFreeze.isFrozen && shownEvent === null && !isReturning ? stateAfter(pageFreeze.lastRefusal) : null;
    if (ownToken !== null && state) shareState(ownToken, state);
  }

  function postChange(before: StoredSession | null, after: StoredSession | null): void {
    const ended = after === null && stateAfter(pageFreeze.lastRefusal);
    if (before !== null && ended) postToTabs({ v: 1, kind: 'state', token: before.token, state: ended });
    else postToTabs({ v: 1, kind: 'event', event: eventBetween(before, after), token: ownToken });
  }

  /** The server's message to this tab concerns all tabs. */
  function shareState(token: string, state: SessionState): void {
    postToTabs({ v: 1, kind: 'state', token, state });
    applyState(token, state);
  }

  function applyState(token: string, state: SessionState): void {
    afterSessionChange(() => {
      if (token !== ownToken || shownEvent !== null || isReturning) return;
      if (state.state === 'ended') applyEnd(token, state.why);
      else if (JSON.stringify(state.account) !== JSON.stringify(session.getState().account)) {
        session.setState({ account: state.account });
      }
    });
  }

  function applyEnd(token: string, why: Extract<SessionState, { state: 'ended' }>['why']): void {
    if (why === 'student-unlinked') freezePage(why);
    else if (why === 'expired' && session.getState().account?.tutor_login.status) void endImpersonation();
    else if (why === 'logged-out') expectEvent(token);
    else logOut(why === 'not-active' ? 'account_not_active' : 'session_expired');
  }

  /**
   * A tab of this browser may have ended the session to replace it; then that tab sends its event
   * within the grace time.
   */
  function expectEvent(token: string): void {
    pageFreeze.isFrozen = true;
    stopStream();
    clearTimeout(endTimer);
    endTimer = setTimeout(() => shownEvent === null && token === ownToken && freezePage('logged-out'), graceMs);
  }

  /** Deletes the ended session, so that a reload is logged out at once, without a refused call. */
  function clearEndedSession(): void {
    if (shownEvent === 'logged-out' && isSame(stored())) session.persist.clearStorage();
  }

  function logOut(code: SessionRefusalCode): void {
    pageFreeze.lastRefusal = code;
    pageFreeze.isFrozen = false;
    session.setState(loggedOut);
    ports.alert(sessionRefusals[code].text);
  }

  /** One tab returns to the tutor; the others get the usual event. */
  async function endImpersonation(): Promise<void> {
    isReturning = true;
    pageFreeze.isFrozen = true;
    stopStream();
    const returnOnce = async (mine: unknown) => {
      if (!mine || stored()?.token !== ownToken) return;
      const endedToken = ownToken;
      await ports.returnToTutor();
      pageFreeze.isFrozen = false;
      if (ownToken === endedToken) logOut('session_expired');
    };
    const locks = globalThis.navigator?.locks;
    await (locks ? locks.request(backLock, { ifAvailable: true }, returnOnce) : returnOnce(true));
    isReturning = false;
  }

  function stored(): StoredSession | null {
    return readSession(storage.getItem(sessionKey));
  }

  /** Another tab's change is in storage before its event arrives, and sometimes no event arrives. */
  function checkStorage(): void {
    clearTimeout(compareTimer);
    if (isSame(stored())) return;
    compareTimer = setTimeout(() => {
      const now = stored();
      if (shownEvent === null && !isChangingSession() && !isSame(now)) freezePage(eventBetween(current, now));
    }, graceMs);
  }

  function isSame(now: StoredSession | null): boolean {
    return (now?.token ?? null) === ownToken;
  }

  function startStream(): void {
    stopStream();
    if (ownToken === null || shownEvent !== null) return;
    const token = ownToken;
    stopStream = runInOneTab((signal) =>
      readSessionStream({ base, token, signal, onState: (state) => shareState(token, state) }),
    );
  }

  const stops = [
    listenToTabs(onMessage),
    session.subscribe(onStoreChange),
    addListener('storage', checkStorage),
    addListener('pageshow', checkStorage),
    addListener('focus', checkStorage),
    addListener('pagehide', clearEndedSession),
    () => clearTimeout(compareTimer),
    () => clearTimeout(endTimer),
    () => stopStream(),
  ];
  startStream();
  checkStorage();
  onStoreChange();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Runs `run` in one tab of this browser at a time; not at all without the Web Locks API. Returns a stop function. */
function runInOneTab(run: (signal: AbortSignal) => Promise<void>): () => void {
  const stopping = new AbortController();
  const locks = globalThis.navigator?.locks;
  locks?.request(streamLock, { signal: stopping.signal }, () => run(stopping.signal)).catch(() => {});
  return () => stopping.abort();
}

function addListener(event: string, listener: () => void): () => void {
  globalThis.addEventListener?.(event, listener);
  return () => globalThis.removeEventListener?.(event, listener);
}
