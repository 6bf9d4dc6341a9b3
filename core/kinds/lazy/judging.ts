import { choiceJudging } from '../choices/judging.ts';
import { givenTo } from '../given.ts';
import type { Judging, Verdict } from '../kind.ts';
import type { Given, Item, JudgingTable, KindName, KindsData, SealedItem } from '../registry.ts';
import { studentProducedJudging } from '../student-produced/lazy/judging.ts';
import { typedJudging } from '../typed/lazy/judging.ts';

/** The second part of all kinds, for every caller but a page that practises. */
export const judging: JudgingTable = {
  'one-choice': choiceJudging,
  'several-choices': choiceJudging,
  typed: typedJudging,
  'student-produced': studentProducedJudging,
};

/** Judges an answer by its key. Never throws; what does not fit the kind of the question is wrong. */
export function judge<Name extends KindName>({ kind, key }: Item<Name>, given: Given): Verdict {
  return judgingOf<Name>(kind).judge(key, givenTo(kind, given));
}

/** Returns what may be seen of a question before its key is opened (Q105). */
export function seal<Name extends KindName>({ kind, ...question }: Item<Name>): SealedItem<Name> {
  return { kind, spec: judgingOf<Name>(kind).seal(question) };
}

/** Returns a hint about a probable format error in an answer of a test; null if there is none (Q112). */
export function hintFor<Name extends KindName>(kind: Name, given: Given): string | null {
  return judgingOf(kind).hint(givenTo(kind, given));
}

function judgingOf<Name extends KindName>(kind: Name): Judging<KindsData[Name]> {
  return judging[kind];
}
