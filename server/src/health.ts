import { type Kysely, sql } from 'kysely';
import type { Database } from './database/schema.ts';

export type Health = { status: 'ready' } | { status: 'not ready'; reason: string };

/** Ready means: the database answers within two seconds and every migration of this build has been applied. */
export async function healthOf(db: Kysely<Database>, isMigrated: () => Promise<boolean>): Promise<Health> {
  const asked = sql`select 1`.execute(db).then(isMigrated);
  const late = new Promise<'late'>((done) => setTimeout(done, 2000, 'late').unref());
  const answer = await Promise.race([asked, late]).catch(() => 'unreachable' as const);
  if (answer === 'late' || answer === 'unreachable') return { status: 'not ready', reason: 'database not reachable' };
  return answer ? { status: 'ready' } : { status: 'not ready', reason: 'migrations not applied' };
}
