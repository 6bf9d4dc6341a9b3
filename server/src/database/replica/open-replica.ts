import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { checkUsable } from '../check-usable.ts';
import { connect } from '../connect.ts';
import type { Db } from '../db.ts';
import { identityOf } from './log-position.ts';
import { type Replica, type ReplicaOptions, watchReplica } from './replica.ts';

const variable = 'DATABASE_URL_REPLICA';
/** Milliseconds. A start does not wait for the replica, because the product works without it. */
const timeoutMs = 2_000;

/** Opens the configured replica, which may be unreachable. Throws a StartError for a problem that is not temporary. */
export async function openReplica(options: ReplicaOptions): Promise<Replica> {
  const problem = await checkUsable({ config: options.config, variable, timeoutMs });
  if (problem && !problem.isTemporary) throw new StartError(problem.sentence);
  if (!problem) await requireReplicaOf(options.primary, options.config);
  return await watchReplica(options);
}

async function requireReplicaOf(primary: Db, config: pg.PoolConfig): Promise<void> {
  const { db, close } = connect(config, { size: 1 });
  try {
    if ((await identityOf(db)) === (await identityOf(primary))) return;
  } finally {
    await close();
  }
  throw new StartError(`${variable} leads to another database than DATABASE_URL: expected a streaming replica of it.`);
}
