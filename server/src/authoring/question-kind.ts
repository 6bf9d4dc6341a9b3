import { type AuthoredKind, kindAfter } from '@fourfold/core/wire/kind-after';
import { Refusal } from '../call/refusal.ts';

/** Returns the kind of a question after a change. Throws a Refusal if the question cannot be of this kind. */
export function changedKind(current: AuthoredKind, fields: Parameters<typeof kindAfter>[1]): AuthoredKind {
  const after = kindAfter(current, fields);
  if (after === 'unknown_kind') throw new Refusal(after, { kind: fields.kind ?? '' });
  if (after === 'kind_without_choices') throw new Refusal(after);
  return after;
}
