import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { create } from 'zustand';

/** A question as shown, with the state of its screen. */
export type ShownQuestion<Screen = PracticeScreen> = { question: Question; screen: Screen };
/** `after`: the number of progress events before the answer. */
export type AnsweredQuestion = ShownQuestion<Extract<PracticeScreen, { kind: 'checked' }>> & { after: number };

/** The answers since the page was loaded, in order, by account and reference, so that the user can view them again. */
const trails = create<Readonly<Record<string, readonly AnsweredQuestion[]>>>()(() => ({}));
const emptyTrail: readonly AnsweredQuestion[] = [];

export function useTrail(trailKey: string): readonly AnsweredQuestion[] {
  return trails((all) => all[trailKey] ?? emptyTrail);
}

export function addToTrail(trailKey: string, answered: AnsweredQuestion): void {
  trails.setState((all) => ({ [trailKey]: [...(all[trailKey] ?? emptyTrail), answered] }));
}

/** Removes the answers before a reset, which is the `seq`-th progress event. */
export function forgetTrail(trailKey: string, seq: number): void {
  const remaining = (trails.getState()[trailKey] ?? emptyTrail).filter(({ after }) => after >= seq);
  trails.setState({ [trailKey]: remaining });
  countedAnswers.set(trailKey, Math.min(countedAnswers.get(trailKey) ?? 0, remaining.length));
}

/** Number of answers that earlier summaries have counted. */
const countedAnswers = new Map<string, number>();

/** Returns the answers since the last summary and marks them as counted. */
export function takeTrail(trailKey: string): readonly AnsweredQuestion[] {
  const all = trails.getState()[trailKey] ?? emptyTrail;
  const since = all.slice(countedAnswers.get(trailKey) ?? 0);
  countedAnswers.set(trailKey, all.length);
  return since;
}

/** The unchecked question of each trail; restored when the user comes back. */
const drafts = new Map<string, ShownQuestion>();

export function saveDraft(trailKey: string, shown: ShownQuestion): void {
  drafts.set(trailKey, shown);
}

export function draftOf(trailKey: string, question: Question): ShownQuestion | undefined {
  const shown = drafts.get(trailKey);
  return shown?.screen.kind === 'answering' && shown.question === question ? shown : undefined;
}
