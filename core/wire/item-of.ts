import type { Answer } from '../contract/content.ts';
import type { Item } from '../kinds/registry.ts';
import { isStoredKind, type StoredKind } from '../kinds/stored-kinds.ts';

/** The fields of an answer that decide the kind and the key of its question. Only a page needs the symbol. */
export type WireAnswer = Pick<
  Answer,
  'id' | 'correct' | 'is_free_response' | 'free_response_answer' | 'is_exact_match'
> &
  Partial<Pick<Answer, 'symbol' | 'symbol_position_left'>>;
/** `kind`: missing or null for the kinds of 2016. */
export type WireQuestion = { kind?: StoredKind | null | undefined; answers: readonly WireAnswer[] };

/** The spec and the key of the kinds that a question names. */
const readers: { readonly [Name in StoredKind]: (answers: readonly WireAnswer[]) => Item<Name> } = {
  'student-produced': (answers) => ({
    kind: 'student-produced',
    spec: {},
    key: { values: answers.map((answer) => answer.free_response_answer) },
  }),
};

/**
 * Returns how a question is answered, and its key, from its kind and its answers in order. Without a kind it is typed if
 * one answer is a free response; then every free response is accepted, whatever its `correct` flag (Q215). More than one
 * right choice means several (Q29). A kind counts only without choices: the release before may add them (Q317).
 */
export function itemOf({ kind, answers }: WireQuestion): Item {
  const typed = answers.filter((answer) => answer.is_free_response);
  if (kind && isStoredKind(kind) && typed.length === answers.length) return readers[kind](answers);
  const [first] = typed;
  if (first) {
    const entries = typed.map((answer) => ({ text: answer.free_response_answer, exact: answer.is_exact_match }));
    const spec = { symbol: first.symbol ?? '', symbolLeft: first.symbol_position_left ?? false };
    return { kind: 'typed', spec, key: { entries } };
  }
  const correctIds = answers.filter(({ correct }) => correct).map(({ id }) => id);
  return {
    kind: correctIds.length > 1 ? 'several-choices' : 'one-choice',
    spec: { choices: answers.map(({ id }) => id) },
    key: { correctIds },
  };
}

/** The first accepted answer that is typed; undefined for choices. */
export function firstAccepted({ answers }: Pick<WireQuestion, 'answers'>): string | undefined {
  return answers.find((answer) => answer.is_free_response)?.free_response_answer;
}

/** Whether a question is of a kind that only a newer version knows. */
export function hasUnknownKind({ kind }: { kind?: string | null | undefined }): boolean {
  return typeof kind === 'string' && !isStoredKind(kind);
}
