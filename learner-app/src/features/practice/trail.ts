import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { create } from 'zustand';

/** A question as shown, with the state of its screen. */
export type Shown<Screen = PracticeScreen> = { question: Question; screen: Screen };
/** `after`: the number of progress events before the answer. */
export type Answered = Shown<Extract<PracticeScreen, { at: 'checked' }>> & { after: number };

/**
 * The answers since the page was loaded, in order, by account and reference, so that the user can
 * view them again.
 */
const trails = create<Readonly<Record<string, readonly Answered[]>>>()(() => ({}));
const none: readonly Answered[] = [];

export function useTrail(place: string): readonly Answered[] {
  return trails((all) => all[place] ?? none);
}

export function addToTrail(place: string, answered: Answered): void {
  trails.setState((all) => ({ [place]: [...(all[place] ?? none), answered] }));
}

/** Removes the answers before a reset, which is the `seq`-th progress event. */
export function forgetTrail(place: string, seq: number): void {
  const kept = (trails.getState()[place] ?? none).filter(({ after }) => after >= seq);
  trails.setState({ [place]: kept });
  counted.set(place, Math.min(counted.get(place) ?? 0, kept.length));
}

/** Number of answers that earlier summaries have counted. */
const counted = new Map<string, number>();

/** Returns the answers since the last summary and marks them as counted. */
export function takeTrail(place: string): readonly Answered[] {
  const all = trails.getState()[place] ?? none;
  const since = all.slice(counted.get(place) ?? 0);
  counted.set(place, all.length);
  return since;
}

/** The unchecked question of each trail; restored when the user comes back. */
const left = new Map<string, Shown>();

export function keepDraft(place: string, shown: Shown): void {
  left.set(place, shown);
}

export function draftOf(place: string, question: Question): Shown | undefined {
  const shown = left.get(place);
  return shown?.screen.at === 'answering' && shown.question === question ? shown : undefined;
}
