import type { SessionState } from '@fourfold/core/contract/people';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Session } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { lookUpSession } from '../session/look-up-session.ts';
import { listenTo } from './listen-to.ts';
import { type Standing, type Watch, watchSession } from './watch-session.ts';

/** What happens to sessions, as this process hears it. */
export type SessionEvents = {
  /** The session's present state, then each change of it; `ended` is the last. */
  watch(session: Session): AsyncIterable<SessionState>;
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
/** Streams of one session; a browser needs one for each site, whatever opens more loses its oldest. */
const mostOfASession = 20;
/** Looks at a time when all sessions are looked at: requests need connections, too. */
const atOnce = 3;

/**
 * Tells each stream what becomes of its session. PostgreSQL tells every process, so that any number of them serve the
 * same sessions; one connection a process listens, from the first stream on. What was missed while it was lost is
 * found by looking at every session again.
 */
export function sessionEvents({ db, connection, now, sessionDays, log }: Deps): SessionEvents {
  const watches = new Set<Watch>();
  /** By what a notification may name. */
  const named = new Map<string, Set<Watch>>();
  let closed = false;
  let listening: ReturnType<typeof listenTo> | null = null;
  let unseen: Watch[] = [];

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
    for (const watch of named.get(name) ?? []) void watch.lookAgain();
  }

  async function lookAtAll(): Promise<void> {
    const isLooking = unseen.length > 0;
    unseen = [...watches];
    if (isLooking) return;
    while (unseen.length > 0) await Promise.all(unseen.splice(0, atOnce).map((watch) => watch.lookAgain()));
  }

  function add(watch: Watch): void {
    watches.add(watch);
    for (const name of namesOf(watch.session)) named.set(name, (named.get(name) ?? new Set()).add(watch));
  }

  function remove(watch: Watch): void {
    watches.delete(watch);
    for (const name of namesOf(watch.session)) {
      named.get(name)?.delete(watch);
      if (named.get(name)?.size === 0) named.delete(name);
    }
  }

  return {
    watch(session) {
      const others = [...(named.get(sessionName(session)) ?? [])];
      for (const oldest of others.slice(0, Math.max(0, others.length + 1 - mostOfASession))) oldest.close();
      const watch = watchSession(session, ports, remove);
      add(watch);
      if (closed) watch.close();
      else listening ??= listenTo({ connection, channel, hear, log, heard: () => void lookAtAll() });
      return watch;
    },
    open: () => watches.size,
    async close() {
      closed = true;
      for (const watch of watches) watch.close();
      await listening?.close();
    },
  };
}

const sessionName = ({ id }: Session) => `session:${id}`;

/** The session, whose it is, and who looks on in it. */
function namesOf(session: Session): string[] {
  const { id, tutor_login } = session.account;
  return [sessionName(session), `user:${id}`, ...(tutor_login.tutor_id ? [`user:${tutor_login.tutor_id}`] : [])];
}
