import { problemSetReference } from '@fourfold/core/contract/practice';
import { type RawBuilder, sql } from 'kysely';
import type { SessionContext } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';

/**
 * How a reader gets access to a problem set: through a published parent (`place`), or through an assignment. With an
 * assignment only the set itself must be published, not its parents (Q26, Q292).
 */
export type SetAccess = 'place' | 'assignment';

/**
 * Reads a problem set through a published parent; if there is none, through an assignment to the
 * caller. Throws the first refusal if the caller has neither.
 */
export async function readSetWithAccess<Read>(
  context: SessionContext<'db'>,
  id: string,
  read: (access: SetAccess) => Promise<Read>,
): Promise<Read> {
  try {
    return await read('place');
  } catch (refusal) {
    const isHidden = refusal instanceof Refusal && refusal.reason === 'not_found';
    if (!isHidden || !(await isAssigned(context, id))) throw refusal;
    return await read('assignment');
  }
}

/** SQL condition: the set whose id is in the column `id` is itself published and not deleted. */
export function isPublishedSet(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from problem_sets own where own.id = ${sql.ref(id)} and own.is_publish and own.deleted_at is null)`;
}

/** An assignment of an unpublished set does not count (ASG-012). */
async function isAssigned({ db, session }: SessionContext<'db'>, id: string): Promise<boolean> {
  const assignment = await db
    .selectFrom('assignments')
    .select('id')
    .where('user_id', '=', session.account.id)
    .where('reference_type', '=', problemSetReference)
    .where('reference_id', '=', id)
    .where(isPublishedSet('assignments.reference_id'))
    .executeTakeFirst();
  return assignment !== undefined;
}
