import type { Kysely } from 'kysely';
import type pg from 'pg';
import { StartFault } from '../../start-fault.ts';
import { connect } from '../connect.ts';
import type { Database } from '../schema.ts';
import { unusable } from '../usable.ts';
import { type Replica, type Watched, watchReplica } from './replica.ts';
import { identityOf } from './standing.ts';

const variable = 'DATABASE_URL_REPLICA';
/** Milliseconds. A start does not wait for the replica, because the product works without it. */
const within = 2_000;

/**
 * Opens the configured replica, which may be unreachable. Throws a StartError for a problem that is
 * not temporary.
 */
export async function openReplica(watched: Watched): Promise<Replica> {
  const fault = await unusable({ config: watched.config, variable, within });
  if (fault && !fault.passes) throw new StartFault(fault.sentence);
  if (!fault) await mustBeOf(watched.primary, watched.config);
  return await watchReplica(watched);
}

async function mustBeOf(primary: Kysely<Database>, config: pg.PoolConfig): Promise<void> {
  const { db, close } = connect(config, { size: 1 });
  try {
    if ((await identityOf(db)) === (await identityOf(primary))) return;
  } finally {
    await close();
  }
  throw new StartFault(`${variable} leads to another database than DATABASE_URL: expected a streaming replica of it.`);
}
