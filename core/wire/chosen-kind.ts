import type { Question } from '../contract/content.ts';
import type { KindName } from '../kinds/registry.ts';
import { hasTypedAnswers, isStoredKind, type StoredKind } from '../kinds/stored-kinds.ts';
import type { AuthoredKind } from './kind-after.ts';

/** The fields by which an author chooses the kind of a question. `kind`: null or missing for the kinds of 2016. */
export type KindChoice = Pick<Question, 'is_free_response'> & { kind?: StoredKind | null | undefined };

/** The kind that an author has chosen. With choices it is the first such kind, since the answers decide between them. */
export function chosenKind({ is_free_response, kind }: KindChoice): KindName {
  return is_free_response ? (kind ?? 'typed') : 'one-choice';
}

/** The fields of the kind in a row or a body that has more. */
export function kindChoiceOf({ is_free_response, kind }: KindChoice): KindChoice {
  return { is_free_response, kind };
}

/** The fields for a choice of a kind. */
export function toKindChoice(kind: KindName): AuthoredKind {
  return { ...toTypedField(kind), kind: isStoredKind(kind) ? kind : null };
}

/** The field for records that do not name their kind. */
export function toTypedField(kind: KindName): Pick<Question, 'is_free_response'> {
  return { is_free_response: hasTypedAnswers(kind) };
}

/** The name of the field that says whether a question or an answer is typed. */
export const typedField = 'is_free_response' satisfies keyof KindChoice;
