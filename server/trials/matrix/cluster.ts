import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundled, startBundled } from '../../src/database/bundled/start.ts';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import type { Served } from './api.ts';

/** A migrated database in a cluster of its own, which goes with its folder. It may be dropped more than once. */
export async function ownCluster(): Promise<Served & { drop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fourfold-matrix-'));
  chmodSync(dataDir, 0o755);
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    return await served(await startBundled({ dataDir, settings: { autovacuum: 'off', fsync: 'off' } }), remove);
  } catch (error) {
    remove();
    throw error;
  }
}

async function served({ connection, stop }: Bundled, remove: () => void) {
  const { pool, db, close } = connect(connection);
  let dropping: Promise<void> | null = null;
  const drop = () => {
    dropping ??= close().then(stop).then(remove);
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
