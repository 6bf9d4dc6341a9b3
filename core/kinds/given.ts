import type { QuestionKind } from './kind.ts';
import { type Given, type KindName, type KindsData, kinds } from './registry.ts';

/** Returns what is given to a question before the student has done anything. */
export function nothingGiven(kind: KindName): Given {
  return kinds[kind].empty;
}

/** Whether a text is given to a question of this kind. */
export function isTextKind(kind: KindName): boolean {
  return 'text' in nothingGiven(kind);
}

/** Whether something was given in the form that the kind of a question expects. */
export function isGivenTo<Name extends KindName>(name: Name, given: Given): given is KindsData[Name]['given'] {
  return kindOf(name).isGiven(given);
}

/** Reads what was given as the kind of the question does. What does not fit the kind counts as nothing. */
export function givenTo<Name extends KindName>(name: Name, given: Given): KindsData[Name]['given'] {
  const kind = kindOf(name);
  return kind.isGiven(given) ? given : kind.empty;
}

/** Whether nothing is given that the question can be checked with. */
export function isNothing<Name extends KindName>(name: Name, given: Given): boolean {
  return kindOf(name).isEmpty(givenTo(name, given));
}

/** Returns what is given after the letter of an answer was pressed. */
export function afterLetter<Name extends KindName>(name: Name, given: Given, answerId: string): Given {
  return kindOf(name).choose(givenTo(name, given), answerId);
}

/** The chosen answers; none if the answer is typed. */
export function chosenIds(given: Given): readonly string[] {
  return chosenAs(fittingKind(given), given);
}

/** What was given, as a text for results and lists. `textOf` returns the text of an answer of the question. */
export function givenText(given: Given, textOf: (answerId: string) => string): string {
  return textAs(fittingKind(given), given, textOf);
}

/** The first kind that expects this form of what is given; kinds with the same form read it alike. */
function fittingKind(given: Given): KindName {
  const names = Object.keys(kinds) as KindName[];
  const name = names.find((each) => isGivenTo(each, given));
  if (!name) throw new Error('what is given has the form of no kind');
  return name;
}

function chosenAs<Name extends KindName>(name: Name, given: Given): readonly string[] {
  return kindOf(name).chosenIds(givenTo(name, given));
}

function textAs<Name extends KindName>(name: Name, given: Given, textOf: (answerId: string) => string): string {
  return kindOf(name).asText(givenTo(name, given), textOf);
}

/** Whether both are the same, in the same order. */
export function isSameGiven(one: Given, other: Given): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function kindOf<Name extends KindName>(name: Name): QuestionKind<KindsData[Name]> {
  return kinds[name];
}
