import type pg from 'pg';
import { connect } from '../connect.ts';
import type { Db } from '../db.ts';
import { identityOf } from './log-position.ts';

/** The connections to a replica from the time it was reached until it is lost. Hanging connections are not reused. */
export type ReplicaConnections = {
  /** For reads. */
  db: Db;
  /** A separate connection for monitoring, because reads may use all others. Its queries have a timeout. */
  monitor: Db;
  /** Resolves with the result of the read; rejects when the connections are lost before. */
  orDisconnected<T>(reading: Promise<T>): Promise<T>;
  disconnect(error: unknown): void;
  close(): Promise<void>;
};

type ReplicaConnectOptions = {
  config: pg.PoolConfig;
  named: boolean;
  primary: Db;
  /** Milliseconds for a query of the monitoring. */
  timeoutMs: number;
};

/** Throws the connection error, or an error if it is a replica of another database. */
export async function openReplicaConnections({
  config,
  named,
  primary,
  timeoutMs,
}: ReplicaConnectOptions): Promise<ReplicaConnections> {
  const timedConfig = { ...config, connectionTimeoutMillis: timeoutMs };
  const reading = connect(timedConfig, { named });
  const monitor = connect({ ...timedConfig, query_timeout: timeoutMs }, { size: 1, named });
  const readers = new Set<(error: unknown) => void>();
  const close = async () => void (await Promise.all([reading.close(), monitor.close()]));
  const disconnect = (error: unknown) => {
    for (const reject of readers) reject(error);
    // Not awaited: a hanging connection is never released to the pool.
    void close();
  };
  try {
    const [own, other] = await Promise.all([identityOf(primary), identityOf(monitor.db)]);
    if (own !== other) throw new Error('it is a replica of another database');
  } catch (error) {
    disconnect(error);
    throw error;
  }
  // Not Promise.race with one long-lived promise: that would keep the result of every read in
  // memory.
  const orDisconnected = <T>(work: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      readers.add(reject);
      work.then(resolve, reject).finally(() => readers.delete(reject));
    });
  return { db: reading.db, monitor: monitor.db, orDisconnected, disconnect, close };
}
