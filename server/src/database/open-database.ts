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
  /** For connections of one's own, past any pooler. */
  direct: pg.ClientConfig;
  /** Where what belongs to this installation is kept, whichever database it uses. */
  dataDir: string;
  bundled: boolean;
  /** For reads of a process that stays, where one is named. */
  replica: Replica | null;
  /** Whether every migration of this build has been applied. */
  isMigrated(): Promise<boolean>;
  /** Closes the connections, then stops the bundled server unless somebody else still uses it. */
  close(): Promise<void>;
};

type Wanted = {
  /** As the configuration has it; null: the data folder of this clone. */
  dataDir: string | null;
  databaseUrl: string | null;
  databaseUrlDirect: string | null;
  databaseUrlReplica?: string | null;
  /** Not migrated: a backup before an upgrade takes the database as the upgrade will find it. */
  asItIs?: boolean;
};

/** What a process that stays brings along. A command does not: whoever waits for it would rather be told at once. */
export type Staying = {
  /** For the person at the terminal. */
  say(line: string): void;
  log: Logger;
  /** Ends the waiting for a database that is still to come. */
  signal: AbortSignal;
};

/** After that a request is answered with an error rather than waiting for a database that may be gone. */
const connectionTimeoutMillis = 10_000;
/** Milliseconds for a database that is started in the same moment as we are, or recovers from a crash. */
const patience = 30_000;
/** Milliseconds: a statement that waits for somebody else's lock would keep its connection, and us. */
const lastStatements = 2_000;
/** Milliseconds: a process that stays has ten connections, and whoever asked has long gone away by then. */
const bounds = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };

/** The database that the configuration names, reachable and migrated; a StartFault says why it cannot be. */
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
  // A pooler in between takes no settings; the database behind it may have its own.
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

/** Migrations hold a lock for their session, which a pooler in between would lose. */
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

/** What these throw are sentences already, but for what the system says of files. */
async function orFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StartFault(folderFault(error) ?? (error instanceof Error ? error.message : String(error)));
  }
}
