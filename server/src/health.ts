import { sql } from 'kysely';
import type { Db } from './database/db.ts';
import type { Replica, ReplicaState } from './database/replica/replica.ts';
import type { FailingSaves } from './failing-saves.ts';

export type Health = (
  | { status: 'ready' }
  /** Reads are served, but nothing can be saved. */
  | { status: 'degraded'; reason: string }
  | { status: 'not ready'; reason: string }
) & { replica?: ReplicaState };

type HealthDeps = {
  db: Db;
  replica: Replica | null;
  saves: Pick<FailingSaves, 'hasFailures'>;
  isMigrated(): Promise<boolean>;
};

/** The health of this process, and the state of the replica if there is one. The replica does not affect `status`. */
export async function healthOf(deps: HealthDeps): Promise<Health> {
  return { ...(await readinessOf(deps)), ...(deps.replica && { replica: deps.replica.state() }) };
}

/** Ready: the database responds within two seconds, has every migration of this build, and can be written. */
async function readinessOf({ db, saves, isMigrated }: HealthDeps): Promise<Health> {
  const checks = Promise.all([isReadOnly(db), isMigrated()]);
  const timeout = new Promise<'late'>((done) => setTimeout(done, 2000, 'late').unref());
  const answer = await Promise.race([checks, timeout]).catch(() => 'unreachable' as const);
  if (answer === 'late' || answer === 'unreachable') return { status: 'not ready', reason: 'database not reachable' };
  const [readOnly, migrated] = answer;
  if (!migrated) return { status: 'not ready', reason: 'migrations not applied' };
  if (readOnly) return { status: 'degraded', reason: 'database read-only: nothing can be saved' };
  if (saves.hasFailures()) return { status: 'degraded', reason: 'database full or not writable: nothing can be saved' };
  return { status: 'ready' };
}

/** True for a standby, and for a database that its provider made read-only because its disk is nearly full. */
async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting`.execute(db);
  return rows[0]?.setting === 'on';
}
