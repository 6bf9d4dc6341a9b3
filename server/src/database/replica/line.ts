import type { Kysely } from 'kysely';
import type pg from 'pg';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { identityOf } from './standing.ts';

/** The connections to a replica, from when it was reached until it is lost: what hangs then is not asked again. */
export type Line = {
  /** For reads. */
  db: Kysely<Database>;
  /** One of its own: reads may have all others. Its questions have an end. */
  watching: Kysely<Database>;
  /** What is read, or a rejection when the line is lost before. */
  orLost<T>(reading: Promise<T>): Promise<T>;
  lose(error: unknown): void;
  close(): Promise<void>;
};

type Asked = {
  config: pg.PoolConfig;
  named: boolean;
  primary: Kysely<Database>;
  /** Milliseconds for a question of the watch. */
  within: number;
};

/** Throws what keeps it from being reached, or that it is a replica of another database. */
export async function openLine({ config, named, primary, within }: Asked): Promise<Line> {
  const timed = { ...config, connectionTimeoutMillis: within };
  const reading = connect(timed, { named });
  const watching = connect({ ...timed, query_timeout: within }, { size: 1, named });
  const readers = new Set<(error: unknown) => void>();
  const close = async () => void (await Promise.all([reading.close(), watching.close()]));
  const lose = (error: unknown) => {
    for (const reject of readers) reject(error);
    // A connection that hangs is never given back: nobody waits for that.
    void close();
  };
  try {
    const [own, other] = await Promise.all([identityOf(primary), identityOf(watching.db)]);
    if (own !== other) throw new Error('it is a replica of another database');
  } catch (error) {
    lose(error);
    throw error;
  }
  // A race with one promise that lives as long as the line would keep what each of its readers was answered.
  const orLost = <T>(work: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      readers.add(reject);
      work.then(resolve, reject).finally(() => readers.delete(reject));
    });
  return { db: reading.db, watching: watching.db, orLost, lose, close };
}
