import { randomInt } from 'node:crypto';
import pg from 'pg';
import { StartFault } from '../start-fault.ts';

/** The largest span that randomInt takes. */
const anyKey = 2 ** 47;

/**
 * Throws a sentence where DATABASE_URL_DIRECT leads elsewhere than DATABASE_URL: what is migrated, backed up or restored
 * there would not be what the product works on. A lock that is taken over the one is looked for over the other: it is
 * there in one database of one running server, and in no copy, replica or namesake of it.
 */
export async function mustBeSame(pool: pg.Pool, direct: pg.ClientConfig): Promise<void> {
  const key = randomInt(anyKey);
  const holder = new pg.Client(direct);
  holder.on('error', () => {});
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [key]);
    // Until the end of its statement, so that a pooler may stand in between.
    const { rows } = await pool.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key]);
    if (rows[0]?.free) throw new StartFault(elsewhere);
  } finally {
    await holder.end();
  }
}

const elsewhere =
  'DATABASE_URL_DIRECT leads to another database than DATABASE_URL: expected the same one, without the pooler.';
