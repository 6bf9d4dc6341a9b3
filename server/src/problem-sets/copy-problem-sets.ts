import type { Parsed } from '@fourfold/core/contract/types';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { checkDocuments } from '../content/check-documents.ts';
import { contentChanged } from '../content/content-changed.ts';
import { idTaken } from '../content/id-taken.ts';
import { findSet } from '../content/load-sets.ts';
import { lockTree } from '../content/lock-list.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { listsOfSet } from '../content/set-lists.ts';
import type { Tx } from '../database/db.ts';
import { copyQuestions } from './copy-questions.ts';
import { linkSet } from './link-set.ts';
import { placementsOf, type SetPlacement } from './set-placements.ts';

type Call = 'POST /problem_sets/bucket_multiple_problem_sets';
type RequestedCopy = Parsed<Call>['body']['problem_sets'][number];
type Copy = {
  id: string;
  from: string;
  title: string;
  /** Null: the notes of the original. */
  notes: ReturnType<typeof checkDocuments<'notes'>> | null;
  placements: SetPlacement[];
};

/**
 * Copies problem sets from the bucket to new parents, with their questions and answers, all or
 * none. The copies are unpublished.
 */
export const copyProblemSets: Handler<Call> = async ({ body }, { db, session, newId, now, videoHosts }) => {
  const by = session.account.id;
  const copies = body.problem_sets.map((requested, index) => readCopy(requested, index, newId));
  if (new Set(copies.map(({ id }) => id)).size < copies.length) throw idTaken(false, 'problem set');
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'alone');
    const newCopies: Copy[] = [];
    for (const copy of copies) {
      if (await insertCopy(tx, copy, { by, videoHosts })) newCopies.push(copy);
      else await requireSameCopy(tx, copy);
    }
    if (newCopies.length > 0) {
      await copyQuestions(
        tx,
        newCopies.map(({ from, id: to }) => ({ from, to })),
        { newId, by },
      );
    }
    for (const { id, from, title, placements } of newCopies) {
      const detail = { title, previous_id: from, places: await linkSet(tx, id, placements, now()) };
      await writeAudit(tx, session, { action: 'create', subject: 'problem_set', subject_id: id, detail });
    }
    const presentCopy = async ({ id, from }: Copy) => ({ ...(await findSet(tx, 'author', id)), problem_set_id: from });
    const data = await Promise.all(copies.map(presentCopy));
    await contentChanged(
      tx,
      newCopies.map(({ id }) => id),
    );
    return { data };
  });
};

function readCopy(
  { id, title, notes, problem_set_id, ...placementFields }: RequestedCopy,
  index: number,
  newId: () => string,
): Copy {
  return {
    id: id?.toLowerCase() ?? newId(),
    from: problem_set_id.toLowerCase(),
    title,
    notes: notes === undefined ? null : checkDocuments({ notes }, `problem set ${index + 1}`),
    placements: placementsOf(placementFields),
  };
}

/** Inserts a copy without its questions. Returns false if the id already exists. */
async function insertCopy(
  tx: Tx,
  { id, from, title, notes }: Copy,
  { by, videoHosts }: { by: string; videoHosts: VideoHosts },
): Promise<boolean> {
  const existing = await tx.selectFrom('problem_sets').where('id', '=', id).select('deleted_at').executeTakeFirst();
  if (existing?.deleted_at) throw idTaken(true, 'problem set');
  if (existing) return false;
  const original = await tx
    .selectFrom('problem_sets')
    .where('id', '=', from)
    .where('deleted_at', 'is', null)
    .select(['notes', 'notes_formulas', 'notes_formulas_version'])
    .executeTakeFirst();
  if (!original) throw new Refusal('set_not_there_to_copy', { title });
  await refuseForeignMedia(tx, [notes?.documents.notes], videoHosts);
  await tx
    .insertInto('problem_sets')
    .values({
      id,
      title,
      notes: JSON.stringify(notes?.documents.notes ?? original.notes),
      notes_formulas: JSON.stringify(notes?.formulas ?? original.notes_formulas),
      notes_formulas_version: notes?.formulas_version ?? original.notes_formulas_version,
      updated_by: by,
    })
    .execute();
  return true;
}

/** An existing id is a repeated request if its set has the requested parents. Throws a Refusal otherwise. */
async function requireSameCopy(tx: Tx, { id, placements }: Copy): Promise<void> {
  const parents = new Set((await listsOfSet(tx, id)).map(({ list }) => list.parent));
  if (!placements.every(({ list }) => parents.has(list.parent))) throw idTaken(false, 'problem set');
}
