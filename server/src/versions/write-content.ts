import { isSame } from '@fourfold/core/authoring/versions/version-changes';
import type { VersionAnswer } from '@fourfold/core/authoring/versions/version-content';
import { kinds } from '@fourfold/core/kinds/registry';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { kindChoiceOf } from '@fourfold/core/wire/chosen-kind';
import { sql } from 'kysely';
import { documentsOf } from '../authoring/create-questions.ts';
import type { LockedQuestion } from '../authoring/lock-question.ts';
import type { SessionContext } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { savePositions } from '../content/arrange-list.ts';
import { idTaken } from '../content/id-taken.ts';
import { type AnswerDraft, type CheckedQuestion, checkQuestion } from '../content/question-draft.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { insertAnswers, saveAnswers } from '../content/write-questions.ts';
import type { Tx } from '../database/db.ts';
import { requireSkills } from '../skills/require-skills.ts';
import type { StoredContent } from './read-content.ts';

type WriteContext = SessionContext<'now' | 'videoHosts'>;

/**
 * Gives a locked question this content, with the checks of an author's save. An answer that was deleted is created again
 * under its id, so that what students gave refers to it. Throws a Refusal.
 */
export async function writeContent(
  tx: Tx,
  question: LockedQuestion,
  { from, to }: { from: StoredContent; to: StoredContent },
  context: WriteContext,
): Promise<void> {
  const { session, now, videoHosts } = context;
  const { id } = question;
  // A newer version of the product wrote it.
  if (!Object.hasOwn(kinds, to.kind)) throw new Refusal('unknown_kind', { kind: to.kind });
  const checked = checkQuestion({
    id,
    parent: { kind: question.list.kind, id: question.list.parent },
    position: 0,
    ...to,
    chosen: to.kind,
    answers: to.answers.map(toDraft),
  });
  await refuseForeignMedia(tx, documentsOf(checked), videoHosts);
  await requireSkills(tx, to.skill_codes);
  const saved = { updated_at: now(), updated_by: session.account.id };
  const { question: stem, question_exp, help, help_exp, formulas, formulas_version } = checked;
  const { rank, is_calc, exp_position_before_answer, skill_codes } = checked;
  await tx
    .updateTable('questions')
    .where('id', '=', id)
    .set({
      question: JSON.stringify(stem),
      question_exp: JSON.stringify(question_exp),
      help: JSON.stringify(help),
      help_exp: JSON.stringify(help_exp),
      formulas: JSON.stringify(formulas),
      formulas_version,
      ...{ rank, is_calc, exp_position_before_answer, skill_codes },
      ...kindChoiceOf(checked),
      kind: checked.kind ?? null,
      link_right_question_id: to.link_right_question_id,
      link_wrong_question_id: to.link_wrong_question_id,
      link_right_problemset_id: to.link_right_problemset_id,
      link_wrong_problemset_id: to.link_wrong_problemset_id,
      rev: question.rev + 1,
      ...saved,
    })
    .execute();
  await writeAnswers(tx, question, { from, to, checked: checked.answers, saved });
}

type AnswersToWrite = {
  from: StoredContent;
  to: StoredContent;
  checked: CheckedQuestion['answers'];
  saved: { updated_at: Date; updated_by: string };
};

async function writeAnswers(
  tx: Tx,
  { id }: LockedQuestion,
  { from, to, checked, saved }: AnswersToWrite,
): Promise<void> {
  const ids = to.answers.map((answer) => answer.id);
  const earlier = new Map(from.answers.map((answer) => [answer.id, answer]));
  await sql`delete from answers where question_id = ${id} and not id = any (${ids}::uuid[])`.execute(tx);
  const missing = checked.filter((answer) => !earlier.has(answer.id));
  const added = await insertAnswers(tx, missing, saved.updated_by);
  if (added.size < missing.length) throw idTaken(false, 'answer');
  const changed = to.answers.filter((answer) => isChanged(earlier.get(answer.id), answer)).map((answer) => answer.id);
  await saveAnswers(
    tx,
    checked.filter((answer) => changed.includes(answer.id)),
  );
  if (changed.length > 0) await tx.updateTable('answers').where('id', 'in', changed).set(saved).execute();
  await savePositions(tx, { of: 'answer', parent: id }, ids);
  const links = to.answers.map(({ id: answer, next_question_id, link_problemset_id }) => ({
    ...{ id: answer, next_question_id, link_problemset_id },
  }));
  await sql`
    update answers a set next_question_id = link.next_question_id, link_problemset_id = link.link_problemset_id
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
           as link (id uuid, next_question_id uuid, link_problemset_id uuid)
     where a.id = link.id
       and (a.next_question_id, a.link_problemset_id) is distinct from (link.next_question_id, link.link_problemset_id)
  `.execute(tx);
}

function isChanged(before: VersionAnswer<RichDocument> | undefined, after: VersionAnswer<RichDocument>): boolean {
  if (!before) return false;
  const fields = ({ answer, explanation, correct, typed }: VersionAnswer<RichDocument>) => [
    answer,
    explanation,
    correct,
    typed,
  ];
  return !isSame(fields(before), fields(after));
}

function toDraft({ id, answer, explanation, correct, typed }: VersionAnswer<RichDocument>): AnswerDraft {
  if (!typed) return { id, answer, explanation, correct };
  const { text, exact, symbol, symbol_left: symbolLeft } = typed;
  return { id, accepted: { text, exact }, symbol, symbolLeft };
}
