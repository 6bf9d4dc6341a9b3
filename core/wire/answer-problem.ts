import type { StoredKind } from '../kinds/stored-kinds.ts';
import { valueProblem } from '../kinds/student-produced/value-forms.ts';
import type { TypedFields } from './authored-answer.ts';

const checks: { readonly [Name in StoredKind]: (answer: TypedFields) => string | null } = {
  'student-produced': ({ free_response_answer, symbol, symbol_position_left, is_exact_match }) =>
    symbol || symbol_position_left || is_exact_match
      ? 'An answer of a student-produced response has no symbol, and no exact match.'
      : valueProblem(free_response_answer),
};

/** Returns a sentence that says why a typed answer cannot be one of a question of this kind; null if it can. */
export function answerProblem(kind: StoredKind, answer: TypedFields): string | null {
  return checks[kind](answer);
}

/** The refusal of an answer record without an answer. */
export const nothingGiven = {
  field: 'given_answer_ids',
  problem: 'choose an answer, or type one in given_free_response_answer',
};
