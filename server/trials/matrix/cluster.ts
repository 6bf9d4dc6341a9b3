import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { temporaryCluster } from '../../src/testing/temporary-cluster.ts';
import type { DatabaseAccess } from './api.ts';

/** A migrated database in its own temporary cluster. `drop` may be called more than once. */
export async function startDatabase(): Promise<DatabaseAccess & { drop(): Promise<void> }> {
  const { connection, stop } = await temporaryCluster('matrix');
  const { pool, db, close } = connect(connection);
  let dropping: Promise<void> | null = null;
  const drop = () => {
    dropping ??= close().then(stop);
    return dropping;
  };
  try {
    await migrate(pool);
  } catch (error) {
    await drop();
    throw error;
  }
  return { db, connection, drop };
}
