import type { Answer } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { acceptedText, typedFields } from '@fourfold/core/wire/authored-answer';
import { isTypedAnswer } from '@fourfold/core/wire/authored-item';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { renumberList, saveListOrder } from '../content/arrange-list.ts';
import { contentChanged } from '../content/content-changed.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { reviseQuestions } from '../content/revise-questions.ts';
import type { Tx } from '../database/db.ts';
import { withVersion } from '../versions/save-version.ts';
import { refuseOfKind, refuseOtherKind } from './answer-draft.ts';
import { changedNames, pickFields } from './field-changes.ts';
import { lockQuestion } from './lock-question.ts';
import { readAnswer, readQuestion } from './read-as-author.ts';
import { checkGivenFields, mergeFormulas, toColumns } from './rich-fields.ts';
import { saveAnswerLinks } from './save-answer-links.ts';

type Outcome = { kind: 'saved' | 'older'; answer: Answer };

/**
 * Changes the given fields of an answer. A change from an older revision is refused with the
 * present answer, unless the fields already have these values. Links have no revision: they are
 * saved from any revision and do not create a new one.
 */
export const changeAnswer: Handler<'PUT /answers/{id}' | 'PATCH /answers/{id}'> = async (
  { params: { id }, body },
  context,
) => {
  const { db, session, now, videoHosts } = context;
  const { rev, next_question, link_problemset, ...fields } = body;
  const given = checkGivenFields(fields, richFields);
  const outcome = await db.transaction().execute(async (tx): Promise<Outcome> => {
    const { question, answer: current } = await lockAnswer(tx, id);
    refuseOtherKind(fields, isTypedAnswer(current));
    const { changed, columns } = changesOf(current, fields, given);
    if (question.kind && isTypedAnswer(current)) refuseOfKind(question.kind, { ...current, ...columns });
    const isOlder = rev !== undefined && rev !== current.rev;
    if (changed.length > 0 && isOlder) return { kind: 'older', answer: await readAnswer(tx, current) };
    if (changed.length > 0) await refuseForeignMedia(tx, Object.values(given.documents), videoHosts);
    const revised = { rev: current.rev + 1, updated_at: now(), updated_by: session.account.id };
    const { result: changedLinks, differences } = await withVersion(tx, question.id, context, async () => {
      if (changed.length > 0) {
        await tx
          .updateTable('answers')
          .where('id', '=', current.id)
          .set({ ...columns, ...revised })
          .execute();
        await reviseQuestions(tx, [question.id], session.account.id);
      }
      return await saveAnswerLinks(tx, question, current.id, { next_question, link_problemset });
    });
    if (changed.length + changedLinks.length > 0) {
      const detail = { question_id: question.id, changed: [...changed, ...changedLinks], differences };
      await writeAudit(tx, session, { action: 'change', subject: 'answer', subject_id: current.id, detail });
      await contentChanged(tx, [question.id]);
    }
    return { kind: 'saved', answer: await readAnswer(tx, current) };
  });
  if (outcome.kind === 'saved') return outcome.answer;
  throw new Refusal('answer_changed', {}, { details: { data: outcome.answer } });
};

const richFields = ['answer', 'explanation'] as const;
const choiceFields = ['correct'] as const;

type Fields = Parsed<'PUT /answers/{id}'>['body'];
type Given = ReturnType<typeof checkGivenFields<(typeof richFields)[number]>>;

/**
 * Returns the names of the changed fields and their columns. A free response never changes
 * `answer`, `explanation` and `correct`.
 */
function changesOf(current: LockedAnswer, fields: Fields, given: Given) {
  if (isTypedAnswer(current)) {
    const columns = pickFields(fields, typedFields);
    return { changed: changedNames(current, columns), columns };
  }
  const plain = pickFields(fields, choiceFields);
  const changed = changedNames(current, { ...given.documents, ...plain });
  const compiled = richFields.some((name) => changed.includes(name)) && mergeFormulas(given, current, richFields);
  return { changed, columns: { ...toColumns(given.documents), ...compiled, ...plain } };
}

/** Saves a new order of a question's answers. Returns the reordered list. */
export const orderAnswers: Handler<'PUT /answers/update_positions'> = async ({ body }, context) =>
  await context.db.transaction().execute(async (tx) => {
    const { session } = context;
    const { id } = await lockQuestion(tx, body.question_id);
    const loadAnswers = async () => (await readQuestion(tx, id)).answers;
    const { differences } = await withVersion(tx, id, context, async () => {
      await saveListOrder(tx, { of: 'answer', parent: id }, { order: body.answers, present: loadAnswers });
      await reviseQuestions(tx, [id], session.account.id);
    });
    await writeAudit(tx, session, { action: 'order', subject: 'answer', subject_id: id, detail: { differences } });
    await contentChanged(tx, [id]);
    return { data: await loadAnswers() };
  });

/**
 * Deletes an answer permanently (Q84) and renumbers the others. Its id is free again, so that an
 * undo can create the answer with the same id.
 */
export const deleteAnswer: Handler<'DELETE /answers/{id}'> = async ({ params: { id } }, context) =>
  await context.db.transaction().execute(async (tx) => {
    const { session } = context;
    const { question, answer } = await lockAnswer(tx, id);
    const { differences } = await withVersion(tx, question.id, context, async () => {
      await tx.deleteFrom('answers').where('id', '=', id).execute();
      await renumberList(tx, { of: 'answer', parent: question.id });
      await reviseQuestions(tx, [question.id], session.account.id);
    });
    const text = isTypedAnswer(answer) ? acceptedText(answer) : preview(answer.answer);
    const detail = { question_id: question.id, text, differences };
    await writeAudit(tx, session, { action: 'delete', subject: 'answer', subject_id: id, detail });
    await contentChanged(tx, [question.id]);
    return { id, _id: id };
  });

/** A locked answer with all its columns. */
type LockedAnswer = Awaited<ReturnType<typeof lockAnswer>>['answer'];

/**
 * Returns an answer and locks its question, because a change of one answer can change the list of
 * answers. Throws `notFound` if there is none.
 */
async function lockAnswer(tx: Tx, id: string) {
  const row = await tx.selectFrom('answers').where('id', '=', id).select('question_id').executeTakeFirst();
  if (!row) throw notFound('Answer');
  const question = await lockQuestion(tx, row.question_id);
  const answer = await tx.selectFrom('answers').where('id', '=', id).selectAll().executeTakeFirst();
  if (!answer) throw notFound('Answer');
  return { question, answer };
}
