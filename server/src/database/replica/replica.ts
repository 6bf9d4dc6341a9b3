import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Refusal } from '../../call/refusal.ts';
import type { Db } from '../db.ts';
import { lagMeter } from './lag-meter.ts';
import { positionOf, replayedBy } from './log-position.ts';
import { openReplicaConnections, type ReplicaConnections } from './replica-connections.ts';

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
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  state(): ReplicaState;
  close(): Promise<void>;
};

export type ReplicaOptions = {
  config: pg.PoolConfig;
  /** See `connect`. */
  named: boolean;
  primary: Db;
  log: Logger;
};

/** Milliseconds between two checks, and the timeout of a check. */
const [checkIntervalMs, checkTimeoutMs] = [1_000, 2_000];
/** Seconds of lag above which the replica is not used, and below which it is used again. */
const [maxLag, recoveredLag] = [3, 1];
/** Milliseconds that a read waits for the replica to catch up, and between two checks of its position. */
const [catchUpTimeoutMs, catchUpStepMs] = [250, 5];

/** Monitors a replica, which may be unreachable at any time. Resolves after the first check. */
export async function watchReplica({ config, named, primary, log }: ReplicaOptions): Promise<Replica> {
  const meter = lagMeter();
  let state: ReplicaState = { use: 'away', lag: null };
  let loggedUse: ReplicaState['use'] | null = null;
  let connections: ReplicaConnections | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function setState(next: ReplicaState, why: object = {}): void {
    state = next;
    if (loggedUse === next.use) return;
    loggedUse = next.use;
    if (next.use === 'in use') log.info('the replica is in use');
    else log.warn({ lag: next.lag, ...why }, `the replica is ${next.use}: the primary answers for it`);
  }

  async function check(): Promise<void> {
    try {
      // An unreachable primary says nothing about the replica.
      const position = await positionOf(primary).catch(() => null);
      if (position !== null) meter.mark(position, performance.now());
      connections ??= await openReplicaConnections({ config, named, primary, timeoutMs: checkTimeoutMs });
      const replayed = await replayedBy(connections.monitor);
      if (replayed === null) throw new Error('it is a replica no more');
      const lag = meter.secondsBehind(replayed, performance.now());
      const limit = state.use === 'in use' ? maxLag : recoveredLag;
      setState({ use: lag !== null && lag <= limit ? 'in use' : 'behind', lag });
    } catch (error) {
      connections?.disconnect(error);
      connections = null;
      setState({ use: 'away', lag: null }, { err: error });
    }
  }

  async function checkRepeatedly(): Promise<void> {
    await check();
    if (closed) return;
    timer = setTimeout(() => {
      checking = checkRepeatedly();
    }, checkIntervalMs).unref();
  }
  let checking = checkRepeatedly();
  await checking;

  return {
    async read(work) {
      const usable = state.use === 'in use' ? connections : null;
      if (!usable) return await work(primary);
      const position = await positionOf(primary);
      const answer = async () => ((await hasReached(usable.db, position)) ? { read: await work(usable.db) } : null);
      try {
        const result = await usable.orDisconnected(answer());
        if (result) return result.read;
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
      await checking;
      await connections?.close();
    },
  };
}

async function hasReached(replica: Db, position: number): Promise<boolean> {
  for (const deadline = performance.now() + catchUpTimeoutMs; ; await wait(catchUpStepMs)) {
    const replayed = await replayedBy(replica);
    if (replayed !== null && replayed >= position) return true;
    if (replayed === null || performance.now() > deadline) return false;
  }
}
