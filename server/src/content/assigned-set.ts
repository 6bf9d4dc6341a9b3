import { problemSetReference } from '@fourfold/core/contract/practice';
import { type RawBuilder, sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';

type Visit = Pick<Context, 'db'> & { session: Session };

/**
 * How a set is reached: through a published place, or by an assignment, which leads to it whatever became of its places
 * as long as the set itself is published (Q26, Q292).
 */
export type Reach = 'place' | 'assignment';

/** Reads a set, by its assignment to the caller where no published place leads to it. */
export async function reachSet<Read>(visit: Visit, id: string, read: (reach: Reach) => Promise<Read>): Promise<Read> {
  try {
    return await read('place');
  } catch (refusal) {
    const isClosed = refusal instanceof Refusal && refusal.reason === 'not_found';
    if (!isClosed || !(await isAssigned(visit, id))) throw refusal;
    return await read('assignment');
  }
}

/** Whether the set that `id` (a column) names is published itself. */
export function isPublishedSet(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from problem_sets own where own.id = ${sql.ref(id)} and own.is_publish and own.deleted_at is null)`;
}

/** A set that is not published itself is no work (ASG-012). */
async function isAssigned({ db, session }: Visit, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('assignments')
    .select('id')
    .where('user_id', '=', session.account.id)
    .where('reference_type', '=', problemSetReference)
    .where('reference_id', '=', id)
    .where(isPublishedSet('assignments.reference_id'))
    .executeTakeFirst();
  return found !== undefined;
}
