import type { SessionState } from '@fourfold/core/contract/people';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Session } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { lookUpSession } from '../session/look-up-session.ts';
import { listenTo } from './listen-to.ts';
import { goneStreams, leaveStreams, streamName, takeStream } from './open-streams.ts';
import { type Standing, type Watch, watchSession } from './watch-session.ts';

/** Changes of sessions, as this process is notified of them. */
export type SessionEvents = {
  /** Yields the session's current state, then each change; `ended` is the last. */
  watch(session: Session): Promise<AsyncIterable<SessionState>>;
  /** The number of open streams. */
  open(): number;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
};

type Deps = {
  db: Kysely<Database>;
  /** For LISTEN: must bypass any pooler. */
  connection: pg.ClientConfig;
  now(): Date;
  sessionDays: number;
  log: Logger;
};

/** The channel on which the triggers of 0007_people.sql notify. */
const channel = 'fourfold_session';
/** Sessions read in parallel when all are read: requests need connections, too. */
const atOnce = 3;

/**
 * Reports changes of a session to its streams. PostgreSQL notifies every process, so any number of
 * processes can serve the same sessions. Each process listens on one connection, opened with its
 * first stream. After that connection was lost, every session is read again to find the changes
 * that were missed.
 */
export function sessionEvents({ db, connection, now, sessionDays, log }: Deps): SessionEvents {
  /**
   * Each watch with its id in session_streams; null if the session had ended before it was
   * registered.
   */
  const watches = new Map<Watch, string | null>();
  /** Watches by the payloads of the notifications that concern them. */
  const named = new Map<string, Set<Watch>>();
  let closed = false;
  let listening: ReturnType<typeof listenTo> | null = null;
  let unseen: Watch[] = [];
  /**
   * Streams that are being registered and have no watch yet; a notification may evict them before
   * they have one.
   */
  let taking = 0;
  const early = new Set<string>();

  const ports = {
    now,
    failed: (error: unknown) => log.warn({ err: error }, 'a session could not be looked at'),
    async look(hash: Buffer): Promise<Standing> {
      const found = await lookUpSession(db, { hash, now: now(), sessionDays });
      if (found.at === 'ended') return { state: { state: 'ended', why: found.why }, endsAt: null };
      return { state: { state: 'account', account: found.session.account }, endsAt: found.endsAt };
    },
  };

  function hear(name: string): void {
    for (const watch of named.get(name) ?? []) {
      if (name === streamName(watches.get(watch) ?? '')) watch.close();
      else void watch.lookAgain();
    }
    if (taking > 0 && !named.has(name)) early.add(name);
  }

  async function lookAtAll(): Promise<void> {
    const isLooking = unseen.length > 0;
    unseen = [...watches.keys()];
    if (isLooking) return;
    await closeGone().catch(ports.failed);
    while (unseen.length > 0) await Promise.all(unseen.splice(0, atOnce).map((watch) => watch.lookAgain()));
  }

  async function closeGone(): Promise<void> {
    const gone = new Set(await goneStreams(db, placesOf([...watches.values()])));
    for (const [watch, id] of watches) if (id !== null && gone.has(id)) watch.close();
  }

  function add(watch: Watch, id: string | null): void {
    watches.set(watch, id);
    for (const name of namesOf(watch.session, id)) named.set(name, (named.get(name) ?? new Set()).add(watch));
  }

  function remove(watch: Watch): void {
    const id = watches.get(watch) ?? null;
    watches.delete(watch);
    for (const name of namesOf(watch.session, id)) {
      named.get(name)?.delete(watch);
      if (named.get(name)?.size === 0) named.delete(name);
    }
    if (!closed) leaveStreams(db, placesOf([id])).catch(ports.failed);
  }

  return {
    async watch(session) {
      taking += 1;
      const id = await takeStream(db, session.id, channel).finally(() => {
        taking -= 1;
      });
      const watch = watchSession(session, ports, remove);
      add(watch, id);
      if (id !== null && early.has(streamName(id))) watch.close();
      if (taking === 0) early.clear();
      if (closed) watch.close();
      else listening ??= listenTo({ connection, channel, hear, log, heard: () => void lookAtAll() });
      return watch;
    },
    open: () => watches.size,
    async close() {
      closed = true;
      const ids = placesOf([...watches.values()]);
      for (const watch of watches.keys()) watch.close();
      await Promise.all([listening?.close(), leaveStreams(db, ids).catch(ports.failed)]);
    },
  };
}

/**
 * The notifications that concern a stream: its session, the user, the impersonating tutor, and the
 * stream itself.
 */
function namesOf({ id: session, account }: Session, stream: string | null): string[] {
  const { id, tutor_login } = account;
  const users = [id, ...(tutor_login.tutor_id ? [tutor_login.tutor_id] : [])];
  return [`session:${session}`, ...users.map((user) => `user:${user}`), ...placesOf([stream]).map(streamName)];
}

function placesOf(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null);
}
