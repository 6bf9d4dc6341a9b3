import type { SessionState } from '@fourfold/core/contract/people';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Session } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import { lookUpSession } from '../session/look-up-session.ts';
import { listenToChannel } from './listen-to-channel.ts';
import { deleteStreams, findEvictedStreams, registerStream, streamName } from './session-streams.ts';
import { type SessionStatus, type SessionWatch, watchSession } from './watch-session.ts';

/** Changes of sessions, as this process is notified of them. */
export type SessionEvents = {
  /** Yields the session's current state, then each change; `ended` is the last. */
  watch(session: Session): Promise<AsyncIterable<SessionState>>;
  /** The number of open streams. */
  openCount(): number;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
};

type SessionEventsDeps = {
  db: Db;
  /** For LISTEN: must bypass any pooler. */
  connection: pg.ClientConfig;
  now(): Date;
  sessionDays: number;
  log: Logger;
};

/** The channel of `notify_streams` (0025_content_roots.sql). */
const channel = 'fourfold_session';
/** Sessions read in parallel when all are read: requests need connections, too. */
const maxParallelReads = 3;

/**
 * Reports changes of a session to its streams. PostgreSQL notifies every process, so any number of processes can serve
 * the same sessions. Each process listens on one connection, opened with its first stream. After that connection was
 * lost, every session is read again to find the changes that were missed.
 */
export function sessionEvents({ db, connection, now, sessionDays, log }: SessionEventsDeps): SessionEvents {
  /** Each watch with its id in session_streams; null if the session had ended before it was registered. */
  const watches = new Map<SessionWatch, string | null>();
  /** Watches by the payloads of the notifications that concern them. */
  const watchesByName = new Map<string, Set<SessionWatch>>();
  let closed = false;
  let listening: ReturnType<typeof listenToChannel> | null = null;
  let toRefresh: SessionWatch[] = [];
  /** Streams that are being registered and have no watch yet; a notification may evict them before they have one. */
  let pendingRegistrations = 0;
  const earlyNotifications = new Set<string>();

  const ports = {
    now,
    onError: (error: unknown) => log.warn({ err: error }, 'a session could not be looked at'),
    async readStatus(hash: Buffer): Promise<SessionStatus> {
      const result = await lookUpSession(db, { hash, now: now(), sessionDays });
      if (result.kind === 'ended') return { state: { state: 'ended', why: result.why }, endsAt: null };
      return { state: { state: 'account', account: result.session.account }, endsAt: result.endsAt };
    },
  };

  function handleNotification(name: string): void {
    for (const watch of watchesByName.get(name) ?? []) {
      if (name === streamName(watches.get(watch) ?? '')) watch.close();
      else void watch.refresh();
    }
    if (pendingRegistrations > 0 && !watchesByName.has(name)) earlyNotifications.add(name);
  }

  async function refreshAll(): Promise<void> {
    const isRefreshing = toRefresh.length > 0;
    toRefresh = [...watches.keys()];
    if (isRefreshing) return;
    await closeEvicted().catch(ports.onError);
    while (toRefresh.length > 0)
      await Promise.all(toRefresh.splice(0, maxParallelReads).map((watch) => watch.refresh()));
  }

  async function closeEvicted(): Promise<void> {
    const evicted = new Set(await findEvictedStreams(db, streamIdsOf([...watches.values()])));
    for (const [watch, id] of watches) if (id !== null && evicted.has(id)) watch.close();
  }

  function add(watch: SessionWatch, id: string | null): void {
    watches.set(watch, id);
    for (const name of notificationNames(watch.session, id))
      watchesByName.set(name, (watchesByName.get(name) ?? new Set()).add(watch));
  }

  function remove(watch: SessionWatch): void {
    const id = watches.get(watch) ?? null;
    watches.delete(watch);
    for (const name of notificationNames(watch.session, id)) {
      watchesByName.get(name)?.delete(watch);
      if (watchesByName.get(name)?.size === 0) watchesByName.delete(name);
    }
    if (!closed) deleteStreams(db, streamIdsOf([id])).catch(ports.onError);
  }

  return {
    async watch(session) {
      pendingRegistrations += 1;
      const id = await registerStream(db, { userId: session.account.id, sessionId: session.id }, channel).finally(
        () => {
          pendingRegistrations -= 1;
        },
      );
      const watch = watchSession(session, ports, remove);
      add(watch, id);
      if (id !== null && earlyNotifications.has(streamName(id))) watch.close();
      if (pendingRegistrations === 0) earlyNotifications.clear();
      if (closed) watch.close();
      else
        listening ??= listenToChannel({
          connection,
          channel,
          onNotification: handleNotification,
          log,
          onListening: () => void refreshAll(),
        });
      return watch;
    },
    openCount: () => watches.size,
    async close() {
      closed = true;
      const ids = streamIdsOf([...watches.values()]);
      for (const watch of watches.keys()) watch.close();
      await Promise.all([listening?.close(), deleteStreams(db, ids).catch(ports.onError)]);
    },
  };
}

/** The notifications that concern a stream: its session, the user, the impersonating tutor, and the stream itself. */
function notificationNames({ id: session, account }: Session, stream: string | null): string[] {
  const { id, tutor_login } = account;
  const users = [id, ...(tutor_login.tutor_id ? [tutor_login.tutor_id] : [])];
  return [`session:${session}`, ...users.map((user) => `user:${user}`), ...streamIdsOf([stream]).map(streamName)];
}

function streamIdsOf(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null);
}
