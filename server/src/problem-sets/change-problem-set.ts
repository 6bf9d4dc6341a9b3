import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { checkDocuments } from '../content/check-documents.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { findSet } from '../content/sets-of.ts';

type Visit = Context & { session: Session };

/** Changes the title of a problem set. */
export const changeProblemSet: Handler<'PUT /problem_sets/{id}'> = async ({ params, body }, visit) =>
  await saveChange(params.id, body.rev, body.title === undefined ? {} : { title: body.title }, visit);

/** Changes the notes of a problem set. */
export const saveNotes: Handler<'POST /problem_sets/update_notes'> = async ({ body }, visit) => {
  const { documents, formulas, formulas_version } = checkDocuments({ notes: body.notes });
  const changes = { notes: documents.notes, notes_formulas: formulas, notes_formulas_version: formulas_version };
  return await saveChange(body.id, body.rev, changes, visit);
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
async function saveChange(id: string, rev: number | undefined, changes: Changes, visit: Visit) {
  const { db, session, now, videoHosts } = visit;
  const { older, set } = await db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('problem_sets')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select(['rev', 'title', 'notes'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) throw notFound('Problem set');
    const same = 'notes' in changes ? isDeepStrictEqual(changes.notes, held.notes) : changes.title === held.title;
    const nothing = same || Object.keys(changes).length === 0;
    const older = !nothing && rev !== undefined && rev !== held.rev;
    if (!nothing && !older) {
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
          rev: held.rev + 1,
          updated_at: now(),
          updated_by: session.account.id,
        })
        .execute();
      const detail = { changed: 'notes' in changes ? ['notes'] : ['title'], rev: held.rev + 1 };
      await writeAudit(tx, session, { action: 'change', subject: 'problem_set', subject_id: id, detail });
    }
    return { older, set: await findSet(tx, 'author', id) };
  });
  if (!older) return set;
  throw new Refusal(
    'conflict',
    'This problem set has been changed meanwhile. This is the problem set as it is now.',
    {},
    { data: set },
  );
}
