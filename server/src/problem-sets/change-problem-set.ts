import { isDeepStrictEqual } from 'node:util';
import { plainDifferences, textDifferences } from '../audit/differences.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, SessionContext } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { checkDocuments } from '../content/check-documents.ts';
import { contentChanged } from '../content/content-changed.ts';
import { findSet } from '../content/load-sets.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';

/** Changes the title of a problem set. */
export const changeProblemSet: Handler<'PUT /problem_sets/{id}'> = async ({ params, body }, context) =>
  await saveChange(params.id, body.rev, body.title === undefined ? {} : { title: body.title }, context);

/** Changes the notes of a problem set. */
export const saveNotes: Handler<'POST /problem_sets/update_notes'> = async ({ body }, context) => {
  const { documents, formulas, formulas_version } = checkDocuments({ notes: body.notes });
  const changes = { notes: documents.notes, notes_formulas: formulas, notes_formulas_version: formulas_version };
  return await saveChange(body.id, body.rev, changes, context);
};

type Changes =
  | { title?: string }
  | {
      notes: ReturnType<typeof checkDocuments<'notes'>>['documents']['notes'];
      notes_formulas: object;
      notes_formulas_version: string;
    };

/**
 * Changes the title or the notes of a set. A change from an older revision is refused with the
 * present set, unless the field already has this value: then it is a repeated request.
 */
async function saveChange(id: string, rev: number | undefined, changes: Changes, context: SessionContext) {
  const { db, session, now, videoHosts } = context;
  const { older: isOlder, set } = await db.transaction().execute(async (tx) => {
    const current = await tx
      .selectFrom('problem_sets')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select(['rev', 'title', 'notes'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!current) throw notFound('Problem set');
    const isSame =
      'notes' in changes ? isDeepStrictEqual(changes.notes, current.notes) : changes.title === current.title;
    const isUnchanged = isSame || Object.keys(changes).length === 0;
    const isOlder = !isUnchanged && rev !== undefined && rev !== current.rev;
    if (!isUnchanged && !isOlder) {
      if ('notes' in changes) await refuseForeignMedia(tx, [changes.notes], videoHosts);
      await tx
        .updateTable('problem_sets')
        .where('id', '=', id)
        .set({
          ...('notes' in changes
            ? {
                ...changes,
                notes: JSON.stringify(changes.notes),
                notes_formulas: JSON.stringify(changes.notes_formulas),
              }
            : changes),
          rev: current.rev + 1,
          updated_at: now(),
          updated_by: session.account.id,
        })
        .execute();
      const differences =
        'notes' in changes ? textDifferences(current, { notes: changes.notes }) : plainDifferences(current, changes);
      const detail = { changed: 'notes' in changes ? ['notes'] : ['title'], rev: current.rev + 1, differences };
      await writeAudit(tx, session, { action: 'change', subject: 'problem_set', subject_id: id, detail });
    }
    const set = await findSet(tx, 'author', id);
    if (!isUnchanged && !isOlder) await contentChanged(tx, [id]);
    return { older: isOlder, set };
  });
  if (!isOlder) return set;
  throw new Refusal('problem_set_changed', {}, { details: { data: set } });
}
