import type { ChoiceData } from './choices/choices.ts';
import type { Judging, QuestionKind } from './kind.ts';
import { oneChoice } from './one-choice/one-choice.ts';
import { severalChoices } from './several-choices/several-choices.ts';
import { type StudentProducedData, studentProduced } from './student-produced/student-produced.ts';
import { type TypedData, typed } from './typed/typed.ts';

/** The kinds of questions and their data. Each kind is also in `kinds` and in the tables of its other parts. */
export type KindsData = {
  'one-choice': ChoiceData;
  'several-choices': ChoiceData;
  typed: TypedData;
  'student-produced': StudentProducedData;
};
export type KindName = keyof KindsData;

/** The first part of each kind. `lazy/judging.ts` and `checks.ts` have the others. */
export const kinds: { readonly [Name in KindName]: QuestionKind<KindsData[Name]> } = {
  'one-choice': oneChoice,
  'several-choices': severalChoices,
  typed,
  'student-produced': studentProduced,
};

/** How a question is answered, and its key. */
export type Item<Name extends KindName = KindName> = {
  [N in Name]: { kind: N; spec: KindsData[N]['spec']; key: KindsData[N]['key'] };
}[Name];
/** How a question is answered, without its key. */
export type SealedItem<Name extends KindName = KindName> = {
  [N in Name]: { kind: N; spec: KindsData[N]['sealed'] };
}[Name];
/** What was given to a question. The kind of the question decides how it is read. */
export type Given = KindsData[KindName]['given'];

/** The second part of each kind; null while it is loading. */
export type JudgingTable = { readonly [Name in KindName]: Judging<KindsData[Name]> };
export type LoadedJudging = { readonly [Name in KindName]: JudgingTable[Name] | null };
