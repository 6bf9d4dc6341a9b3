import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** Statements that one connection keeps prepared; beyond that, new ones go unnamed. */
const mostNamed = 500;

// A day is a text: a Date would be some midnight, and another day elsewhere.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool hears of connections that rest. One that is lost in use tells its query, and must not end us besides.
    this.on('error', () => {});
  }
}

/** A connection and the names of the statements that it has prepared. */
class NamingClient extends PooledClient {
  readonly named = new Map<string, string>();
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
// One method with many shapes: ours is (text, values), as Kysely asks; whatever else comes is passed on as it is.
const plainQuery = pg.Client.prototype.query as Query;

/**
 * Names the statements: PostgreSQL parses and plans a text once for a connection. Kysely makes the same text for the
 * same query, so its hash is the name.
 */
function namingQuery(this: NamingClient, text: unknown, values: unknown, ...rest: unknown[]): unknown {
  const name = typeof text === 'string' && Array.isArray(values) ? nameOf(this.named, text) : undefined;
  return name ? plainQuery.call(this, { name, text, values }, ...rest) : plainQuery.call(this, text, values, ...rest);
}
NamingClient.prototype.query = namingQuery as pg.Client['query'];

function nameOf(named: Map<string, string>, text: string): string | undefined {
  const known = named.get(text);
  if (known || named.size >= mostNamed) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  named.set(text, name);
  return name;
}

export type Connected = { pool: pg.Pool; db: Kysely<Database>; close(): Promise<void> };

type Manner = {
  /** Connections at most. */
  size?: number;
  /** Behind a pooler a name would stay with a connection that the next transaction may not get. */
  named?: boolean;
};

/** A pool on the given database: `DATABASE_URL`, or the bundled server's socket. Opens nothing yet. */
export function connect(config: pg.PoolConfig, { size = 10, named = true }: Manner = {}): Connected {
  const Client = named ? NamingClient : PooledClient;
  const pool = new pg.Pool({ max: size, application_name: 'fourfold', ...config, Client });
  // A connection that is lost while it rests is replaced by the next query; a listener keeps that from ending us.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends the pool only when it has used it.
  const close = async () => {
    await db.destroy();
    if (!pool.ended) await pool.end();
  };
  return { pool, db, close };
}
