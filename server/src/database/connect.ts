import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** Statements that one connection keeps prepared; beyond that, new ones go unnamed. */
const mostNamed = 500;

// A day is a text: a Date would be some midnight, and another day elsewhere.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A connection and the names of the statements that it has prepared. */
class NamingClient extends pg.Client {
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

/** A pool on the given database: `DATABASE_URL`, or the bundled server's socket. Opens nothing yet. */
export function connect(config: pg.PoolConfig, { size = 10 }: { size?: number } = {}): Connected {
  const pool = new pg.Pool({ max: size, application_name: 'fourfold', ...config, Client: NamingClient });
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

/** Milliseconds: a host that drops what is sent to it would keep us waiting for minutes. */
const patience = 10_000;

/** Why a database cannot be used, as a sentence for whoever started us; null when it can. */
export async function unusable(pool: pg.Pool, { within = patience }: { within?: number } = {}): Promise<string | null> {
  try {
    return await tooOld(new pg.Client({ ...pool.options, connectionTimeoutMillis: within }));
  } catch (fault) {
    const { message, code } = fault as Error & { code?: string };
    const why = message === 'timeout expired' ? `no answer within ${within / 1000} seconds` : message || code;
    return `The database cannot be used: ${why}`;
  }
}

async function tooOld(client: pg.Client): Promise<string | null> {
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    return version >= 15 ? null : `The database is PostgreSQL ${version}; Fourfold needs 15 or newer`;
  } finally {
    await client.end();
  }
}
