import type { Question } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import type { StoredKind } from '@fourfold/core/kinds/stored-kinds';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import { storedSkillCodes } from '@fourfold/core/skills/skill-list';
import { answerProblem } from '@fourfold/core/wire/answer-problem';
import { acceptedText, typedFields } from '@fourfold/core/wire/authored-answer';
import { chosenKind, typedField } from '@fourfold/core/wire/chosen-kind';
import { splitKind } from '@fourfold/core/wire/kind-after';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, SessionContext } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import { typedColumn } from '../content/key-fields.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { reviseQuestions } from '../content/revise-questions.ts';
import type { Tx } from '../database/db.ts';
import { requireSkills } from '../skills/require-skills.ts';
import { withVersion } from '../versions/save-version.ts';
import { changedNames } from './field-changes.ts';
import { type LockedQuestion, lockQuestion, type ParentKinds } from './lock-question.ts';
import { changedKind } from './question-kind.ts';
import { readQuestion } from './read-as-author.ts';
import { checkGivenFields, mergeFormulas, toColumns } from './rich-fields.ts';

export const changeQuestion: Handler<'PUT /questions/{id}'> = ({ params, body }, context) =>
  saveChange(params.id, body, context, 'any');

export const changeProblemsetQuestion: Handler<'PUT /problemset_questions/{id}'> = ({ params, body }, context) =>
  saveChange(params.id, body, context, ['problem_set']);

type Changes = Parsed<'PUT /questions/{id}'>['body'];

/**
 * Changes the given fields of a question. A change from an older revision is refused with the
 * present question, unless the fields already have these values: then it is a repeated request.
 */
async function saveChange(
  id: string,
  body: Changes,
  context: SessionContext<'db' | 'now' | 'videoHosts'>,
  kinds: ParentKinds,
): Promise<Question> {
  const { db, session, now, videoHosts } = context;
  const { chosen, others } = splitKind(body);
  const { rev, question, question_exp, help, help_exp, skill_codes, ...fields } = others;
  const given = checkGivenFields({ question, question_exp, help, help_exp }, richFields);
  const outcome = await db.transaction().execute(async (tx) => {
    const current = await lockQuestion(tx, id, kinds);
    const plain = {
      ...fields,
      ...(skill_codes && { skill_codes: storedSkillCodes(skill_codes) }),
      ...changedKind(current, chosen),
    };
    const changed = changedNames(current, { ...given.documents, ...plain });
    if (changed.length === 0) return { kind: 'saved' as const, question: await readQuestion(tx, id) };
    if (rev !== undefined && rev !== current.rev)
      return { kind: 'older' as const, question: await readQuestion(tx, id) };
    await refuseForeignMedia(tx, Object.values(given.documents), videoHosts);
    if (changed.includes(typedField)) await requireNoAnswers(tx, current);
    else if (changed.includes('kind') && plain.kind) await requireAnswersOf(tx, id, plain.kind);
    if (changed.includes('skill_codes')) await requireSkills(tx, plain.skill_codes ?? []);
    const columns = {
      ...toColumns(given.documents),
      ...(richFields.some((name) => changed.includes(name)) && mergeFormulas(given, current, richFields)),
      ...plain,
      rev: current.rev + 1,
      updated_at: now(),
      updated_by: session.account.id,
    };
    const { differences } = await withVersion(tx, id, context, async () => {
      await tx.updateTable('questions').where('id', '=', id).set(columns).execute();
      if (changed.includes(typedField) || changed.includes('kind')) await reviseQuestions(tx, [id], session.account.id);
    });
    const detail = { changed, rev: current.rev + 1, differences };
    await writeAudit(tx, session, { action: 'change', subject: 'question', subject_id: id, detail });
    const saved = await readQuestion(tx, id);
    await contentChanged(tx, [id]);
    return { kind: 'saved' as const, question: saved };
  });
  if (outcome.kind === 'saved') return outcome.question;
  throw new Refusal('question_changed', {}, { details: { data: outcome.question } });
}

const richFields = ['question', 'question_exp', 'help', 'help_exp'] as const;

async function requireNoAnswers(tx: Tx, question: LockedQuestion): Promise<void> {
  const isTyped = hasTypedAnswers(chosenKind(question));
  const { rows } = await sql`
    select from answers where question_id = ${question.id} and ${typedColumn('answers')} = ${isTyped} limit 1
  `.execute(tx);
  if (rows.length === 0) return;
  throw new Refusal(isTyped ? 'has_typed_answers' : 'has_choices');
}

/** Throws a Refusal that names the first typed answer that cannot be one of a question of this kind. */
async function requireAnswersOf(tx: Tx, id: string, kind: StoredKind): Promise<void> {
  const answers = await tx
    .selectFrom('answers')
    .where('question_id', '=', id)
    .orderBy('position')
    .select(typedFields)
    .execute();
  for (const answer of answers) {
    const problem = answerProblem(kind, answer);
    if (problem === null) continue;
    throw new Refusal('answer_not_of_kind', { problem: `“${acceptedText(answer)}”: ${problem}` });
  }
}

/**
 * Confirms that the doubted key of a question is right, or withdraws that. It changes no text and
 * no answer, so the revision stays.
 */
export const acceptKey: Handler<'PUT /questions/accept_key'> = async ({ body }, { db, session }) =>
  await db.transaction().execute(async (tx) => {
    const { id } = await lockQuestion(tx, body.id);
    const { numUpdatedRows } = await tx
      .updateTable('questions')
      .set({ key_accepted: body.accepted })
      .where('id', '=', id)
      .where('key_doubt', 'is not', null)
      .where('key_accepted', '!=', body.accepted)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const action = body.accepted ? 'accept_key' : 'doubt_key';
      await writeAudit(tx, session, { action, subject: 'question', subject_id: id });
      await contentChanged(tx, [id]);
    }
    return { id, accepted: body.accepted };
  });
