import type { Answer } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { refuseOtherKind } from './answer-draft.ts';
import { saveLinks } from './answer-rows.ts';
import { changedNames, olderRevision, pick } from './changes.ts';
import { type HeldAnswer, holdAnswer } from './hold-answer.ts';
import { readAnswer } from './read-questions.ts';
import { compiledWith, readGiven, stored } from './rich-fields.ts';

type Outcome = { at: 'saved' | 'older'; answer: Answer };

/**
 * Changes the given fields of an answer. A change from an older revision is refused with the
 * present answer, unless the fields already have these values. Links have no revision: they are
 * saved from any revision and do not create a new one.
 */
export const changeAnswer: Handler<'PUT /answers/{id}' | 'PATCH /answers/{id}'> = async (
  { params: { id }, body },
  { db, session, now, videoHosts },
) => {
  const { rev, next_question, link_problemset, ...fields } = body;
  const given = readGiven(fields, richFields);
  const outcome = await db.transaction().execute(async (tx): Promise<Outcome> => {
    const { question, answer: held } = await holdAnswer(tx, id);
    refuseOtherKind(fields, held.is_free_response);
    const { changed, columns } = changesOf(held, fields, given);
    const older = rev !== undefined && rev !== held.rev;
    if (changed.length > 0 && older) return { at: 'older', answer: await readAnswer(tx, held) };
    if (changed.length > 0) {
      await refuseForeignMedia(tx, Object.values(given.documents), videoHosts);
      const revised = { rev: held.rev + 1, updated_at: now(), updated_by: session.account.id };
      await tx
        .updateTable('answers')
        .where('id', '=', held.id)
        .set({ ...columns, ...revised })
        .execute();
    }
    const moved = await saveLinks(tx, question, held.id, { next_question, link_problemset });
    if (changed.length + moved.length > 0) {
      const detail = { question_id: question.id, changed: [...changed, ...moved] };
      await writeAudit(tx, session, { action: 'change', subject: 'answer', subject_id: held.id, detail });
    }
    return { at: 'saved', answer: await readAnswer(tx, held) };
  });
  if (outcome.at === 'saved') return outcome.answer;
  throw new Refusal('conflict', olderRevision('answer'), {}, { data: outcome.answer });
};

const richFields = ['answer', 'explanation'] as const;
const choiceFields = ['correct'] as const;
const typedFields = ['free_response_answer', 'symbol', 'symbol_position_left', 'is_exact_match'] as const;

type Fields = Parsed<'PUT /answers/{id}'>['body'];
type Given = ReturnType<typeof readGiven<(typeof richFields)[number]>>;

/**
 * Returns the names of the changed fields and their columns. A free response never changes
 * `answer`, `explanation` and `correct`.
 */
function changesOf(held: HeldAnswer, fields: Fields, given: Given) {
  if (held.is_free_response) {
    const columns = pick(fields, typedFields);
    return { changed: changedNames(held, columns), columns };
  }
  const plain = pick(fields, choiceFields);
  const changed = changedNames(held, { ...given.documents, ...plain });
  const compiled = richFields.some((name) => changed.includes(name)) && compiledWith(given, held, richFields);
  return { changed, columns: { ...stored(given.documents), ...compiled, ...plain } };
}
