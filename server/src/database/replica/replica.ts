import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Refusal } from '../../call/refusal.ts';
import type { Database } from '../schema.ts';
import { lagMeter } from './lag.ts';
import { type Line, openLine } from './line.ts';
import { positionOf, replayedBy } from './standing.ts';

export type ReplicaState = {
  use: 'in use' | 'behind' | 'away';
  /** Seconds behind the primary; null while that is not known. */
  lag: number | null;
};

/** A streaming replica of the database, for reads. */
export type Replica = {
  /**
   * Runs the read on the replica, which must have everything saved before the call; otherwise on
   * the primary. `work` may be called twice.
   */
  read<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  state(): ReplicaState;
  close(): Promise<void>;
};

export type Watched = {
  config: pg.PoolConfig;
  /** See `connect`. */
  named: boolean;
  primary: Kysely<Database>;
  log: Logger;
};

/** Milliseconds between two checks, and the timeout of a check. */
const [lookEvery, lookWithin] = [1_000, 2_000];
/** Seconds of lag above which the replica is not used, and below which it is used again. */
const [mostLag, littleLag] = [3, 1];
/**
 * Milliseconds that a read waits for the replica to catch up, and between two checks of its
 * position.
 */
const [patience, step] = [250, 5];

/** Monitors a replica, which may be unreachable at any time. Resolves after the first check. */
export async function watchReplica({ config, named, primary, log }: Watched): Promise<Replica> {
  const meter = lagMeter();
  let state: ReplicaState = { use: 'away', lag: null };
  let told: ReplicaState['use'] | null = null;
  let line: Line | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function become(next: ReplicaState, why: object = {}): void {
    state = next;
    if (told === next.use) return;
    told = next.use;
    if (next.use === 'in use') log.info('the replica is in use');
    else log.warn({ lag: next.lag, ...why }, `the replica is ${next.use}: the primary answers for it`);
  }

  async function look(): Promise<void> {
    try {
      // An unreachable primary says nothing about the replica.
      const position = await positionOf(primary).catch(() => null);
      if (position !== null) meter.mark(position, performance.now());
      line ??= await openLine({ config, named, primary, within: lookWithin });
      const replayed = await replayedBy(line.watching);
      if (replayed === null) throw new Error('it is a replica no more');
      const lag = meter.behind(replayed, performance.now());
      const most = state.use === 'in use' ? mostLag : littleLag;
      become({ use: lag !== null && lag <= most ? 'in use' : 'behind', lag });
    } catch (error) {
      line?.lose(error);
      line = null;
      become({ use: 'away', lag: null }, { err: error });
    }
  }

  async function goOn(): Promise<void> {
    await look();
    if (closed) return;
    timer = setTimeout(() => {
      looking = goOn();
    }, lookEvery).unref();
  }
  let looking = goOn();
  await looking;

  return {
    async read(work) {
      const own = state.use === 'in use' ? line : null;
      if (!own) return await work(primary);
      const position = await positionOf(primary);
      const answer = async () => ((await hasReached(own.db, position)) ? { read: await work(own.db) } : null);
      try {
        const answered = await own.orLost(answer());
        if (answered) return answered.read;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        log.warn({ err: error }, 'the replica failed: the primary answers for it');
      }
      return await work(primary);
    },
    state: () => state,
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
      await line?.close();
    },
  };
}

async function hasReached(replica: Kysely<Database>, position: number): Promise<boolean> {
  for (const deadline = performance.now() + patience; ; await wait(step)) {
    const replayed = await replayedBy(replica);
    if (replayed !== null && replayed >= position) return true;
    if (replayed === null || performance.now() > deadline) return false;
  }
}
