import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { inTime } from '../in-time.ts';
import { StartFault } from '../start-fault.ts';
import { folderFault } from './bundled/folder-fault.ts';
import { keepBundled } from './bundled/keep.ts';
import { dataFolder } from './bundled/place.ts';
import type { Socket } from './bundled/running.ts';
import { startBundled } from './bundled/start.ts';
import { connect } from './connect.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openReplica } from './replica/open-replica.ts';
import type { Replica } from './replica/replica.ts';
import { mustBeSame } from './same-database.ts';
import type { Database } from './schema.ts';
import { unusable, unusableFor } from './usable.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** For single connections that must bypass a pooler. */
  direct: pg.ClientConfig;
  /** The folder for files of this installation, whichever database it uses. */
  dataDir: string;
  bundled: boolean;
  /** For reads of the server process; null if none is configured. */
  replica: Replica | null;
  /** Whether every migration of this build has been applied. */
  isMigrated(): Promise<boolean>;
  /** Closes the connections, then stops the bundled server unless another process uses it. */
  close(): Promise<void>;
};

type Wanted = {
  /** DATA_DIR; null for the data folder of this clone. */
  dataDir: string | null;
  databaseUrl: string | null;
  databaseUrlDirect: string | null;
  databaseUrlReplica?: string | null;
  /** Skips migrations: a backup before an upgrade must save the database unchanged. */
  asItIs?: boolean;
};

/**
 * Given by the server process, which waits for a database. A command gives none, and fails at once
 * instead.
 */
export type Staying = {
  /** Prints a line for the operator at the terminal. */
  say(line: string): void;
  log: Logger;
  /** Ends the wait for a database that is not there yet. */
  signal: AbortSignal;
};

/** After that a request fails instead of waiting for an unreachable database. */
const connectionTimeoutMillis = 10_000;
/** Milliseconds to wait for a database that starts at the same time or recovers from a crash. */
const patience = 30_000;
/** Milliseconds for running statements at a stop: one that waits for a lock would block it. */
const lastStatements = 2_000;
/**
 * Milliseconds. The server process has ten connections, and after this time the client has given
 * up.
 */
const bounds = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };

/**
 * Opens the configured database and migrates it. Throws a StartError that says why it cannot be
 * used.
 */
export async function openDatabase(
  { dataDir: wanted, databaseUrl, databaseUrlDirect, databaseUrlReplica = null, asItIs = false }: Wanted,
  staying: Staying | null = null,
): Promise<OpenDatabase> {
  const dataDir = await orFault(async () => dataFolder(wanted));
  const moved = ({ host }: Socket) => {
    pool.options.host = host;
    direct.host = host;
  };
  const server = databaseUrl === null ? await orFault(() => serverOn(dataDir, staying, moved)) : null;
  const connection = server?.connection ?? { connectionString: databaseUrl ?? '' };
  const direct: pg.ClientConfig = server?.connection ?? { connectionString: databaseUrlDirect ?? databaseUrl ?? '' };
  const isPooled = databaseUrlDirect !== databaseUrl;
  // A pooler rejects these settings; the database behind it may have its own.
  const isBounded = staying !== null && !isPooled;
  const {
    pool,
    db,
    close: disconnect,
  } = connect({ ...connection, connectionTimeoutMillis, ...(isBounded && bounds) }, { named: !isPooled });
  let replica: Replica | null = null;
  const close = async () => {
    await inTime(Promise.all([disconnect(), replica?.close()]), lastStatements);
    await server?.stop();
  };
  try {
    await mustBeUsable(connection, 'DATABASE_URL', staying);
    if (isPooled) {
      await mustBeUsable(direct, 'DATABASE_URL_DIRECT', staying);
      await mustBeSame(pool, direct);
    }
    if (!asItIs) await orFault(() => migrated(pool, server ? null : direct));
    if (staying && databaseUrlReplica !== null) {
      const config = { connectionString: databaseUrlReplica, ...(isBounded && bounds) };
      replica = await openReplica({ config, named: !isPooled, primary: db, log: staying.log });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, direct, dataDir, bundled: server !== null, replica, isMigrated: () => isMigrated(pool), close };
}

function serverOn(dataDir: string, staying: Staying | null, moved: (connection: Socket) => void) {
  if (!staying) return startBundled({ dataDir });
  const { log } = staying;
  return keepBundled({
    dataDir,
    gone: (error) => log.error({ err: error }, 'the bundled PostgreSQL is down'),
    back(connection) {
      moved(connection);
      log.warn('the bundled PostgreSQL is up again');
    },
  });
}

async function mustBeUsable(config: pg.ClientConfig, variable: string, staying: Staying | null): Promise<void> {
  const asked = { config, variable };
  const fault = staying
    ? await unusableFor(asked, { ...staying, patience })
    : ((await unusable(asked))?.sentence ?? null);
  if (fault) throw new StartFault(fault);
}

/**
 * Migrates over the direct connection: migrations lock for their database session, which a pooler
 * does not preserve.
 */
async function migrated(pool: pg.Pool, direct: pg.ClientConfig | null): Promise<void> {
  if (!direct) {
    await migrate(pool);
    return;
  }
  const past = connect(direct, { size: 1 });
  try {
    await migrate(past.pool);
  } finally {
    await past.close();
  }
}

/**
 * Rethrows an error as a StartError. Its message is for the operator already, except for errors of
 * files.
 */
async function orFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StartFault(folderFault(error) ?? (error instanceof Error ? error.message : String(error)));
  }
}
