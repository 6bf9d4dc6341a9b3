import type { Question } from '../contract/content.ts';
import { isStoredKind, type StoredKind } from '../kinds/stored-kinds.ts';

/** What decides the kind of a question without answers. `kind`: null if its answers decide. */
export type AuthoredKind = Pick<Question, 'is_free_response'> & { kind: StoredKind | null };
/** A newer client may name a kind that this version does not know. */
type KindFields = { is_free_response?: boolean | undefined; kind?: string | null | undefined };

/** The kind of a question with choices, which is what a new question is by default. */
export const choiceKind: AuthoredKind = { is_free_response: false, kind: null };

/** Separates the fields of the kind from the others of a body. */
export function splitKind<Fields extends KindFields>({ is_free_response, kind, ...others }: Fields) {
  return { chosen: { is_free_response, kind }, others };
}

/**
 * Returns the kind of a question after a change, or the code of a refusal. A client of before changes
 * `is_free_response` alone: then the answers decide again.
 */
export function kindAfter(
  current: AuthoredKind,
  { is_free_response, kind }: KindFields,
): AuthoredKind | 'unknown_kind' | 'kind_without_choices' {
  if (kind) {
    if (!isStoredKind(kind)) return 'unknown_kind';
    return is_free_response === false ? 'kind_without_choices' : { is_free_response: true, kind };
  }
  const isTyped = is_free_response ?? current.is_free_response;
  const keepsKind = kind === undefined && isTyped === current.is_free_response;
  return { is_free_response: isTyped, kind: keepsKind ? current.kind : null };
}
