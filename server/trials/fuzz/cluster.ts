import type { SocketConfig } from '../../src/database/bundled/postmaster.ts';
import { connect } from '../../src/database/connect.ts';
import type { Db } from '../../src/database/db.ts';
import { migrate } from '../../src/database/migrate.ts';
import { temporaryCluster } from '../../src/testing/temporary-cluster.ts';

/** A PostgreSQL of the trial in a temporary folder, removed together. */
export type FuzzCluster = {
  /** A folder for files of the trial, removed with it. */
  folder: string;
  /** A copy of the seeded database. */
  copy(name: string): Promise<SocketConfig>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
};

export async function startCluster(seed: (db: Db, folder: string) => Promise<void>): Promise<FuzzCluster> {
  const { folder, connection, stop } = await temporaryCluster('fuzz');
  try {
    await prepareDatabase(connection, folder, seed);
  } catch (error) {
    await stop();
    throw error;
  }
  const admin = connect({ ...connection, database: 'postgres' }, { size: 1 });
  return {
    folder,
    async copy(name) {
      await admin.pool.query(`create database ${name} template ${connection.database}`);
      return { ...connection, database: name };
    },
    async drop(name) {
      await admin.pool.query(`drop database if exists ${name} with (force)`);
    },
    async stop() {
      await admin.close();
      await stop();
    },
  };
}

async function prepareDatabase(
  connection: SocketConfig,
  folder: string,
  seed: (db: Db, folder: string) => Promise<void>,
): Promise<void> {
  const { pool, db, close } = connect(connection, { size: 1 });
  try {
    await migrate(pool);
    await seed(db, folder);
    // Updates the planner's statistics, which autovacuum would not do here.
    await pool.query('analyze');
  } finally {
    await close();
  }
}
