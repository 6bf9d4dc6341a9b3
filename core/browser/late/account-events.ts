import type { SessionState } from '../../contract/people.ts';
import { type AccountEvent, eventBetween } from '../../session/events/account-events.ts';
import { stateAfter } from '../../session/events/session-state.ts';
import { accountNotActive, sessionExpired } from '../../session/server-texts.ts';
import { readSession, type StoredSession, sessionKey } from '../../session/stored-session.ts';
import { hold } from '../hold.ts';
import {
  afterActing,
  hearTabs,
  heldSession,
  isActing,
  type TabMessage,
  tellTabs,
} from '../other-tabs/session-channel.ts';
import type { TextStorage } from '../safe-storage.ts';
import { loggedOut, type SessionStore } from '../session-store.ts';
import { readSessionStream } from './session-stream.ts';

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
  goBack(): Promise<void>;
  /** This frozen page has a new session: reloads it. */
  startAnew(): void;
};

/** Milliseconds in which the tab that changed the stored session sends its event. */
const grace = 500;
const streamLock = 'fourfold-session-stream';
const backLock = 'fourfold-back-to-tutor';

/**
 * Listens to the site's other tabs and to the server for changes of the session, and freezes this
 * page when its session is no longer the site's session. One tab of a browser reads the stream and
 * notifies the others. Returns a stop function.
 */
export function listenToAccountEvents({ base, session, storage, ...ports }: AccountEventPorts): () => void {
  let held = heldSession(session);
  let own = held?.token ?? null;
  let raised: AccountEvent | null = null;
  let leaving = false;
  let compare: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let stopStream = () => {};

  function raise(event: AccountEvent): void {
    hold.on = true;
    raised = event;
    clearTimeout(compare);
    stopStream();
    ports.show(event);
  }

  function hear(message: TabMessage): void {
    if (message.kind === 'state') takeState(message.token, message.state);
    else if (message.token !== own) raise(message.event);
  }

  /** The store was changed by this tab. */
  function takeOwn(): void {
    const before = held;
    held = heldSession(session);
    own = held?.token ?? null;
    if (own === (before?.token ?? null)) {
      takeRefusal();
      return;
    }
    listen();
    if (!isActing()) tellOfChange(before, held);
    if (own !== null) hold.said = '';
    if (raised !== null) ports.startAnew();
  }

  /** A call was refused with a text that freezes the page; the caller gets no reply. */
  function takeRefusal(): void {
    const state = hold.on && raised === null && !leaving ? stateAfter(hold.said) : null;
    if (own !== null && state) tell(own, state);
  }

  function tellOfChange(before: StoredSession | null, after: StoredSession | null): void {
    const ended = after === null && stateAfter(hold.said);
    if (before !== null && ended) tellTabs({ v: 1, kind: 'state', token: before.token, state: ended });
    else tellTabs({ v: 1, kind: 'event', event: eventBetween(before, after), token: own });
  }

  /** The server's message to this tab concerns all tabs. */
  function tell(token: string, state: SessionState): void {
    tellTabs({ v: 1, kind: 'state', token, state });
    takeState(token, state);
  }

  function takeState(token: string, state: SessionState): void {
    afterActing(() => {
      if (token !== own || raised !== null || leaving) return;
      if (state.state === 'ended') takeEnd(token, state.why);
      else if (JSON.stringify(state.account) !== JSON.stringify(session.getState().account)) {
        session.setState({ account: state.account });
      }
    });
  }

  function takeEnd(token: string, why: Extract<SessionState, { state: 'ended' }>['why']): void {
    if (why === 'student-unlinked') raise(why);
    else if (why === 'expired' && session.getState().account?.tutor_login.status) void endLook();
    else if (why === 'logged-out') endHere(token);
    else logOut(why === 'not-active' ? accountNotActive : sessionExpired);
  }

  /**
   * A tab of this browser may have ended the session to replace it; then that tab sends its event
   * within the grace time.
   */
  function endHere(token: string): void {
    hold.on = true;
    stopStream();
    clearTimeout(ending);
    ending = setTimeout(() => raised === null && token === own && raise('logged-out'), grace);
  }

  /** Deletes the ended session, so that a reload is logged out at once, without a refused call. */
  function forget(): void {
    if (raised === 'logged-out' && isSame(stored())) session.persist.clearStorage();
  }

  function logOut(message: string): void {
    hold.said = message;
    hold.on = false;
    session.setState(loggedOut);
    ports.alert(message);
  }

  /** One tab returns to the tutor; the others get the usual event. */
  async function endLook(): Promise<void> {
    leaving = true;
    hold.on = true;
    stopStream();
    const goes = async (mine: unknown) => {
      if (!mine || stored()?.token !== own) return;
      const ran = own;
      await ports.goBack();
      hold.on = false;
      if (own === ran) logOut(sessionExpired);
    };
    const locks = globalThis.navigator?.locks;
    await (locks ? locks.request(backLock, { ifAvailable: true }, goes) : goes(true));
    leaving = false;
  }

  function stored(): StoredSession | null {
    return readSession(storage.getItem(sessionKey));
  }

  /**
   * Another tab's change is in storage before its event arrives, and sometimes no event arrives.
   */
  function look(): void {
    clearTimeout(compare);
    if (isSame(stored())) return;
    compare = setTimeout(() => {
      const now = stored();
      if (raised === null && !isActing() && !isSame(now)) raise(eventBetween(held, now));
    }, grace);
  }

  function isSame(now: StoredSession | null): boolean {
    return (now?.token ?? null) === own;
  }

  function listen(): void {
    stopStream();
    if (own === null || raised !== null) return;
    const token = own;
    stopStream = inOneTab((signal) => readSessionStream({ base, token, signal, hear: (state) => tell(token, state) }));
  }

  const stops = [
    hearTabs(hear),
    session.subscribe(takeOwn),
    on('storage', look),
    on('pageshow', look),
    on('focus', look),
    on('pagehide', forget),
    () => clearTimeout(compare),
    () => clearTimeout(ending),
    () => stopStream(),
  ];
  listen();
  look();
  takeOwn();
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Runs `run` in one tab of this browser at a time; not at all without the Web Locks API. Returns a
 * stop function.
 */
function inOneTab(run: (signal: AbortSignal) => Promise<void>): () => void {
  const gone = new AbortController();
  const locks = globalThis.navigator?.locks;
  locks?.request(streamLock, { signal: gone.signal }, () => run(gone.signal)).catch(() => {});
  return () => gone.abort();
}

function on(event: string, hear: () => void): () => void {
  globalThis.addEventListener?.(event, hear);
  return () => globalThis.removeEventListener?.(event, hear);
}
