import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { checkDocuments } from '../content/check-documents.ts';
import { contentChanged } from '../content/content-changed.ts';
import { idTaken } from '../content/id-taken.ts';
import { findSet } from '../content/load-sets.ts';
import { lockTree } from '../content/lock-list.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import type { Tx } from '../database/db.ts';
import { linkSet } from './link-set.ts';
import { placementsOf } from './set-placements.ts';

/**
 * Creates an unpublished problem set with the given parents. An existing set is linked to them, and
 * keeps its title and notes.
 */
export const createProblemSet: Handler<'POST /problem_sets'> = async (
  { body },
  { db, session, newId, now, videoHosts },
) => {
  const { title, notes = [] } = body;
  const id = body.id?.toLowerCase() ?? newId();
  const placements = placementsOf(body);
  const set = { id, title, notes: checkDocuments({ notes }), by: session.account.id, videoHosts };
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, placements.length > 1 ? 'alone' : 'shared');
    const isNew = await insertSet(tx, set);
    const newParents = await linkSet(tx, id, placements, now());
    if (isNew || newParents.length > 0) {
      const detail = { title, places: newParents };
      await writeAudit(tx, session, {
        action: isNew ? 'create' : 'link',
        subject: 'problem_set',
        subject_id: id,
        detail,
      });
    }
    const created = await findSet(tx, 'author', id);
    if (isNew || newParents.length > 0) await contentChanged(tx, [id]);
    return created;
  });
};

type NewSet = {
  id: string;
  title: string;
  notes: ReturnType<typeof checkDocuments<'notes'>>;
  by: string;
  videoHosts: VideoHosts;
};

/** Inserts the set. Returns false if it already exists; throws `gone` if it is in the bin. */
async function insertSet(tx: Tx, { id, title, notes, by, videoHosts }: NewSet): Promise<boolean> {
  await refuseForeignMedia(tx, [notes.documents.notes], videoHosts);
  const made = await tx
    .insertInto('problem_sets')
    .values({
      id,
      title,
      notes: JSON.stringify(notes.documents.notes),
      notes_formulas: JSON.stringify(notes.formulas),
      notes_formulas_version: notes.formulas_version,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return true;
  const living = await tx.selectFrom('living_problem_sets').where('id', '=', id).select('id').executeTakeFirst();
  if (!living) throw idTaken(true, 'problem set');
  return false;
}
