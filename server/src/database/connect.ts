import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tx } from './db.ts';
import type { Database } from './schema.ts';

/** Prepared statements per connection; further statements run unprepared. */
const maxPreparedStatements = 500;

// A day is read as text: a Date would be a midnight in one time zone, and another day in others.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool handles errors of idle connections. A connection in use rejects its query; without a
    // listener the error would also end the process.
    this.on('error', () => {});
  }
}

/** A connection with the names of its prepared statements. */
class NamingClient extends PooledClient {
  readonly named = new Map<string, string>();
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
// The method has many overloads. Kysely uses (text, values); other calls are passed on unchanged.
const plainQuery = pg.Client.prototype.query as Query;

/**
 * Prepares statements by naming them: PostgreSQL parses and plans a named statement once per connection. Kysely
 * generates the same text for the same query, so the hash of the text is the name.
 */
function namingQuery(this: NamingClient, text: unknown, values: unknown, ...rest: unknown[]): unknown {
  const name = typeof text === 'string' && Array.isArray(values) ? nameOf(this.named, text) : undefined;
  return name ? plainQuery.call(this, { name, text, values }, ...rest) : plainQuery.call(this, text, values, ...rest);
}
NamingClient.prototype.query = namingQuery as pg.Client['query'];

function nameOf(named: Map<string, string>, text: string): string | undefined {
  const existing = named.get(text);
  if (existing || named.size >= maxPreparedStatements) return existing;
  const name = createHash('sha1').update(text).digest('base64url');
  named.set(text, name);
  return name;
}

export type ConnectedDatabase = { pool: pg.Pool; db: Db; close(): Promise<void> };

type ConnectOptions = {
  /** Maximum number of connections. */
  size?: number;
  /** Whether to prepare statements. False behind a pooler, where the next transaction may get another connection. */
  named?: boolean;
};

/** A pool on the given database. Connections are opened when they are needed. */
export function connect(config: pg.PoolConfig, { size = 10, named = true }: ConnectOptions = {}): ConnectedDatabase {
  const Client = named ? NamingClient : PooledClient;
  const pool = new pg.Pool({ max: size, application_name: 'fourfold', ...config, Client });
  // The next query replaces an idle connection that was lost; without a listener the error would
  // end the process.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends the pool only if it has used it.
  const close = async () => {
    await db.destroy();
    if (!pool.ended) await pool.end();
  };
  return { pool, db, close };
}

/** Runs statements on one client, in the transaction that it is in. */
export function inClient(client: pg.ClientBase): Tx {
  const connection = { query: plainQuery.bind(client as pg.Client), release: () => {} };
  const pool = { connect: async () => connection, end: async () => {} } as unknown as pg.Pool;
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
