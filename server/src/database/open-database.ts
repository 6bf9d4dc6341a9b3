import type pg from 'pg';
import type { Logger } from 'pino';
import { withinTimeout } from '../bounded-waits.ts';
import { StartError } from '../start-error.ts';
import { dataFolder } from './bundled/data-folder.ts';
import { describeFolderError } from './bundled/folder-error.ts';
import { keepBundledRunning } from './bundled/keep-running.ts';
import type { SocketConfig } from './bundled/postmaster.ts';
import { startBundled } from './bundled/start.ts';
import { checkUsable, waitUntilUsable } from './check-usable.ts';
import { connect } from './connect.ts';
import type { Db } from './db.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openReplica } from './replica/open-replica.ts';
import type { Replica } from './replica/replica.ts';
import { requireSameDatabase } from './same-database.ts';

export type OpenDatabase = {
  db: Db;
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

type OpenDatabaseOptions = {
  /** DATA_DIR; null for the data folder of this clone. */
  dataDir: string | null;
  databaseUrl: string | null;
  databaseUrlDirect: string | null;
  databaseUrlReplica?: string | null;
  /** Skips migrations: a backup before an upgrade must save the database unchanged. */
  skipMigrations?: boolean;
};

/** Given by the server process, which waits for a database. A command gives none, and fails at once instead. */
export type ServiceOptions = {
  /** Prints a line for the operator at the terminal. */
  say(line: string): void;
  log: Logger;
  /** Ends the wait for a database that is not there yet. */
  signal: AbortSignal;
};

/** After that a request fails instead of waiting for an unreachable database. */
const connectionTimeoutMillis = 10_000;
/** Milliseconds to wait for a database that starts at the same time or recovers from a crash. */
const waitMs = 30_000;
/** Milliseconds for running statements at a stop: one that waits for a lock would block it. */
const closeTimeoutMs = 2_000;
/** Milliseconds. The server process has ten connections, and after this time the client has given up. */
const timeouts = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };

/** Opens the configured database and migrates it. Throws a StartError that says why it cannot be used. */
export async function openDatabase(
  {
    dataDir: configuredDir,
    databaseUrl,
    databaseUrlDirect,
    databaseUrlReplica = null,
    skipMigrations = false,
  }: OpenDatabaseOptions,
  service: ServiceOptions | null = null,
): Promise<OpenDatabase> {
  const dataDir = await asStartError(async () => dataFolder(configuredDir));
  const updateHost = ({ host }: SocketConfig) => {
    pool.options.host = host;
    direct.host = host;
  };
  const server = databaseUrl === null ? await asStartError(() => startServer(dataDir, service, updateHost)) : null;
  const connection = server?.connection ?? { connectionString: databaseUrl ?? '' };
  const direct: pg.ClientConfig = server?.connection ?? { connectionString: databaseUrlDirect ?? databaseUrl ?? '' };
  const isPooled = databaseUrlDirect !== databaseUrl;
  // A pooler rejects these settings; the database behind it may have its own.
  const hasTimeouts = service !== null && !isPooled;
  const {
    pool,
    db,
    close: disconnect,
  } = connect({ ...connection, connectionTimeoutMillis, ...(hasTimeouts && timeouts) }, { named: !isPooled });
  let replica: Replica | null = null;
  const close = async () => {
    await withinTimeout(Promise.all([disconnect(), replica?.close()]), closeTimeoutMs);
    await server?.stop();
  };
  try {
    await requireUsable(connection, 'DATABASE_URL', service);
    if (isPooled) {
      await requireUsable(direct, 'DATABASE_URL_DIRECT', service);
      await requireSameDatabase(pool, direct);
    }
    if (!skipMigrations) await asStartError(() => migrateDatabase(pool, server ? null : direct));
    if (service && databaseUrlReplica !== null) {
      const config = { connectionString: databaseUrlReplica, ...(hasTimeouts && timeouts) };
      replica = await openReplica({ config, named: !isPooled, primary: db, log: service.log });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, direct, dataDir, bundled: server !== null, replica, isMigrated: () => isMigrated(pool), close };
}

function startServer(dataDir: string, service: ServiceOptions | null, updateHost: (connection: SocketConfig) => void) {
  if (!service) return startBundled({ dataDir });
  const { log } = service;
  return keepBundledRunning({
    dataDir,
    onLoss: (error) => log.error({ err: error }, 'the bundled PostgreSQL is down'),
    onRestart(connection) {
      updateHost(connection);
      log.warn('the bundled PostgreSQL is up again');
    },
  });
}

async function requireUsable(config: pg.ClientConfig, variable: string, service: ServiceOptions | null): Promise<void> {
  const target = { config, variable };
  const reason = service
    ? await waitUntilUsable(target, { ...service, waitMs })
    : ((await checkUsable(target))?.sentence ?? null);
  if (reason) throw new StartError(reason);
}

/**
 * Migrates over the direct connection: migrations lock for their database session, which a pooler does not preserve.
 */
async function migrateDatabase(pool: pg.Pool, direct: pg.ClientConfig | null): Promise<void> {
  if (!direct) {
    await migrate(pool);
    return;
  }
  const directConnection = connect(direct, { size: 1 });
  try {
    await migrate(directConnection.pool);
  } finally {
    await directConnection.close();
  }
}

/** Rethrows an error as a StartError. Its message is for the operator already, except for errors of files. */
async function asStartError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StartError(describeFolderError(error) ?? (error instanceof Error ? error.message : String(error)));
  }
}
