import { givenTo, isGivenTo } from './given.ts';
import type { Judging, Verdict } from './kind.ts';
import type { Given, Item, KindName, KindsData, LoadedJudging } from './registry.ts';

/** Judges by the loaded part of the question's kind; null while it is loading. What does not fit the kind is wrong. */
export function judgeWith<Name extends KindName>(table: LoadedJudging, item: Item<Name>, given: Given): Verdict | null {
  return judgingIn<Name>(table, item.kind)?.judge(item.key, givenTo(item.kind, given)) ?? null;
}

/** Returns the format error to show before an answer is recorded; null if there is none (Q112). */
export function slipWith<Name extends KindName>(table: LoadedJudging, item: Item<Name>, given: Given): string | null {
  if (!isGivenTo(item.kind, given)) return null;
  return judgingIn<Name>(table, item.kind)?.slip(item.key, given) ?? null;
}

function judgingIn<Name extends KindName>(table: LoadedJudging, kind: Name): Judging<KindsData[Name]> | null {
  return table[kind];
}
