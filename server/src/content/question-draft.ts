import type { KindName } from '@fourfold/core/kinds/registry';
import type { TypedEntry } from '@fourfold/core/kinds/typed/typed';
import type { Rank } from '@fourfold/core/ranks/ranks';
import { storedSkillCodes } from '@fourfold/core/skills/skill-list';
import { toKindChoice } from '@fourfold/core/wire/chosen-kind';
import type { QuestionParentKind } from '../database/schema.ts';
import { checkDocuments, type DocumentCheck } from './check-documents.ts';

/**
 * A question that is not stored yet, from an author, an import or the seed. Rich fields are JSON
 * strings or blocks; a missing field is empty.
 */
export type QuestionDraft = {
  id: string;
  parent: { kind: QuestionParentKind; id: string };
  /** Only for test questions: the type of the section, and whether it is the real variant. */
  test?: { section: string; is_real: boolean };
  position: number;
  question: unknown;
  question_exp?: unknown;
  help?: unknown;
  help_exp?: unknown;
  rank?: Rank;
  is_calc?: boolean | null;
  is_hidden?: boolean;
  /** Default: it follows from the answers. */
  chosen?: KindName | undefined;
  exp_position_before_answer?: boolean;
  skill_codes?: readonly string[];
  link_right_question_id?: string | null;
  link_wrong_question_id?: string | null;
  link_right_problemset_id?: string | null;
  link_wrong_problemset_id?: string | null;
  answers: readonly AnswerDraft[];
};

export type AnswerDraft = ChoiceDraft | TypedDraft;
type ChoiceDraft = { id: string; answer: unknown; explanation?: unknown; correct: boolean };
/** One accepted text of a typed answer. */
type TypedDraft = { id: string; accepted: TypedEntry; symbol?: string; symbolLeft?: boolean };

/** The row of a question and the rows of its answers, ready to be inserted. */
export type CheckedQuestion = ReturnType<typeof checkQuestion>;

/**
 * Validates a question with its answers, compiles its formulas, and returns the rows. Throws a
 * Refusal that names the invalid field.
 */
export function checkQuestion(draft: QuestionDraft, check: DocumentCheck = checkDocuments) {
  const { documents, ...compiled } = check({
    question: draft.question,
    question_exp: draft.question_exp ?? [],
    help: draft.help ?? [],
    help_exp: draft.help_exp ?? [],
  });
  const chosen = toKindChoice(draft.chosen ?? (draft.answers.some(isTypedDraft) ? 'typed' : 'one-choice'));
  return {
    id: draft.id,
    parent_kind: draft.parent.kind,
    parent_id: draft.parent.id,
    // Undefined, not null, for other questions: imports compare the JSON with rows of older
    // imports.
    section: draft.test?.section,
    is_real: draft.test?.is_real,
    position: draft.position,
    ...documents,
    ...compiled,
    rank: draft.rank ?? 0,
    is_calc: draft.is_calc ?? null,
    is_free_response: chosen.is_free_response,
    // Undefined, not null, for the same reason.
    kind: chosen.kind ?? undefined,
    is_hidden: draft.is_hidden ?? false,
    exp_position_before_answer: draft.exp_position_before_answer ?? false,
    skill_codes: storedSkillCodes(draft.skill_codes ?? []),
    link_right_question_id: draft.link_right_question_id ?? null,
    link_wrong_question_id: draft.link_wrong_question_id ?? null,
    link_right_problemset_id: draft.link_right_problemset_id ?? null,
    link_wrong_problemset_id: draft.link_wrong_problemset_id ?? null,
    answers: draft.answers.map((answer, position) => checkAnswer(answer, { position, question_id: draft.id, check })),
  };
}

type AnswerContext = { position: number; question_id: string; check?: DocumentCheck };

/** Validates one answer of a question and returns its row. Throws a Refusal if it is invalid. */
export function checkAnswer(draft: AnswerDraft, { position, question_id, check = checkDocuments }: AnswerContext) {
  const [typed, choice] = isTypedDraft(draft) ? [draft, null] : [null, draft];
  const { documents, ...compiled } = check(
    { answer: choice?.answer ?? [], explanation: choice?.explanation ?? [] },
    `answer ${position + 1}`,
  );
  return {
    id: draft.id,
    question_id,
    position,
    ...documents,
    ...compiled,
    correct: choice?.correct ?? true,
    is_free_response: typed !== null,
    free_response_answer: typed?.accepted.text ?? '',
    is_exact_match: typed?.accepted.exact ?? false,
    symbol: typed?.symbol ?? '',
    symbol_position_left: typed?.symbolLeft ?? false,
  };
}

function isTypedDraft(draft: AnswerDraft): draft is TypedDraft {
  return 'accepted' in draft;
}
