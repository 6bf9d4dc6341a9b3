import { type Kysely, sql } from 'kysely';
import type { Replica, ReplicaState } from './database/replica/replica.ts';
import type { Database } from './database/schema.ts';

export type Health = ({ status: 'ready' } | { status: 'not ready'; reason: string }) & { replica?: ReplicaState };

type Asked = { db: Kysely<Database>; replica: Replica | null; isMigrated(): Promise<boolean> };

/** Whether requests are served well, and how the replica stands where one is named: without it they are, too. */
export async function healthOf(asked: Asked): Promise<Health> {
  return { ...(await readinessOf(asked)), ...(asked.replica && { replica: asked.replica.state() }) };
}

/** Ready means: the database answers within two seconds and every migration of this build has been applied. */
async function readinessOf({ db, isMigrated }: Asked): Promise<Health> {
  const asked = sql`select 1`.execute(db).then(isMigrated);
  const late = new Promise<'late'>((done) => setTimeout(done, 2000, 'late').unref());
  const answer = await Promise.race([asked, late]).catch(() => 'unreachable' as const);
  if (answer === 'late' || answer === 'unreachable') return { status: 'not ready', reason: 'database not reachable' };
  return answer ? { status: 'ready' } : { status: 'not ready', reason: 'migrations not applied' };
}
