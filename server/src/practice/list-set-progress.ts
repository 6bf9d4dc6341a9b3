import { problemSetReference } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { canSee, type Reader, readerOf } from '../content/reader.ts';
import { requireParent } from '../content/require-parent.ts';
import { type SetParent, setParentOf, setParentViews } from '../content/set-parent.ts';
import type { Db } from '../database/db.ts';
import { progressColumns } from './load-progress.ts';
import { newProgress, type ProgressRow, presentProgress } from './present-progress.ts';
import type { Reference } from './reference.ts';
import { requireSelf } from './require-self.ts';

/**
 * Returns the progress in every problem set of one parent, in its order; without a parent in every
 * set that the student has started.
 */
export const listSetProgress: Handler<'POST /user_progresses/get_all_user_problemsets_progress'> = async (
  { body },
  { db, session },
) => {
  requireSelf(session, body.user_id);
  const { user_id } = body;
  const reader = readerOf(session);
  const parent = setParentOf(body);
  if (parent) await requireParent(db, reader, setParentViews[parent.kind], parent.id);
  const rows = parent ? await loadSetsOfParent(db, { user_id, parent, reader }) : await loadStartedSets(db, user_id);
  const data = rows.map(({ set_id, progress }) => {
    const reference: Reference = { type: problemSetReference, id: set_id };
    const ancestors = { subtopic_id: null, exam_id: null };
    return presentProgress(progress ?? newProgress(reference), { user_id, reference, ancestors });
  });
  return { data };
};

type SetProgressRow = { set_id: string; progress: ProgressRow | null };

async function loadSetsOfParent(
  db: Db,
  { user_id, parent, reader }: { user_id: string; parent: SetParent; reader: Reader },
): Promise<SetProgressRow[]> {
  const { rows } = await sql<SetProgressRow>`
    select place.problem_set_id as set_id,
           (select json_build_object(${progressColumns}) from practice_progress p
             where p.user_id = ${user_id} and p.reference_type = ${problemSetReference}
               and p.reference_id = place.problem_set_id) as progress
      from problem_set_places place
     where place.parent_kind = ${parent.kind} and place.parent_id = ${parent.id}
       and ${canSee(reader, 'problem_sets', 'place.problem_set_id')}
     order by place.position, place.linked_at
  `.execute(db);
  return rows;
}

async function loadStartedSets(db: Db, user_id: string): Promise<SetProgressRow[]> {
  const { rows } = await sql<SetProgressRow>`
    select p.reference_id as set_id, json_build_object(${progressColumns}) as progress
      from practice_progress p
     where p.user_id = ${user_id} and p.reference_type = ${problemSetReference}
     order by p.updated_at desc, p.reference_id
  `.execute(db);
  return rows;
}
