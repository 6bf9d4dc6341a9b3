import type { Kysely } from 'kysely';
import type pg from 'pg';
import { StartFault } from '../start-fault.ts';
import { dataFolder } from './bundled/place.ts';
import { type Bundled, startBundled } from './bundled/start.ts';
import { connect, unusable } from './connect.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** For connections of one's own, past any pooler. */
  direct: pg.ClientConfig;
  /** Where what belongs to this installation is kept, whichever database it uses. */
  dataDir: string;
  bundled: boolean;
  /** Whether every migration of this build has been applied. */
  isMigrated(): Promise<boolean>;
  /** Closes the connections, then stops the bundled server unless somebody else still uses it. */
  close(): Promise<void>;
};

/** After that a request is answered with an error rather than waiting for a database that may be gone. */
const connectionTimeoutMillis = 10_000;

type Wanted = {
  databaseUrl: string | null;
  databaseUrlDirect: string | null;
  /** Not migrated: a backup before an upgrade takes the database as the upgrade will find it. */
  asItIs?: boolean;
};

/** The database that the configuration names, reachable and migrated; a StartFault says why it cannot be. */
export async function openDatabase(
  { databaseUrl, databaseUrlDirect, asItIs = false }: Wanted,
  env: NodeJS.ProcessEnv = process.env,
): Promise<OpenDatabase> {
  const dataDir = await orFault(async () => dataFolder(env));
  const bundled = databaseUrl === null ? await orFault(() => startBundled({ dataDir })) : null;
  const connection = bundled?.connection ?? { connectionString: databaseUrl ?? '' };
  const { pool, db, close: disconnect } = connect({ ...connection, connectionTimeoutMillis });
  const close = async () => {
    await disconnect();
    await bundled?.stop();
  };
  try {
    const fault = await unusable(pool);
    if (fault) throw new StartFault(fault);
    if (!asItIs) await orFault(() => migrated(bundled, pool, databaseUrlDirect));
  } catch (error) {
    await close();
    throw error;
  }
  const direct = bundled?.connection ?? { connectionString: databaseUrlDirect ?? databaseUrl ?? '' };
  return { db, pool, direct, dataDir, bundled: bundled !== null, isMigrated: () => isMigrated(pool), close };
}

/** Migrations hold a lock for their session, which a pooler in between would lose. */
async function migrated(bundled: Bundled | null, pool: pg.Pool, directUrl: string | null): Promise<void> {
  if (bundled || directUrl === null) {
    await migrate(pool);
    return;
  }
  const direct = connect({ connectionString: directUrl }, { size: 1 });
  try {
    await migrate(direct.pool);
  } finally {
    await direct.close();
  }
}

/** What these throw are sentences already. */
async function orFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StartFault(error instanceof Error ? error.message : String(error));
  }
}
