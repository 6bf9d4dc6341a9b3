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

/** What happens to sessions, as this process hears it. */
export type SessionEvents = {
  /** The session's present state, then each change of it; `ended` is the last. */
  watch(session: Session): Promise<AsyncIterable<SessionState>>;
  /** How many streams are open. */
  open(): number;
  /** Ends every stream and hears nothing more. */
  close(): Promise<void>;
};

type Deps = {
  db: Kysely<Database>;
  /** For LISTEN, past any pooler. */
  connection: pg.ClientConfig;
  now(): Date;
  sessionDays: number;
  log: Logger;
};

/** What the triggers of 0007_people.sql notify on. */
const channel = 'fourfold_session';
/** Looks at a time when all sessions are looked at: requests need connections, too. */
const atOnce = 3;

/**
 * Tells each stream what becomes of its session. PostgreSQL tells every process, so that any number of them serve the
 * same sessions; one connection a process listens, from the first stream on. What was missed while it was lost is
 * found by looking at every session again.
 */
export function sessionEvents({ db, connection, now, sessionDays, log }: Deps): SessionEvents {
  /** With the place that each has among the streams of its session; null where the session had ended by then. */
  const watches = new Map<Watch, string | null>();
  /** By what a notification may name. */
  const named = new Map<string, Set<Watch>>();
  let closed = false;
  let listening: ReturnType<typeof listenTo> | null = null;
  let unseen: Watch[] = [];
  /** Streams that have a place and no watch yet; what is heard meanwhile may be that they have to give way. */
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

/** The session, whose it is, who looks on in it, and the stream itself. */
function namesOf({ id: session, account }: Session, stream: string | null): string[] {
  const { id, tutor_login } = account;
  const users = [id, ...(tutor_login.tutor_id ? [tutor_login.tutor_id] : [])];
  return [`session:${session}`, ...users.map((user) => `user:${user}`), ...placesOf([stream]).map(streamName)];
}

function placesOf(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null);
}
