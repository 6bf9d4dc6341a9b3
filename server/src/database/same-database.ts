import { randomInt } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** The largest span that randomInt takes. */
const anyKey = 2 ** 47;

/**
 * Throws a StartError when DATABASE_URL_DIRECT leads to another database than DATABASE_URL: migrations, backups and
 * restores would then use the wrong database. An advisory lock is taken over one address and tested over the other: it
 * exists in one database of one running server, and not in a copy, a replica or another database of the same name.
 */
export async function requireSameDatabase(pool: pg.Pool, direct: pg.ClientConfig): Promise<void> {
  const key = randomInt(anyKey);
  const holder = new pg.Client(direct);
  holder.on('error', () => {});
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [key]);
    // A transaction lock ends with its statement, so the test also works through a pooler.
    const { rows } = await pool.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key]);
    if (rows[0]?.free) throw new StartError(message);
  } finally {
    await holder.end();
  }
}

const message =
  'DATABASE_URL_DIRECT leads to another database than DATABASE_URL: expected the same one, without the pooler.';
