import type { KindName } from './registry.ts';

/**
 * Where the kind of a question is read from. The kinds of 2016 follow from its answers (core/wire/item-of.ts), so that
 * clients and rows of before have them too; every other kind is named by the question.
 */
const kindSources = {
  'one-choice': 'answers',
  'several-choices': 'answers',
  typed: 'answers',
  'student-produced': 'name',
} as const satisfies Record<KindName, 'answers' | 'name'>;

/** The kinds that a question names, on the wire and in storage. */
export type StoredKind = {
  [Name in KindName]: (typeof kindSources)[Name] extends 'name' ? Name : never;
}[KindName];

export const storedKinds = Object.keys(kindSources).filter(isStoredKind) as [StoredKind, ...StoredKind[]];

/** Whether the answers of such a question are typed texts: those of every kind that a question names are (Q317). */
export function hasTypedAnswers(kind: KindName): boolean {
  return kind === 'typed' || isStoredKind(kind);
}

/** Whether this version knows a kind under this name. */
export function isStoredKind(name: string): name is StoredKind {
  return Object.hasOwn(kindSources, name) && kindSources[name as KindName] === 'name';
}
