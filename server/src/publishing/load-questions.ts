import type { AuthoredQuestion, AuthoredTarget } from '@fourfold/core/proofs/authored';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { kindChoiceOf } from '@fourfold/core/wire/chosen-kind';
import { sql } from 'kysely';
import { keyFields, kindField } from '../content/key-fields.ts';
import type { Db } from '../database/db.ts';
import type { QuestionParentKind } from '../database/schema.ts';
import { type LinkTargets, loadLinkTargets, type QuestionLinks } from './load-link-targets.ts';

/** The parent of questions; for test questions with the section and the variant. */
export type QuestionLocation = { kind: QuestionParentKind; id: string; section?: string; is_real?: boolean };
/** Returns the questions of a loaded parent, by position. */
export type QuestionsAt = (location: QuestionLocation) => AuthoredQuestion[];

/**
 * Loads the living questions of these parents in one statement, and the targets of their links in
 * four. `assumed` are ids of records that count as published.
 */
export async function loadQuestions(
  db: Db,
  locations: readonly QuestionLocation[],
  assumed: readonly string[],
): Promise<QuestionsAt> {
  const { rows } = await sql<AuthoredRow>`
    select q.id, q.parent_kind, q.parent_id as parent, q.section, q.is_real, q.position, q.rank, q.question,
           q.question_exp, q.help, q.help_exp, array(select jsonb_object_keys(q.formulas)) as formula_keys,
           q.is_hidden, ${kindField('q')}, q.link_right_question_id, q.link_wrong_question_id,
           q.link_right_problemset_id, q.link_wrong_problemset_id,
           case when q.key_accepted then null else q.key_doubt end as key_doubt, q.skill_codes,
           array(select jsonb_build_object(${keyFields('a')},
                          'answer', a.answer, 'explanation', a.explanation,
                          'formula_keys', array(select jsonb_object_keys(a.formulas)),
                          'question', a.next_question_id, 'set', a.link_problemset_id)
                   from answers a where a.question_id = q.id order by a.position, a.id) as answers
      from questions q
     where q.deleted_at is null
       and (q.parent_kind, q.parent_id) in (
             select * from unnest(${locations.map(({ kind }) => kind)}::text[], ${locations.map(({ id }) => id)}::uuid[]))
     order by q.position, q.id`.execute(db);
  const targets = await loadLinkTargets(db, rows, assumed);
  const byLocation = Map.groupBy(rows, (row) => keyOf({ ...row, kind: row.parent_kind, id: row.parent }));
  return (location) => (byLocation.get(keyOf(location)) ?? []).map((row) => presentAuthored(row, targets));
}

function keyOf({ kind, id, section, is_real }: { kind: string; id: string; section?: unknown; is_real?: unknown }) {
  return [kind, id, section ?? '', is_real ?? ''].join();
}

type AnswerRow = Omit<AuthoredQuestion['answers'][number], 'leads'> & { question: string | null; set: string | null };
type OwnColumns = Omit<AuthoredQuestion, 'answers' | 'right' | 'wrong'>;
/** A question with its answers, as the query returns it. */
type AuthoredRow = OwnColumns &
  Omit<QuestionLinks, 'answers'> & { section: string | null; is_real: boolean | null; answers: AnswerRow[] };

function presentAuthored(row: AuthoredRow, targets: LinkTargets): AuthoredQuestion {
  const { id, position, rank, is_hidden, key_doubt, skill_codes } = row;
  const { question, question_exp, help, help_exp, formula_keys } = row;
  const linksTo = (linkIds: { question: string | null; set: string | null }): AuthoredTarget => ({
    question: linkIds.question ? targets.question(linkIds.question, row) : null,
    set: linkIds.set ? targets.set(linkIds.set, row) : null,
  });
  return {
    id,
    position,
    rank,
    is_hidden,
    ...kindChoiceOf(row),
    question: documentOrEmpty(question),
    question_exp: documentOrEmpty(question_exp),
    help: documentOrEmpty(help),
    help_exp: documentOrEmpty(help_exp),
    formula_keys,
    key_doubt,
    skill_codes,
    right: linksTo({ question: row.link_right_question_id, set: row.link_right_problemset_id }),
    wrong: linksTo({ question: row.link_wrong_question_id, set: row.link_wrong_problemset_id }),
    answers: row.answers.map(({ question: next, set, answer, explanation, ...own }) => ({
      ...own,
      answer: documentOrEmpty(answer),
      explanation: documentOrEmpty(explanation),
      leads: linksTo({ question: next, set }),
    })),
  };
}

/** Returns the document, or an empty one if it is invalid: students do not see invalid documents either. */
export function documentOrEmpty(document: unknown): RichDocument {
  return isDocument(document) ? document : [];
}
