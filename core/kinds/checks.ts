import type { Checks, Outcomes } from './kind.ts';
import { oneChoiceChecks } from './one-choice/checks.ts';
import type { Item, KindName, KindsData } from './registry.ts';
import { severalChoicesChecks } from './several-choices/checks.ts';
import { studentProducedChecks } from './student-produced/checks.ts';
import { typedChecks } from './typed/checks.ts';

/** The third part of all kinds. */
const checks: { readonly [Name in KindName]: Checks<KindsData[Name]> } = {
  'one-choice': oneChoiceChecks,
  'several-choices': severalChoicesChecks,
  typed: typedChecks,
  'student-produced': studentProducedChecks,
};

/** Whether any answer that a student can give is right. */
export function canItemBeRight<Name extends KindName>({ kind, ...question }: Item<Name>): boolean {
  return checksOf<Name>(kind).canBeRight(question);
}

/** The answers that a student can give, as far as links distinguish them. */
export function outcomesOf<Name extends KindName>({ kind, ...question }: Item<Name>): Outcomes {
  return checksOf<Name>(kind).outcomes(question);
}

/** The ids of the answers that students can choose, in order of display; empty if the answer is typed. */
export function choicesOf<Name extends KindName>({ kind, ...question }: Item<Name>): readonly string[] {
  return checksOf<Name>(kind).choices(question);
}

/** The accepted answers as a key on paper has them (`Checks.accepted`). */
export function acceptedOf<Name extends KindName>(
  { kind, ...question }: Item<Name>,
  letters: readonly string[] | null,
): readonly string[] {
  return checksOf<Name>(kind).accepted(question, letters);
}

/** Whether two questions are of the same kind and accept the same. */
export function hasSameKey(one: Item, other: Item): boolean {
  return one.kind === other.kind && checksOf<KindName>(one.kind).isSameKey(one.key, other.key);
}

/** Accepted answers that no student can give: predicates that follow the name of the question. */
export function refusedOf<Name extends KindName>({ kind, ...question }: Item<Name>): readonly string[] {
  return checksOf<Name>(kind).refused(question);
}

function checksOf<Name extends KindName>(kind: Name): Checks<KindsData[Name]> {
  return checks[kind];
}
